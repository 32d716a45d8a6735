import type { LenderContract } from '../../domain/lender/lender.contract';
import type { LoanContract } from '../../domain/loan/loan.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<LenderContract & LoanContract>();

/** What inputs ask the server. */
export const fieldsCalls = {
  /** The whole number of one borrower; who looked is kept. */
  reveal: (loanNum: string, applicant: number, field: string, signal?: AbortSignal) =>
    call('POST /lqb/loans/{loanNum}/reveal', { params: { loanNum }, body: { applicant, field }, signal }),
  /** The codes that the lender has changed. */
  changedOptions: () => call('GET /emet-data/option'),
};
