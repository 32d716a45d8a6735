import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AgencyOrder, VendorBureau } from './read-order';

/** An order that the agency took, without personal data: the people are known again by a hash. */
export interface LedgerEntry {
  readonly requestId: string;
  readonly number: string;
  readonly action: string;
  readonly people: string;
  readonly bureaus: readonly VendorBureau[];
  readonly isSoft: boolean;
  readonly issued: string;
  readonly updated: string;
  /** What the lender asked about an account, by its ID. */
  readonly questions: Readonly<Record<string, string>>;
}

/** The orders of the agency. Each is billed once, when it is entered. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  byRequest(requestId: string): LedgerEntry | undefined;
  /** The latest state of a report. */
  byNumber(number: string): LedgerEntry | undefined;
  enter(entry: LedgerEntry): void;
}

/** Names and numbers, in the order in which they are asked about. */
export const peopleHash = ({ people }: Pick<AgencyOrder, 'people'>): string =>
  createHash('sha256')
    .update(people.map(({ first, last, ssn }) => `${first}|${last}|${ssn}`.toUpperCase()).join('\n'))
    .digest('hex');

/** A ledger in memory, kept in a file of JSON lines if there is one. */
export function createLedger(file?: string): Ledger {
  const entries: LedgerEntry[] =
    file !== undefined && existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  if (file !== undefined) mkdirSync(path.dirname(file), { recursive: true });
  const requests = new Map(entries.map((entry) => [entry.requestId, entry]));
  const numbers = new Map(entries.map((entry) => [entry.number, entry]));
  return {
    entries,
    byRequest: (requestId) => requests.get(requestId),
    byNumber: (number) => numbers.get(number),
    enter(entry) {
      entries.push(entry);
      requests.set(entry.requestId, entry);
      numbers.set(entry.number, entry);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
