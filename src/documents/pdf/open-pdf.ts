import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
import { pdfFolder } from '../../../domain/documents/pdf-folder';
import { fairPdf } from './fair-pdf';
import { pageText } from './page-text';
import { type OpenPdf, type PageLook, PdfProblem } from './pdf-document';
import type { PdfSource } from './pdf-source';
import { readBatches } from './read-batches';

const folder = pdfFolder(version);
GlobalWorkerOptions.workerSrc = `${folder}pdf.worker.min.mjs`;

/** pdf.js reads in steps of this size; those that it asks for together are one request. */
const CHUNK = 16 * 1024;

/** A larger image is left out: it could exhaust the memory of the browser. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;
/** A larger canvas stays empty in some browsers. */
const MAX_CANVAS_PIXELS = 16 * 1024 * 1024;

/** Reads what pdf.js asks for. */
class SourceTransport extends PDFDataRangeTransport {
  readonly #read: ReturnType<typeof readBatches>;
  readonly #fail: (error: unknown) => void;
  readonly #stop = new AbortController();

  constructor(source: PdfSource, first: Uint8Array, fail: (error: unknown) => void) {
    super(source.size, first);
    this.#read = readBatches(source, this.#stop.signal);
    this.#fail = fail;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read({ first: begin, last: end - 1 }).then(
      (bytes) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.#stop.signal.aborted) this.#fail(error);
      },
    );
  }

  override abort(): void {
    this.#stop.abort();
  }
}

function viewOf(page: PDFPageProxy, { scale, rotation }: PageLook) {
  return page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, look: PageLook, signal: AbortSignal): Promise<void> {
  const shown = viewOf(page, look);
  const fits = Math.sqrt(MAX_CANVAS_PIXELS / (shown.width * shown.height));
  const density = Math.min(window.devicePixelRatio || 1, fits);
  const viewport = viewOf(page, { ...look, scale: look.scale * density });
  // Drawn aside, so that the page never flickers while it changes its size.
  const aside = document.createElement('canvas');
  aside.width = Math.max(1, Math.floor(viewport.width));
  aside.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas: aside, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  canvas.width = aside.width;
  canvas.height = aside.height;
  canvas.getContext('2d')?.drawImage(aside, 0, 0);
}

async function layText(page: PDFPageProxy, container: HTMLElement, look: PageLook, signal: AbortSignal): Promise<void> {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(look.scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport: viewOf(page, look) });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
}

function problemOf(error: unknown): unknown {
  if (error instanceof Error && error.name === 'PasswordException') return new PdfProblem('protected');
  return error instanceof InvalidPDFException ? new PdfProblem('damaged') : error;
}

function pagesOf(pdf: PDFDocumentProxy, close: () => void): OpenPdf {
  return {
    pages: pdf.numPages,
    async size(number, rotation) {
      const { width, height } = viewOf(await pdf.getPage(number), { scale: 1, rotation });
      return { width, height };
    },
    draw: async (number, canvas, look, signal) => draw(await pdf.getPage(number), canvas, look, signal),
    layText: async (number, container, look, signal) => layText(await pdf.getPage(number), container, look, signal),
    async text(number) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return pageText(items.flatMap((item) => ('str' in item ? [item] : [])));
    },
    close,
  };
}

/** The time in which a worker ends by itself. One that is blocked never does. */
const END_MS = 1_000;

/** Opens the file with a new worker, which starts while the first part is read. */
async function openWithWorker(source: PdfSource, begin: Promise<Uint8Array>, signal: AbortSignal): Promise<OpenPdf> {
  const worker = PDFWorker.create({});
  // A start that fails, or that is ended, fails the work that waits for it.
  worker.promise.catch(() => undefined);
  const first = await begin
    .finally(() => signal.throwIfAborted())
    .catch((error: unknown) => {
      worker.destroy();
      throw error;
    });
  let failed: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    failed = reject;
  });
  const range = new SourceTransport(source, first.slice(), failed);
  const task = getDocument({
    worker,
    range,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    cMapUrl: `${folder}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
    iccUrl: `${folder}iccs/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = (): void => {
    range.abort();
    const timer = setTimeout(() => worker.destroy(), END_MS);
    void task.destroy().finally(() => {
      clearTimeout(timer);
      worker.destroy();
    });
  };
  signal.addEventListener('abort', close);
  try {
    const pdf = await Promise.race([task.promise, failure]);
    if (pdf.numPages < 1) throw new PdfProblem('damaged');
    return pagesOf(pdf, close);
  } catch (error) {
    close();
    signal.throwIfAborted();
    throw problemOf(error);
  }
}

/**
 * Opens a PDF of which the first part is being read (`firstPart`). Scripts, forms and links of the file are never run: only its pages are drawn.
 * Rejects with a `PdfProblem` for a file that is damaged or protected, and with the error of the source if that could not be read.
 */
export async function openPdf(source: PdfSource, first: Promise<Uint8Array>, signal: AbortSignal): Promise<OpenPdf> {
  const open = (stop: AbortSignal) => openWithWorker(source, first, stop);
  return fairPdf(await open(signal), open);
}
