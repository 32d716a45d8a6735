import { expect } from 'vitest';
import { forEachConcurrently } from '../../api/for-each-concurrently';
import type { LosPort } from '../../api/los/port';
import type { LoanDocument } from '../../domain/loan/document';
import { draftLoan, operation } from './contract-loan';

const TRIES = 60;
const AT_ONCE = 4;

/** How many of a hundred calls go wrong, and how many there are at least: `npm run check:los` makes more. */
export const FAULTS = Number(process.env.LOS_FAULTS ?? 30) / 100;
const CALLS = Number(process.env.LOS_CALLS ?? 0);

/** For a test with the calls of a check. */
export const CHANCE_MS = CALLS === 0 ? 120_000 : 3_600_000;

const LOANS = CALLS === 0 ? 3 : 40;
/** Of each loan, at least. */
const WRITES = 8;

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Decides which calls go wrong, and counts. */
export function chanceOf(seed: number) {
  const next = numbers(seed);
  const counts = { calls: 0, faults: 0 };
  let isKind = false;
  return {
    counts,
    /** Asked once for a call and, if that goes wrong, again for how. */
    random(): number {
      const number = next();
      if (isKind) {
        isKind = false;
        return number;
      }
      counts.calls += 1;
      isKind = number < FAULTS;
      if (isKind) counts.faults += 1;
      return number;
    },
  };
}

interface Written {
  readonly last: LoanDocument;
  readonly cities: readonly string[];
}

/** What was written: each operation was answered once, at some portal. */
export interface ChanceWrites {
  readonly operations: readonly string[];
  readonly loans: readonly Written[];
}

interface ChancePlan {
  /** Portals on the same LOS; a repeat goes to the next one. */
  readonly portals: readonly LosPort[];
  readonly counts: { readonly calls: number };
  /** Before a write is sent again. */
  readonly onRefused?: (error: unknown) => void;
}

/** Creates loans and changes them, each write with its operation until it is answered, until there were enough calls. */
export async function writeByChance(plan: ChancePlan): Promise<ChanceWrites> {
  async function untilAnswered(write: (portal: LosPort) => Promise<LoanDocument>): Promise<LoanDocument> {
    for (let count = 0; ; count += 1) {
      try {
        return await write(plan.portals[count % plan.portals.length] as LosPort);
      } catch (error) {
        if (count === TRIES) throw error;
        plan.onRefused?.(error);
      }
    }
  }
  const operations: string[] = [];
  const next = () => {
    const made = operation();
    operations.push(made.id);
    return made;
  };
  const loans: Written[] = [];
  await forEachConcurrently(AT_ONCE, [...Array(LOANS).keys()], async (loan) => {
    const creating = next();
    let last = await untilAnswered((portal) => portal.createLoan(creating, draftLoan()));
    const cities: string[] = [];
    while (cities.length < WRITES || plan.counts.calls < (CALLS / LOANS) * (loan + 1)) {
      const [changing, sSpCity] = [next(), `City ${loan}-${cities.length + 1}`];
      const change = { version: last.version, changes: { sSpCity } };
      last = await untilAnswered((portal) => portal.changeLoan(changing, last.sLNm, change));
      cities.push(sSpCity);
    }
    loans[loan] = { last, cities };
  });
  return { operations, loans };
}

async function feedOf(los: LosPort): Promise<string[]> {
  const fed: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await los.changesSince(cursor, 500);
    if (page.changes.length === 0) return fed;
    cursor = page.cursor;
    fed.push(...page.changes.map(({ operationId }) => operationId));
  }
}

/** Each write is there once, in its order, and nothing else. */
export async function expectWrittenOnce(los: LosPort, { operations, loans }: ChanceWrites): Promise<void> {
  for (const { last, cities } of loans) {
    const version = 1 + cities.length;
    expect(await los.loadLoan(last.sLNm)).toMatchObject({ version, sSpCity: cities.at(-1) });
    const { entries } = await los.changeLog(last.sLNm, { filter: { actions: ['change'] }, limit: 500 });
    expect(entries.map(({ after }) => after).toReversed()).toEqual(cities);
  }
  expect((await feedOf(los)).toSorted()).toEqual(operations.toSorted());
}

/** Says what was done, where more than a sample was asked for. */
export function reportChance(
  los: string,
  counts: { readonly calls: number; readonly faults: number },
  done: ChanceWrites,
) {
  expect(counts.calls).toBeGreaterThanOrEqual(CALLS);
  expect(counts.faults).toBeGreaterThan(counts.calls * FAULTS * 0.8);
  if (CALLS === 0) return;
  console.log(
    `${los}: ${counts.calls} calls, ${counts.faults} with a fault; ${done.operations.length} writes, each found once.`,
  );
}
