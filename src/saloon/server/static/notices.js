// Notices of the browser: shown here, since a page on a phone may not do it by itself; a press leads back to the page.
"use strict";
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { to } = event.notification.data;
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === to);
    return open ? open.focus() : self.clients.openWindow(to);
  }));
});
