import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { recordContract } from '../records/record-contract';
import { amountsAnswer, amountsSave } from './amounts.schemas';
import { noticeGive, noticeMake, noticePath, noticesAnswer } from './notice.schemas';
import { postingEffectAnswer, postingEffectBody } from './posting-effect.schemas';
import { escrowReviewAnswer, payoffAnswer, payoffQuery } from './review.schemas';
import { servicedLoan } from './serviced-loan.schemas';
import { servicerFields } from './servicer-fields';
import { batchResult, servicingPayment, transactionBatch } from './servicing.schemas';
import { noticeQuery, transferBody } from './transfer.schemas';

/** Loans in servicing. */
export const servicingContract = {
  ...recordContract('/emet-data/servicers', servicerFields),
  'GET /emet-data/servicing': { query: listQuery, answer: z.array(servicedLoan).readonly() },
  'GET /emet-data/servicing/export': { query: exportQuery, file: 'text/csv' },
  'GET /loan-proxy/{loanNum}/servicing-payment': { answer: servicingPayment },
  'GET /lqb/loans/{loanNum}/payoff': { query: payoffQuery, answer: payoffAnswer },
  'GET /lqb/loans/{loanNum}/escrow-review': { answer: escrowReviewAnswer },
  'GET /lqb/loans/{loanNum}/mortgage-coupon': { file: 'application/pdf' },
  'GET /lqb/loans/{loanNum}/first-payment-letter': { file: 'application/pdf' },
  'POST /lqb/loans/{loanNum}/servicing-transfer': { body: transferBody, answer: servicingPayment },
  'GET /lqb/loans/{loanNum}/servicing-transfer-notice': { query: noticeQuery, file: 'application/pdf' },
  'GET /lqb/loans/{loanNum}/servicing-notices': { answer: noticesAnswer },
  'POST /lqb/loans/{loanNum}/servicing-notices': { body: noticeMake, answer: noticesAnswer, status: 201 },
  'POST /lqb/loans/{loanNum}/servicing-notices/{id}/delivery': {
    params: noticePath,
    body: noticeGive,
    answer: noticesAnswer,
  },
  'GET /lqb/loans/{loanNum}/servicing-amounts': { answer: amountsAnswer },
  'POST /lqb/loans/{loanNum}/servicing-amounts': { body: amountsSave, answer: amountsAnswer, status: 201 },
  'POST /lqb/loans/{loanNum}/transaction-effect': { body: postingEffectBody, answer: postingEffectAnswer },
  'POST /emet-data/transactions': { body: transactionBatch, maxBody: bodyLimits.loan, answer: batchResult },
} satisfies Contract;

export type ServicingContract = typeof servicingContract;
