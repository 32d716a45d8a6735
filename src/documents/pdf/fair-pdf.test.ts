import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fairPdf, PAGE_MS } from './fair-pdf';
import { type OpenPdf, PdfProblem } from './pdf-document';

const canvas = {} as HTMLCanvasElement;
const look = { scale: 1, rotation: 0 };
const never = new Promise<never>(() => undefined);

/** A document whose second page blocks its worker: from then on nothing answers, as in pdf.js. */
function withBadPage() {
  const log: string[] = [];
  let workers = 0;
  const open = (): OpenPdf => {
    workers += 1;
    const worker = workers;
    let isBlocked = false;
    const answer = async <Result>(what: string, page: number, result: Result): Promise<Result> => {
      if (page === 2) isBlocked = true;
      if (isBlocked) return never;
      log.push(`${what} ${page} by ${worker}`);
      return result;
    };
    return {
      pages: 3,
      size: async () => ({ width: 100, height: 100 }),
      draw: (page) => answer('draw', page, undefined),
      layText: (page) => answer('lay', page, undefined),
      text: (page) => answer('text', page, `text of ${page}`),
      close: () => void log.push(`close ${worker}`),
    };
  };
  return { log, pdf: fairPdf(open(), async () => open()) };
}

const draw = (pdf: OpenPdf, page: number, effort = {}, signal = new AbortController().signal) =>
  pdf.draw(page, canvas, look, signal, effort);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the other pages with a new worker if a page blocks the first one', async () => {
  const { pdf, log } = withBadPage();
  const bad = expect(draw(pdf, 2)).rejects.toEqual(new PdfProblem('slow'));
  const others = [draw(pdf, 1), draw(pdf, 3)];
  await vi.advanceTimersByTimeAsync(PAGE_MS);
  await bad;
  await Promise.all(others);
  expect(log).toEqual(['close 1', 'draw 1 by 2', 'draw 3 by 2']);
});

it('does not try a page again that took too long', async () => {
  const { pdf, log } = withBadPage();
  const first = expect(draw(pdf, 2)).rejects.toThrow('slow');
  await vi.advanceTimersByTimeAsync(PAGE_MS);
  await first;
  await expect(draw(pdf, 2)).rejects.toThrow('slow');
  expect(log).toEqual(['close 1']);
});

it('draws a page for which the reader waits longer with a worker of its own', async () => {
  const { pdf, log } = withBadPage();
  const patient = expect(draw(pdf, 2, { limitMs: 4 * PAGE_MS })).rejects.toThrow('slow');
  await draw(pdf, 1);
  expect(log).toEqual(['draw 1 by 1']);
  await vi.advanceTimersByTimeAsync(4 * PAGE_MS);
  await patient;
  await draw(pdf, 3);
  expect(log).toEqual(['draw 1 by 1', 'close 2', 'draw 3 by 1']);
});

it('blames no page for the work of another that was canceled', async () => {
  const { pdf, log } = withBadPage();
  const away = new AbortController();
  const left = expect(draw(pdf, 2, {}, away.signal)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1_000);
  away.abort();
  await left;
  const next = draw(pdf, 3);
  await vi.advanceTimersByTimeAsync(PAGE_MS);
  await next;
  expect(log).toEqual(['close 1', 'draw 3 by 2']);
});

it('searches the other pages, and draws before it searches', async () => {
  const { pdf, log } = withBadPage();
  const texts = [1, 2, 3].map((page) => pdf.text(page).catch(() => ''));
  const drawn = draw(pdf, 3);
  await vi.advanceTimersByTimeAsync(PAGE_MS);
  expect([await Promise.all(texts), await drawn]).toEqual([['text of 1', '', 'text of 3'], undefined]);
  expect(log).toEqual(['text 1 by 1', 'draw 3 by 1', 'close 1', 'text 3 by 2']);
});

it('leaves out what was canceled while it waited, and ends everything when it is closed', async () => {
  const { pdf, log } = withBadPage();
  const stop = new AbortController();
  const running = expect(draw(pdf, 2)).rejects.toThrow();
  const canceled = expect(draw(pdf, 1, {}, stop.signal)).rejects.toThrow();
  const waiting = expect(draw(pdf, 3)).rejects.toThrow();
  stop.abort();
  pdf.close();
  await Promise.all([running, canceled, waiting]);
  expect(log).toEqual(['close 1']);
});
