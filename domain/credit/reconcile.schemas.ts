import { z } from 'zod';
import { bureaus } from '../loan/credit-score';
import { owners } from '../loan/records';
import { stops } from './alerts';
import { bankruptcyEnd } from './credit-result.schemas';
import { debtStates } from './reconcile';
import { eventDateFields } from './tradeline-events';

const owner = z.enum(owners);

/** A debt of the loan or of the report, with the last four characters of its account. */
const debt = z.object({
  owners: z.array(owner),
  type: z.string().nullable(),
  holder: z.string(),
  account: z.string(),
  balance: z.string().nullable(),
  payment: z.string().nullable(),
  excluded: z.boolean(),
  payoff: z.boolean(),
});

/** The loan next to a report, before anything is written. */
export const comparisonAnswer = z.object({
  version: z.int().describe('Of the loan that was compared'),
  scores: z.array(
    z.object({
      owner,
      bureau: z.enum(bureaus),
      before: z.int().nullable(),
      after: z.int().nullable(),
      model: z.string().nullable(),
    }),
  ),
  loanScore: z
    .object({ before: z.int().nullable(), after: z.int().nullable() })
    .describe('The score that prices the loan'),
  events: z
    .array(
      z.object({
        owner,
        field: z.enum(eventDateFields),
        reported: z.iso.date().nullable().describe('When it was completed, by the report'),
        end: bankruptcyEnd.nullable().describe('How a bankruptcy ended, by the report'),
        isDeclared: z.boolean(),
        current: z.string().nullable(),
        isTaken: z.boolean().describe('The declared event has no date, and the report has one'),
      }),
    )
    .describe('Derogatory events of the report next to the declarations'),
  debts: z.array(
    z.object({
      key: z.string(),
      state: z.enum(debtStates),
      current: debt.nullable(),
      reported: debt.nullable(),
      differs: z.array(z.enum(['balance', 'payment'])),
      otherOwners: z.array(owner).nullable(),
      needsProperty: z.boolean(),
      needsEscrow: z.boolean(),
      canRemove: z.boolean(),
    }),
  ),
  properties: z.array(z.object({ id: z.string(), text: z.string() })).describe('That a mortgage can be on'),
  stops: z.array(z.enum(stops)),
});
export type CreditComparison = z.infer<typeof comparisonAnswer>;

/** What the user takes over from a report. */
export const applyBody = z.strictObject({
  version: z.int().min(1).describe('The version that was compared'),
  scores: z.boolean().describe('Whether scores and the day of the report are taken over'),
  events: z.boolean().default(false).describe('Whether missing dates of declared events are taken over'),
  debts: z
    .array(
      z.strictObject({
        key: z.string().max(200),
        reoId: z.string().max(40).nullable().optional(),
        paymentIncludesEscrow: z.boolean().optional(),
      }),
    )
    .max(400),
});
export type ApplyBody = z.infer<typeof applyBody>;
