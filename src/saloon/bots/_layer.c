/* One layer of a network (saloon.bots.net) in C: the same whole numbers, several at a time.

   read(seen, weights, starts, shift): `weights` holds 16 bits an input and unit, all units of the
   first input first; `starts` 32 bits a unit. Whoever calls sees to it that no sum outgrows 32 bits.
*/

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#define BLOCK 16
#define TOP 255
#define MOST_INPUTS 65536

/* Add two inputs, weighed, to the sums of a block. */
static inline void
add_two(int32_t *sums, int16_t x, const char *x_row, int16_t y, const char *y_row)
{
#if defined(__SSE2__)
    const __m128i both = _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)y << 16 | (uint16_t)x));
    for (int unit = 0; unit < BLOCK; unit += 8) {
        __m128i of_x = _mm_loadu_si128((const __m128i *)(x_row + unit * 2));
        __m128i of_y = _mm_loadu_si128((const __m128i *)(y_row + unit * 2));
        __m128i *to = (__m128i *)(sums + unit);
        __m128i low = _mm_madd_epi16(_mm_unpacklo_epi16(of_x, of_y), both);
        __m128i high = _mm_madd_epi16(_mm_unpackhi_epi16(of_x, of_y), both);
        _mm_storeu_si128(to, _mm_add_epi32(_mm_loadu_si128(to), low));
        _mm_storeu_si128(to + 1, _mm_add_epi32(_mm_loadu_si128(to + 1), high));
    }
#else
    int16_t of_x[BLOCK], of_y[BLOCK];
    memcpy(of_x, x_row, sizeof of_x);
    memcpy(of_y, y_row, sizeof of_y);
    for (int unit = 0; unit < BLOCK; unit++)
        sums[unit] += (int32_t)x * of_x[unit] + (int32_t)y * of_y[unit];
#endif
}

static PyObject *
layer_read(PyObject *Py_UNUSED(self), PyObject *args)
{
    const unsigned char *seen;
    const char *weights, *starts;
    Py_ssize_t inputs, weighed, started;
    int shift;
    if (!PyArg_ParseTuple(args, "y#y#y#i", &seen, &inputs, &weights, &weighed, &starts, &started,
                          &shift))
        return NULL;
    Py_ssize_t units = started / 4;
    if (inputs > MOST_INPUTS || units < BLOCK || units % BLOCK || started != units * 4
        || weighed != inputs * units * 2 || shift < 0 || shift > 31) {
        PyErr_SetString(PyExc_ValueError, "a layer has another shape");
        return NULL;
    }
    PyObject *out = PyBytes_FromStringAndSize(NULL, units);
    if (out == NULL)
        return NULL;
    unsigned char *said = (unsigned char *)PyBytes_AS_STRING(out);
    /* Most inputs are zero: what is not is looked up once, for all blocks. */
    uint32_t at_small[1024];
    uint32_t *at = at_small;
    if (inputs > 1024) {
        at = PyMem_Malloc((size_t)inputs * sizeof(uint32_t));
        if (at == NULL) {
            Py_DECREF(out);
            return PyErr_NoMemory();
        }
    }
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < inputs; i++) {
        at[count] = (uint32_t)i;
        count += seen[i] != 0;
    }
    for (Py_ssize_t first = 0; first < units; first += BLOCK) {
        int32_t sums[BLOCK];
        memcpy(sums, starts + first * 4, sizeof sums);
        const char *rows = weights + first * 2;
        for (Py_ssize_t k = 0; k < count; k += 2) {
            /* Of an odd number the last one counts with nothing beside it. */
            Py_ssize_t also = k + 1 < count ? k + 1 : k;
            add_two(sums, seen[at[k]], rows + (Py_ssize_t)at[k] * units * 2,
                    also > k ? seen[at[also]] : 0, rows + (Py_ssize_t)at[also] * units * 2);
        }
        for (int unit = 0; unit < BLOCK; unit++) {
            int32_t sum = sums[unit] >> shift;
            said[first + unit] = (unsigned char)(sum < 0 ? 0 : sum > TOP ? TOP : sum);
        }
    }
    if (at != at_small)
        PyMem_Free(at);
    return out;
}

static PyMethodDef functions[] = {
    {"read", layer_read, METH_VARARGS, "What the units of a layer make of these inputs."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_layer",
    .m_doc = "One layer of a network in whole numbers.",
    .m_methods = functions,
    .m_slots = slots,
};

PyMODINIT_FUNC
PyInit__layer(void)
{
    return PyModuleDef_Init(&module);
}
