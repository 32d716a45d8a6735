import { type Effort, type OpenPdf, PdfProblem } from './pdf-document';
import { takeTurns } from './turns';

/** A page that takes longer is left out, so that it does not keep the computer busy; the reader may wait longer. */
export const PAGE_MS = 20_000;
/** The worker may still be busy with work that was canceled. If it does not get free within this time, it is replaced. */
const CANCELED_MS = 5_000;

/** Rejects after a time with a `PdfProblem`, and aborts the work. */
async function within<Result>(
  limitMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => stop.abort(new PdfProblem('slow')), limitMs);
  // A worker that is blocked never answers, so the end of the work is not waited for.
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  try {
    return await Promise.race([work(stop.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

const isSlow = (error: unknown): boolean => error instanceof PdfProblem && error.kind === 'slow';

/**
 * All pages share one worker, and one that blocks it would block the others. So they take turns: a page that takes too long rejects with a
 * `PdfProblem`, and the next one has a new worker, opened with `reopen`. A page for which the reader waits longer has a worker of its own.
 */
export function fairPdf(first: OpenPdf, reopen: (signal: AbortSignal) => Promise<OpenPdf>): OpenPdf {
  const inTurn = takeTurns();
  const closing = new AbortController();
  const slow = new Set<string>();
  let current: OpenPdf | null = first;
  let wasCanceled = false;

  const replace = (): void => {
    current?.close();
    current = null;
    wasCanceled = false;
  };

  async function opened(signal: AbortSignal): Promise<OpenPdf> {
    if (current) return current;
    // The signal of a page must not close the document once it is open.
    const opening = new AbortController();
    const onAbort = (): void => opening.abort(signal.reason);
    signal.addEventListener('abort', onAbort);
    try {
      current = await reopen(opening.signal);
      return current;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async function attempt<Result>(
    limitMs: number,
    signal: AbortSignal,
    work: (pdf: OpenPdf, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await within(limitMs, signal, async (stop) => work(await opened(stop), stop));
      wasCanceled = false;
      return result;
    } catch (error) {
      if (isSlow(error)) replace();
      else wasCanceled ||= signal.aborted;
      throw error;
    }
  }

  const run = <Result>(
    name: string,
    work: (pdf: OpenPdf, signal: AbortSignal) => Promise<Result>,
    { signal = closing.signal, later = false }: { readonly signal?: AbortSignal; readonly later?: boolean } = {},
  ): Promise<Result> =>
    inTurn(
      async () => {
        if (slow.has(name)) throw new PdfProblem('slow');
        const any = AbortSignal.any([signal, closing.signal]);
        if (wasCanceled) {
          try {
            return await attempt(CANCELED_MS, any, work);
          } catch (error) {
            if (!isSlow(error)) throw error;
          }
        }
        try {
          return await attempt(PAGE_MS, any, work);
        } catch (error) {
          if (isSlow(error)) slow.add(name);
          throw error;
        }
      },
      signal,
      later,
    );

  /** Draws a page with a worker of its own. */
  async function apart(limitMs: number, signal: AbortSignal, work: (pdf: OpenPdf, stop: AbortSignal) => Promise<void>) {
    let own: OpenPdf | undefined;
    try {
      await within(limitMs, AbortSignal.any([signal, closing.signal]), async (stop) => {
        own = await reopen(stop);
        await work(own, stop);
      });
    } finally {
      own?.close();
    }
  }

  return {
    pages: first.pages,
    size: (page, rotation) => run(`size ${page}`, (pdf) => pdf.size(page, rotation)),
    draw: (page, canvas, look, signal, { limitMs = PAGE_MS, later }: Effort = {}) => {
      const draw = (pdf: OpenPdf, stop: AbortSignal) => pdf.draw(page, canvas, look, stop);
      if (limitMs > PAGE_MS) return apart(limitMs, signal, draw);
      return run(`draw ${page}`, draw, { signal, ...(later && { later }) });
    },
    layText: (page, container, look, signal) =>
      run(`text ${page}`, (pdf, stop) => pdf.layText(page, container, look, stop), { signal }),
    text: (page) => run(`text ${page}`, (pdf) => pdf.text(page), { later: true }),
    close: () => {
      closing.abort();
      current?.close();
    },
  };
}
