import { setTimeout as pause } from 'node:timers/promises';
import { liveEvents } from '../../domain/loan/live.schemas';
import type { Measures } from './measures';

const LATE_MS = 10_000;
const AGAIN_MS = 1_000;

/** How long it takes from the answer of a save until the page of the same user is told. */
export class UpdateTimes {
  /** Moments of saves by loan and version. A page may be told before the answer has arrived. */
  readonly #saved = new Map<string, number>();
  readonly #told = new Map<string, number>();

  constructor(private readonly measures: Measures) {}

  expect(loanNum: string, version: number): void {
    const key = `${loanNum} ${version}`;
    const now = performance.now();
    if (this.#told.delete(key)) this.measures.add('live update', 0);
    else this.#saved.set(key, now);
    for (const [waiting, since] of this.#saved) {
      if (now - since < LATE_MS) continue;
      this.#saved.delete(waiting);
      this.measures.fail('live update', 'not told in 10 s');
    }
  }

  /** Listens until the signal, again if the stream ends. */
  follow(url: string, token: string, signal: AbortSignal): void {
    void (async () => {
      while (!signal.aborted) {
        await this.#listen(url, token, signal).catch((error: unknown) => {
          if (!signal.aborted) this.measures.fail('live update', error);
        });
        await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    })();
  }

  async #listen(url: string, token: string, signal: AbortSignal): Promise<void> {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
    if (!response.ok) throw new Error(`the stream answered ${response.status}`);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) this.#read(event);
    }
  }

  #read(event: string): void {
    const data = /event: loans\ndata: (.*)/.exec(event)?.[1];
    if (data === undefined) return;
    for (const { loanNum, version, mine } of liveEvents.loans.parse(JSON.parse(data)).changes) {
      if (!mine) continue;
      const key = `${loanNum} ${version}`;
      const since = this.#saved.get(key);
      if (since === undefined) this.#told.set(key, performance.now());
      else this.measures.add('live update', performance.now() - since);
      this.#saved.delete(key);
    }
  }
}
