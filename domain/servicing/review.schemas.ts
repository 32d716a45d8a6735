import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { escrowStates, surplusUses } from './escrow-review';

const date = z.string();
const money = z.string();

export const payoffQuery = z.object({
  date: z.string().refine(isDate, 'invalid-date' satisfies IssueCode),
  penalty: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'not-a-number' satisfies IssueCode)
    .optional()
    .describe('The prepayment penalty, while the loan has one'),
});

/** What repays a loan on a day, in its parts. */
export const payoffAnswer = z.object({
  date,
  principal: money,
  paidTo: date.describe('Interest is paid up to this day'),
  months: z.int(),
  monthsInterest: money.describe('Full months, each a twelfth of the yearly interest'),
  days: z.int().describe('Days after the full months; negative for days that were paid in advance'),
  perDiem: money,
  perDiemThrough: date.describe('The last day on which the payoff is the total and the interest of each day since'),
  perDiemBasis: z.int(),
  daysInterest: money,
  lateCharges: money,
  insurance: money.describe('Mortgage insurance of months that are due and not paid'),
  penalty: money,
  escrowAdvance: money.describe('What the servicer paid for an escrow account without enough money'),
  unapplied: money,
  total: money,
  sendBy: date.describe(
    'The last day to send the statement if it is requested today: seven business days (12 CFR 1026.36(c)(3))',
  ),
  escrowRefund: money.describe('Returned to the borrower after the payoff'),
});
export type PayoffAnswer = Readonly<z.infer<typeof payoffAnswer>>;

const projectedMonth = z.object({
  due: date,
  paidOut: money,
  paidFor: z.object({ taxes: money, insurance: money, other: money }),
  balance: money,
  target: money,
});

/** The yearly analysis of an escrow account; null without one, or while the days of its expenses are missing. */
export const escrowReviewAnswer = z.object({
  review: z
    .object({
      from: date,
      balance: money,
      unpaid: money.describe('Escrow parts of payments that are due and not paid, counted as made'),
      upcoming: money.describe('Bills due before the first projected payment and not paid yet, counted as paid'),
      target: money,
      cushion: money,
      monthly: money,
      state: z.enum(escrowStates),
      difference: money,
      deficiency: money,
      surplusUse: z.enum(surplusUses).nullable(),
      refundBy: date.nullable().describe('Last day for the refund of a surplus'),
      spread: money,
      payment: money.describe('What is paid now'),
      newPayment: money,
      months: z.array(projectedMonth).readonly(),
    })
    .nullable(),
  withoutDay: z.array(z.string()).readonly().describe('Expenses whose due day is missing'),
});
export type EscrowReviewAnswer = Readonly<z.infer<typeof escrowReviewAnswer>>;
