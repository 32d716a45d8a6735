import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import { escrowReviewAnswer, payoffAnswer, payoffQuery } from './review.schemas';
import { servicedLoan } from './serviced-loan.schemas';
import { batchResult, servicingPayment, transactionBatch } from './servicing.schemas';

/** Loans in servicing. */
export const servicingContract = {
  'GET /emet-data/servicing': { query: listQuery, answer: z.array(servicedLoan).readonly() },
  'GET /loan-proxy/{loanNum}/servicing-payment': { answer: servicingPayment },
  'GET /lqb/loans/{loanNum}/payoff': { query: payoffQuery, answer: payoffAnswer },
  'GET /lqb/loans/{loanNum}/escrow-review': { answer: escrowReviewAnswer },
  'POST /emet-data/transactions': { body: transactionBatch, maxBody: bodyLimits.loan, answer: batchResult },
} satisfies Contract;

export type ServicingContract = typeof servicingContract;
