/** Worker thread that inspects PDF files; `inspect-pdf.ts` starts and ends it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { init, type PdfiumModule, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { FileProblem } from '../../domain/requests/index.ts';

// The memory limit of PDFium: ten times the largest file, and PDFium itself.
const maxHeapBytes = 128 * 2 ** 20;
// Pages after these are not checked.
const maxPages = 1000;
// FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY in PDFium's fpdfview.h.
const encryptedErrors = [4, 5];

const pdfium = await startPdfium();
// PDFium writes the size of a page here: two floats, not read.
const pageSize = pdfium.pdfium.wasmExports.malloc(8);
parentPort?.on('message', (path: string) => parentPort?.postMessage(problemOf(readFileSync(path))));

/** A crash of PDFium (memory, recursion) ends this thread. */
function problemOf(bytes: Uint8Array): FileProblem | null {
  const address = pdfium.pdfium.wasmExports.malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
  try {
    if (!document) return encryptedErrors.includes(pdfium.FPDF_GetLastError()) ? 'encrypted' : 'damaged';
    // Encrypted with an empty password.
    if (pdfium.FPDF_GetSecurityHandlerRevision(document) >= 0) return 'encrypted';
    return pagesAreThere(document) ? null : 'damaged';
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(address);
  }
}

/** Asking for the size of a page makes PDFium read the page object without rendering it. */
function pagesAreThere(document: number): boolean {
  const count = pdfium.FPDF_GetPageCount(document);
  for (let index = 0; index < Math.min(count, maxPages); index += 1) {
    if (!pdfium.FPDF_GetPageSizeByIndexF(document, index, pageSize)) return false;
  }
  return count > 0;
}

/** Starts PDFium as WebAssembly, with no access to the system and at most `maxHeapBytes` of memory. */
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
    // No console output about the files of visitors.
    print: () => undefined,
    printErr: () => undefined,
  };
  const started = await init(overrides as PdfiumModule);
  started.PDFiumExt_Init();
  return started;
}
