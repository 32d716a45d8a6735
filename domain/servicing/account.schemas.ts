import { z } from 'zod';
import { monthStates } from './payment-months';

const text = z.string();
const maybe = z.string().nullable();
const date = z.string();
const money = z.string();

const parts = { interest: money, principal: money, insurance: money, escrow: money, total: money };

/** A month of a loan in servicing. */
export const paymentMonth = z.object({
  due: date,
  state: z.enum(monthStates),
  paidOn: maybe,
  ...parts,
  additional: money.describe('Principal paid besides, from this due date to the next'),
  lateCharge: money,
  balance: money.describe('Principal after the payment'),
});
export type PaymentMonthView = Readonly<z.infer<typeof paymentMonth>>;

/** What the payments of a loan made of it. */
export const servicingAccount = z.object({
  today: date,
  principal: money,
  escrowBalance: money,
  unapplied: money.describe('Received, and not yet enough for a monthly payment'),
  nextDue: maybe,
  nextPayment: money.nullable(),
  pastDue: z.object({ months: z.array(date).readonly(), amount: money, lateCharges: money }),
  months: z.array(paymentMonth).readonly(),
  isCalculated: z.boolean().describe('False once rate or payment is another one: what is due then is not known'),
  rateChangeFrom: maybe.describe('The due date from which rate or payment is another one and is not calculated'),
  penaltyThrough: maybe.describe('Last day on which a prepayment is charged for'),
  /** References by what became of them. */
  reversed: z.array(text).readonly(),
  unmatched: z.array(text).readonly().describe('Reversals of an amount that was not received before'),
});
export type ServicingAccount = Readonly<z.infer<typeof servicingAccount>>;

/** The terms by which payments are applied. */
export const servicingTermsView = z.object({
  firstDue: date,
  noteRate: text,
  principalAndInterest: money,
  insurance: money,
  escrow: money,
  total: money,
  lateDays: z.int(),
  latePercent: text,
  lateCharge: money,
  perDiemBasis: z.int(),
});
export type ServicingTermsView = Readonly<z.infer<typeof servicingTermsView>>;
