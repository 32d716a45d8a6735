import { appendFileSync } from 'node:fs';
import type { Answer, Sent } from './http';

/** Counts what a part of the harness sent and what came back. */
export interface Tally {
  readonly part: string;
  requests: number;
  readonly byClass: Record<string, number>;
  /** Requests that were answered with 5xx, which none may be. */
  readonly serverErrors: string[];
  /** Requests that should have been refused. */
  unexpectedSuccesses: number;
}

export const newTally = (part: string): Tally => ({
  ...{ part, requests: 0, byClass: {}, serverErrors: [], unexpectedSuccesses: 0 },
});

const LONGEST = 300;

export function count(tally: Tally, sent: Sent, { status, text }: Answer): void {
  tally.requests += 1;
  const statusClass = `${Math.floor(status / 100)}xx`;
  tally.byClass[statusClass] = (tally.byClass[statusClass] ?? 0) + 1;
  if (status < 500) return;
  const body = sent.body === undefined ? '' : ` ${String(sent.body).slice(0, LONGEST)}`;
  tally.serverErrors.push(`${sent.method} ${sent.path}${body}: ${status} ${text.slice(0, LONGEST)}`);
}

/** Adds the counts to the report of `npm run test:security`, which sums them at its end. */
export function report(tally: Tally): void {
  const file = process.env.SECURITY_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`);
}
