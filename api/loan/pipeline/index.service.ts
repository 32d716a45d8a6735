import type { Kysely } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PortalDb } from '../../db/portal-db';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';

/** Brings the row of a loan to its version; one that is there or newer stays. */
export async function indexLoan(db: Kysely<PortalDb>, loan: LoanDocument): Promise<void> {
  await upsertRows(db, [indexRowOf(loan)]);
}
