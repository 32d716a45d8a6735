import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type LoanRows, storeLoanRows } from './stored-loan-rows';

/** Loans of one batch: the LOS is asked for no more at once. */
const BATCH = 500;

/** What the portal keeps of loans besides their pipeline rows, and did not keep yet when some of them were indexed. */
export interface LoanFill {
  /** Numbers of loans after that one that lack it, in their order. */
  lacking(db: Kysely<PortalDb>, after: string, limit: number): Promise<readonly string[]>;
  store(portal: AppContext, loanNums: readonly string[]): Promise<void>;
}

/** A `store` of rows that follow from the loans alone. */
export const fromLoans =
  (rowsOf: (loans: readonly LoanDocument[]) => LoanRows): LoanFill['store'] =>
  async ({ db, los }, loanNums) => {
    const loans = await los.loadLoans(loanNums);
    await storeLoanRows(db, loans, rowsOf(loans));
  };

interface Filling {
  readonly signal: AbortSignal;
  /** Runs after each batch. */
  readonly between: () => Promise<unknown>;
}

/** Stores it for all loans that lack it. Each loan is asked for once, also one that the LOS does not have. */
export async function fillLoans(portal: AppContext, fill: LoanFill, { signal, between }: Filling): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const loanNums = await fill.lacking(portal.db, after, BATCH);
    const last = loanNums.at(-1);
    if (last === undefined) return;
    await fill.store(portal, loanNums);
    after = last;
    await between();
  }
}
