import { expect, it, onTestFinished, vi } from 'vitest';
import { openPdf } from './open-pdf';
import { pdfInMemory } from './pdf-source';

vi.mock('pdfjs-dist', () => {
  /** As that of pdf.js, of which the start fails if it is ended before. */
  class PDFWorker {
    static readonly create = () => new PDFWorker();
    #fail: (error: Error) => void = () => undefined;
    readonly promise = new Promise<void>((_, reject) => {
      this.#fail = reject;
    });
    readonly destroy = () => this.#fail(new Error('Worker was destroyed'));
  }
  return { PDFWorker, GlobalWorkerOptions: {}, PDFDataRangeTransport: class {}, VerbosityLevel: {}, version: '1' };
});

it('says nothing of a worker that is ended because the reader opened another document meanwhile', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  const stop = new AbortController();
  const opened = openPdf(pdfInMemory('one', new Uint8Array([1])), Promise.resolve(new Uint8Array([1])), stop.signal);
  stop.abort();
  await expect(opened).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(unheard).not.toHaveBeenCalled();
});
