import type { LoanDocument } from '../../../domain/loan/document';

/** What a scenario without a loan starts from: a document without values. */
export const noLoan: LoanDocument = {
  sLNm: '',
  sStatusT: '0',
  version: 0,
  applicants: [],
  employments: [],
  incomes: [],
  assets: [],
  liabilities: [],
  reos: [],
  residences: [],
  vestings: [],
};
