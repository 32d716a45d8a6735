import type { RequirementsFacts } from '../../../domain/application/requirements/requirement';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';

/** A fixed date, and no submission files yet. */
export const facts: RequirementsFacts = { today: '2026-11-21', submissionFiles: 0 };

/** A loan in progress: a couple, a job, a checking account; priced, neither disclosed nor registered. */
export const startedLoan: LoanDocument = {
  ...emptyDocument(),
  version: 1,
  sLNm: '100',
  sStatusT: '0',
  sLPurposeT: '0',
  sLT: '0',
  sProdSpT: '0',
  sOccTPe: '0',
  sSpZip: '91101',
  sLAmtCalc: '650000.00',
  sPurchPrice: '812500.00',
  sCreditScoreType2: 742,
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Ben', aCLastNm: 'Lee', aBAddrMonths: 10 }],
  employments: [
    {
      id: 'job',
      owners: ['0B'],
      status: '0',
      employer: 'Arroyo Works',
      startDate: '2026-01-10',
      monthlyIncome: '9000.00',
    },
    { id: 'old', owners: ['0B'], status: '1', employer: 'Elm Foods', startDate: '2020-01-01', endDate: '2025-10-31' },
  ],
  assets: [{ id: 'bank', owners: ['0B', '0C'], type: '3', holder: 'First Bank' }],
};
