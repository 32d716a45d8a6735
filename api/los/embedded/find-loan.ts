import { sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { runPrepared } from '../../db/prepared';
import { openJson, type SealedPlace, type StoredJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { assertFewLoans, unknownLoan } from '../loan-rules/loan-reads';
import type { Db } from './los-db';

/** Where a version of a loan is sealed. */
export const loanPlace = (loanNum: string, version: number): SealedPlace => ({
  place: `los.loans:${loanNum}`,
  version,
});

interface LoanRow {
  readonly doc: StoredJson<LoanDocument>;
  readonly version: number;
}

/** Throws `not-found` if there is no such loan. */
export async function requireLoan(db: Db, loanNum: string): Promise<void> {
  const row = await db.selectFrom('los.loans').select('loan_num').where('loan_num', '=', loanNum).executeTakeFirst();
  if (row === undefined) throw unknownLoan(loanNum);
}

/** The current loan. Almost every call of a loan reads it, so each connection plans it once. */
export async function loadLoan(db: Db, vault: Vault, loanNum: string): Promise<LoanDocument> {
  const stored = sql<LoanRow>`select doc, version from los.loans where loan_num = ${loanNum}`;
  const [row] = await runPrepared(db, stored);
  if (row === undefined) throw unknownLoan(loanNum);
  return openJson(vault, row.doc, loanPlace(loanNum, row.version));
}

/** Those of the loans that exist, in no order. Throws `invalid` above 500. */
export async function loadLoans(db: Db, vault: Vault, loanNums: readonly string[]): Promise<LoanDocument[]> {
  assertFewLoans(loanNums);
  if (loanNums.length === 0) return [];
  const rows = await db
    .selectFrom('los.loans')
    .select(['loan_num', 'doc', 'version'])
    .where('loan_num', 'in', loanNums)
    .execute();
  return rows.map((row) => openJson(vault, row.doc, loanPlace(row.loan_num, row.version)));
}
