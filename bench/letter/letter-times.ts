import type { Browser, Page } from 'playwright-core';

const THROTTLING = 4;
const WARM_UP = 5;
const LETTERS = 30;
/** Between two letters: what is put off until after the paint is done by then. */
const PAUSE_MS = 400;

/** Events of the browser's main thread. */
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What a letter costs the main thread, in milliseconds. */
export interface LetterTime {
  /** All its tasks from the key until the frame with the letter is painted. */
  readonly work: number;
  /** The longest task after that, until the next letter: so long the next one could wait. */
  readonly later: number;
}

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The tasks of the thread that handled the keys, and when each key came and its frame was painted. */
function letterTimes(events: readonly TraceEvent[]): LetterTime[] {
  const sorted = events.filter(({ ph }) => ph === 'X' || ph === 'I').toSorted((a, b) => a.ts - b.ts);
  const dispatched = (type: string) =>
    sorted.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const keys = dispatched('keydown');
  const inputs = dispatched('input');
  const [thread] = keys;
  const own = sorted.filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const paints = own.filter(({ name }) => name === 'Commit');
  return keys.flatMap((key, place) => {
    const next = keys[place + 1]?.ts ?? key.ts + PAUSE_MS * 1_000;
    const input = inputs.find(({ ts }) => ts >= key.ts && ts < next);
    const paint = paints.find(({ ts }) => input !== undefined && ts >= end(input));
    if (paint === undefined) return [];
    const ofLetter = tasks.filter((task) => end(task) > key.ts && task.ts < end(paint));
    const after = tasks.filter((task) => task.ts >= end(paint) && task.ts < next);
    const work = ofLetter.reduce((sum, { dur = 0 }) => sum + dur, 0);
    return [{ work: work / 1_000, later: Math.max(0, ...after.map(({ dur = 0 }) => dur)) / 1_000 }];
  });
}

/** Types letters into the field, one after the other, with the processor throttled four times. */
export async function typeLetters(browser: Browser, page: Page, field: string): Promise<LetterTime[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.locator(field).first().focus();
  const type = async (letters: number) => {
    for (let letter = 0; letter < letters; letter += 1) {
      await page.keyboard.press('abcdefghij'.charAt(letter % 10));
      await page.waitForTimeout(PAUSE_MS);
    }
  };
  await type(WARM_UP);
  await browser.startTracing(page, { categories });
  await type(LETTERS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return letterTimes(traceEvents);
}
