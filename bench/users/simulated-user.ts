import { setTimeout as pause } from 'node:timers/promises';
import { openSession } from '../../tests/support/api-client';
import { completePurchase } from '../../tests/support/loan-builder';
import { UpdateTimes } from './live-updates';
import type { Action, Measures } from './measures';

/** Shares of a working day: a user looks at lists and loans more often than they save. */
const mix: readonly (readonly [Exclude<Action, 'sign in' | 'live update'>, number])[] = [
  ['pipeline', 30],
  ['search', 15],
  ['open a loan', 20],
  ['save a section', 15],
  ['price', 10],
  ['documents', 10],
];

const sections = [
  (turn: number) => ['subject-property', { sSpAddr: `${turn} Larkspur Lane` }] as const,
  (turn: number) => ['loan-terms', { sNoteIR: turn % 2 === 0 ? '6.125' : '6.250' }] as const,
  (turn: number) => ['asset', { records: [{ owners: ['0B'], type: '3', value: `${turn}.00` }] }] as const,
];

const RENEW_MS = 8 * 60_000;

interface Loan {
  readonly sLNm: string;
  readonly aBLastNm?: string;
}

/** Works like a person at one page: signs in, looks, saves loans of their own, and listens to live updates all the time. */
export class SimulatedUser {
  #token = '';
  #renewedAt = 0;
  #loanNum = '';
  #version = 0;
  #turn = 0;
  #seen: readonly Loan[] = [];
  readonly #updates: UpdateTimes;

  constructor(
    private readonly url: string,
    private readonly login: string,
    private readonly measures: Measures,
    /** Between 0 and 1, the same in each run. */
    private readonly random: () => number,
  ) {
    this.#updates = new UpdateTimes(measures);
  }

  /** Works until the signal. */
  async work(thinkMs: number, signal: AbortSignal): Promise<void> {
    await this.#timed('sign in', async () => {
      this.#token = (await openSession(this.url, this.login)).token;
    });
    if (this.#token === '') return;
    this.#renewedAt = performance.now();
    this.#updates.follow(`${this.url}/api/live`, this.#token, signal);
    await this.#begin();
    while (!signal.aborted) {
      await pause(thinkMs * (0.5 + this.random()), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (performance.now() - this.#renewedAt > RENEW_MS) await this.#renew();
      const action = this.#next();
      await this.#timed(action, () => this.#do(action));
    }
  }

  #next(): (typeof mix)[number][0] {
    let left = this.random() * mix.reduce((sum, [, share]) => sum + share, 0);
    for (const [action, share] of mix) {
      left -= share;
      if (left < 0) return action;
    }
    return 'pipeline';
  }

  async #timed(action: Action, work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    try {
      await work();
      this.measures.add(action, performance.now() - begun);
    } catch (error) {
      this.measures.fail(action, error);
    }
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 120)}`);
    return JSON.parse(text);
  }

  async #renew(): Promise<void> {
    this.#token = (await this.#call('GET', '/auth/access-token')).access_token;
    this.#renewedAt = performance.now();
  }

  async #begin(): Promise<void> {
    try {
      const begun = { sBranchChannelT: '1', sBranchName: 'Pasadena', sLPurposeT: '0' };
      this.#loanNum = (await this.#call('POST', '/lqb/loans/create', begun)).loanNum;
      this.#version = (
        await this.#call('POST', `/lqb/loans/${this.#loanNum}`, { version: 1, ...completePurchase })
      ).version;
    } catch (error) {
      this.measures.fail('save a section', error);
    }
  }

  async #list(filter: object): Promise<void> {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,24]' });
    this.#seen = await this.#call('GET', `/lqb/loans?${query}`);
  }

  #do(action: (typeof mix)[number][0]): Promise<unknown> {
    this.#turn += 1;
    const seen = this.#seen[Math.floor(this.random() * this.#seen.length)];
    switch (action) {
      case 'pipeline':
        return this.#list({ tab: 0 });
      case 'search':
        return this.#list({ tab: 0, q: seen?.aBLastNm ?? 'Rivera' });
      case 'open a loan':
        return this.#call('GET', `/lqb/loans/${seen?.sLNm ?? this.#loanNum}`);
      case 'documents':
        return this.#call('GET', `/lqb/edocs/${seen?.sLNm ?? this.#loanNum}`);
      case 'save a section':
        return this.#save();
      case 'price':
        return this.#call('POST', '/quick-pricer/v2?rates=best-and-focused', {
          ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sPurchPrice: '800000.00', sApprVal: '800000.00' },
          ...{ sSpZip: '91101', sProdRLckdDays: 30, sLAmtCalc: String(480_000 + this.#turn * 1_000) },
          sCreditScoreType2: 660 + (this.#turn % 120),
        });
    }
  }

  async #save(): Promise<void> {
    const [section, values] = sections[this.#turn % sections.length]?.(this.#turn) ?? ['', {}];
    const saved = await this.#call('POST', `/loan-proxy/${this.#loanNum}/${section}`, {
      version: this.#version,
      ...values,
    });
    // A save of the values that are stored already changes nothing, and no page is told.
    if (saved.version === this.#version) return;
    this.#version = saved.version;
    this.#updates.expect(this.#loanNum, this.#version);
  }
}
