import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { batchResult, servicingPayment, transactionBatch } from './servicing.schemas';

/** Loans in servicing. */
export const servicingContract = {
  'GET /loan-proxy/{loanNum}/servicing-payment': { answer: servicingPayment },
  'POST /emet-data/transactions': { body: transactionBatch, maxBody: bodyLimits.loan, answer: batchResult },
} satisfies Contract;
