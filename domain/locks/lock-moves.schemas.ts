import { z } from 'zod';
import { impoundCodes } from '../loan/codes/loan-codes';
import type { IssueCode } from '../messages/issue-code';
import { pricingResultsSchema } from '../pricing/pricing.schemas';
import { MAX_LOCK_NOTE } from './lock-kinds';
import { termOption } from './lock-options.schemas';

const version = z.int().min(0).describe('The version of the lock that the author read');
const days = z.int().min(1).max(365);
const note = z.string().trim().max(MAX_LOCK_NOTE);
const reason = note.min(1, 'required' satisfies IssueCode);
/** A rate, points or a price as a user enters or saw it: three places, as the engine has them, and no more digits than it counts with. */
const figure = z.string().regex(/^-?\d{1,9}(\.\d{1,3})?$/);
const seenPrice = figure.describe('The final price that the author saw; another one now is refused as stale');
const impoundKinds = Object.keys(impoundCodes) as [keyof typeof impoundCodes, ...(keyof typeof impoundCodes)[]];

/** The terms that a lock is priced and then requested with. */
export const lockTerms = z.object({
  sProdImpound: z.boolean(),
  sProdRLckdDays: days,
  createdBy: z.string().trim().max(100).default(''),
  impoundNote: note.default(''),
  sProdImpoundT: z.enum(impoundKinds),
});
export type LockTerms = Readonly<z.output<typeof lockTerms>>;

/** The prices of the loan with these terms, which the next request takes over. */
export const lockPricing = z.object({
  PricingResults: pricingResultsSchema,
  terms: lockTerms,
  expiry: termOption,
  version: z.int(),
});
export type LockPricing = Readonly<z.infer<typeof lockPricing>>;

/** A lock request, as the specification prints it. A second one while the first waits changes it. */
export const lockRequest = z.object({
  lLpTemplateId: z.string().min(1).max(80),
  /** Rate and fee as the price list printed them (fee = points, positive a cost). */
  rate: z.string().min(1).max(20),
  fee: z.string().min(1).max(20),
  rateOptionId: z.string().min(1).max(80),
  version: version.optional(),
  note: note.optional(),
});
export type LockRequest = Readonly<z.output<typeof lockRequest>>;

/** What an originator asks of a lock or of the request that waits. */
export const lockMove = z.discriminatedUnion('move', [
  z.object({ move: z.literal('cancel-request'), version, reason: note.optional() }),
  z.object({ move: z.literal('extend'), version, days, reason }),
  z.object({ move: z.literal('relock'), version, days, price: seenPrice, reason: note.optional() }),
  z.object({ move: z.literal('float-down'), version, price: seenPrice, reason: note.optional() }),
  z.object({
    move: z.literal('reprice'),
    version,
    rate: figure.optional().describe('Another rate of the program; absent for the new facts alone'),
    lLpTemplateId: z
      .string()
      .max(80)
      .optional()
      .describe('Another program; one of another family is priced at the worst case'),
    price: seenPrice.optional(),
    reason,
  }),
  z.object({ move: z.literal('cancel'), version, reason }),
]);
export type LockMove = Readonly<z.output<typeof lockMove>>;

/** A better price than the sheet's: one more adjustment. */
export const concession = z.object({ points: figure.describe('Added to the price'), reason });
export type Concession = Readonly<z.output<typeof concession>>;

/** What the lock desk decides. */
export const deskMove = z.discriminatedUnion('move', [
  z.object({
    move: z.literal('confirm'),
    version,
    price: seenPrice.nullable().describe('null for a cancellation'),
    concession: concession.optional(),
    note: note.optional(),
  }),
  z.object({ move: z.literal('deny'), version, reason }),
  z.object({ move: z.literal('suspend'), version, reason }),
  z.object({ move: z.literal('resume'), version, note: note.optional() }),
  z.object({
    move: z.literal('revise'),
    version,
    rate: figure.optional(),
    days: days.optional().describe('Another term; its price is that of the same sheet'),
    reason,
  }),
  z.object({ move: z.literal('concession'), version, ...concession.shape }),
]);
export type DeskMove = Readonly<z.output<typeof deskMove>>;
