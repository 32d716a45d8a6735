import { pacificDate } from '../../../domain/format/date';
import { emptyDocument, type LoanDocument, type NewLoanDocument, recordLists } from '../../../domain/loan/document';
import { checkedDraft } from './checked-change';
import { withRecordIds } from './record-ids';
import { inStatus } from './status-move';

/** The status of every new loan: Loan Open. */
const OPEN = '0';

/** Turns a draft into the loan with a number, opened today. Throws `invalid` with fields if a value is invalid. */
export function newLoan(draft: NewLoanDocument, loanNum: string, newId: () => string, now: Date): LoanDocument {
  const numbered: LoanDocument = {
    ...checkedDraft(withRecordIds({ ...emptyDocument(), ...draft }, recordLists, newId)),
    sLNm: loanNum,
    sStatusT: OPEN,
    version: 1,
    sCreatedD: pacificDate(now),
    sLastModifiedT: now.toISOString(),
  };
  return inStatus(numbered, OPEN, now);
}
