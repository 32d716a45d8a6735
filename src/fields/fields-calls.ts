import type { LenderContract } from '../../domain/lender/lender.contract';
import type { LoanContract } from '../../domain/loan/loan.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<LenderContract & LoanContract>();

/** Calls that inputs make. */
export const fieldsCalls = {
  /** The full SSN of one borrower. The server records who viewed it. */
  reveal: (loanNum: string, applicant: number, field: string, signal?: AbortSignal) =>
    call('POST /lqb/loans/{loanNum}/reveal', { params: { loanNum }, body: { applicant, field }, signal }),
  /** Code labels and availability that the lender changed. */
  changedOptions: () => call('GET /emet-data/option'),
};
