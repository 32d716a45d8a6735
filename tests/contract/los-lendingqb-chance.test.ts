import { expect, it } from 'vitest';
import { forEachConcurrently } from '../../api/for-each-concurrently';
import { LosError } from '../../api/los/los-error';
import { faultKinds } from '../../api/vendors/lendingqb/faults';
import type { LoanDocument } from '../../domain/loan/document';
import { draftLoan, operation } from './contract-loan';
import { openLendingQbUnderTest } from './open-lendingqb';

/** 40 and 60 make about 10,000 calls of LendingQB. */
const LOANS = 3;
const WRITES = 8;
const FAULTS = 0.3;
const TRIES = 60;
const AT_ONCE = 4;

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

it('loses and doubles no write while three of ten calls of LendingQB go wrong', async () => {
  const at = await openLendingQbUnderTest({ slowMs: 700 }, { timeoutMs: 600, settleMs: 300 });
  const portals = [at.los, await at.portal()];
  at.simulator.faults.byChance(FAULTS, faultKinds, numbers(18));

  /** Repeats a write with its operation, at another portal each time, until it is answered. */
  async function untilAnswered(
    write: (portal: (typeof portals)[number]) => Promise<LoanDocument>,
  ): Promise<LoanDocument> {
    for (let count = 0; ; count += 1) {
      const portal = portals[count % portals.length] ?? at.los;
      try {
        return await write(portal);
      } catch (error) {
        if (count === TRIES) throw error;
        // The next sign-in after a refused one waits a minute.
        const isSignIn = error instanceof LosError && error.message.includes('sign-in');
        if (isSignIn) at.time.now = new Date(at.time.now.getTime() + 61_000);
      }
    }
  }

  const operations: string[] = [];
  const loans: LoanDocument[] = [];
  await forEachConcurrently(AT_ONCE, [...Array(LOANS).keys()], async (loan) => {
    const creating = operation();
    operations.push(creating.id);
    let last = await untilAnswered((portal) => portal.createLoan(creating, draftLoan()));
    for (let count = 1; count <= WRITES; count += 1) {
      const changing = operation();
      operations.push(changing.id);
      const change = { version: last.version, changes: { sSpCity: `City ${loan}-${count}` } };
      last = await untilAnswered((portal) => portal.changeLoan(changing, last.sLNm, change));
    }
    loans[loan] = last;
  });
  at.simulator.faults.byChance(0, faultKinds, () => 1);

  expect(at.simulator.world.loans.size).toBe(LOANS);
  for (const [index, loan] of loans.entries()) {
    const city = `City ${index}-${WRITES}`;
    expect(await at.los.loadLoan(loan.sLNm)).toMatchObject({ version: 1 + WRITES, sSpCity: city });
    expect(at.simulator.world.loans.get(loan.sLNm)?.fields.get('sSpCity')).toBe(city);
    const { entries } = await at.los.changeLog(loan.sLNm, { filter: { actions: ['change'] }, limit: 500 });
    expect(entries.map(({ after }) => after).toReversed()).toEqual(
      Array.from({ length: WRITES }, (_, write) => `City ${index}-${write + 1}`),
    );
  }
  const fed: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await at.los.changesSince(cursor, 500);
    if (page.changes.length === 0) break;
    cursor = page.cursor;
    fed.push(...page.changes.map(({ operationId }) => operationId));
  }
  expect(fed.toSorted()).toEqual(operations.toSorted());
  await at.close();
});
