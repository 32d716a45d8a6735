import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';

/** A loan as the LOS returns it, with the given values. */
export function loanOf(loanNum: string, values: Partial<LoanDocument> = {}): LoanDocument {
  return {
    ...emptyDocument(),
    applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
    sLNm: loanNum,
    sStatusT: '0',
    sStatusD: '2026-11-02',
    sBranchChannelT: '1',
    sBranchName: 'Pasadena',
    version: 1,
    ...values,
  };
}
