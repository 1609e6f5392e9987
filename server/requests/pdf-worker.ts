/** Looks into PDF files in a thread of its own, one after the other; `inspect-pdf.ts` starts it and ends it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { init, type PdfiumModule, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { FileProblem } from '../../domain/requests/index.ts';

// All that PDFium may hold: ten times the largest file and what the program itself needs.
const maxHeapBytes = 128 * 2 ** 20;
// A CV has a few pages. What lies beyond is not checked.
const maxPages = 1000;
// FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of PDFium's fpdfview.h: opens with a password only, or in an unknown way.
const encryptedErrors = [4, 5];

const pdfium = await startPdfium();
// Where PDFium writes the two floats of a page's size, which nobody reads.
const pageSize = pdfium.pdfium.wasmExports.malloc(8);
parentPort?.on('message', (path: string) => parentPort?.postMessage(problemOf(readFileSync(path))));

/** Whatever PDFium does not survive (too much memory, too deep) ends this thread. */
function problemOf(bytes: Uint8Array): FileProblem | null {
  const address = pdfium.pdfium.wasmExports.malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
  try {
    if (!document) return encryptedErrors.includes(pdfium.FPDF_GetLastError()) ? 'encrypted' : 'damaged';
    // Opens without a password, and is encrypted all the same.
    if (pdfium.FPDF_GetSecurityHandlerRevision(document) >= 0) return 'encrypted';
    return pagesAreThere(document) ? null : 'damaged';
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(address);
  }
}

/** Asked for the size of a page, PDFium looks the page up but does not draw it: what is drawn costs nothing here. */
function pagesAreThere(document: number): boolean {
  const count = pdfium.FPDF_GetPageCount(document);
  for (let index = 0; index < Math.min(count, maxPages); index += 1) {
    if (!pdfium.FPDF_GetPageSizeByIndexF(document, index, pageSize)) return false;
  }
  return count > 0;
}

/** PDFium as WebAssembly: it sees nothing but the memory it is given, and gets no more than `maxHeapBytes` of it. */
async function startPdfium(): Promise<WrappedPdfiumModule> {
  const file = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = new WebAssembly.Module(readFileSync(file));
  const overrides: Partial<PdfiumModule> = {
    instantiateWasm(imports, receive) {
      const { env } = imports as unknown as { env: { emscripten_resize_heap: (bytes: number) => boolean } };
      const resize = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (bytes) => bytes <= maxHeapBytes && resize(bytes);
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance);
      return instance.exports;
    },
    // What it would write to the console about files of strangers.
    print: () => undefined,
    printErr: () => undefined,
  };
  const started = await init(overrides as PdfiumModule);
  started.PDFiumExt_Init();
  return started;
}
