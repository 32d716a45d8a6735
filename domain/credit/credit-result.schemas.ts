import { z } from 'zod';
import { bureaus } from '../loan/credit-score';
import { owners } from '../loan/records';
import { eventDateFields } from './tradeline-events';

export const bankruptcyEnd = z.enum(['discharged', 'dismissed']);

/** What a user takes over from a credit report into the loan. */
export const creditResult = z.object({
  /** The version of the loan that the user saw. */
  version: z.int().min(1),
  /** The day from which the report's age counts. */
  issued: z.iso.date(),
  isSimulation: z.boolean(),
  /** The borrowers of the report. */
  borrowers: z.array(z.enum(owners)),
  /** The score of each bureau that was asked; null without one. */
  scores: z.array(
    z.object({
      owner: z.enum(owners),
      bureau: z.enum(bureaus),
      score: z.int().nullable(),
      model: z.string().nullable(),
    }),
  ),
  /** The days of declared derogatory events that had none, and how a bankruptcy ended. */
  eventDates: z.array(
    z.object({
      ...{ owner: z.enum(owners), field: z.enum(eventDateFields), date: z.iso.date() },
      end: bankruptcyEnd.nullable().default(null),
    }),
  ),
  /** All debts of the loan, as they become. */
  liabilities: z.array(z.looseObject({ id: z.string() })),
});
export type CreditResult = Readonly<z.infer<typeof creditResult>>;
