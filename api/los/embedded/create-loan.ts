import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import { sealJson } from '../../ports/keys/sealed-json';
import type { LoanWrite } from '../journal/loan-write';
import { recordWrite } from '../journal/record-write';
import { newLoan } from '../loan-rules/new-loan';
import { loanPlace } from './find-loan';
import { nextLoanNumber } from './loan-number';
import type { Trx } from './los-db';

/** Stores a new loan under a new number. Throws `invalid` with fields if a value is invalid. */
export async function createLoan(
  trx: Trx,
  draft: NewLoanDocument,
  newId: () => string,
  write: Omit<LoanWrite, 'loanNum'>,
): Promise<LoanDocument> {
  const { now, vault } = write;
  const loanNum = await nextLoanNumber(trx, now);
  const loan = newLoan(draft, loanNum, newId, now);
  await trx
    .insertInto('los.loans')
    .values({
      loan_num: loanNum,
      version: loan.version,
      doc: sealJson(vault, loan, loanPlace(loanNum, loan.version)),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await recordWrite(trx, null, loan, { ...write, loanNum, note: 'loan-opened' });
  return loan;
}
