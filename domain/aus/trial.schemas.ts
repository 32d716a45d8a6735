import { z } from 'zod';
import { eligibilities, recommendations, runStatuses } from './outcome';
import { ausSystems, scorecards } from './systems';

const outcome = z.strictObject({
  scorecard: z.enum(scorecards),
  status: z.enum(runStatuses),
  recommendation: z.enum(recommendations).nullable(),
  eligibility: z.enum(eligibilities).nullable(),
});

/** One change of the loan, alone, and the answer of the system to it. Amounts are dollars. */
export const trialChange = z.strictObject({
  kind: z.enum(['amount', 'payoff', 'income', 'reserves']),
  /** By how much: the amount is lowered, income and reserves are raised; of a debt its balance. */
  by: z.string(),
  /** The amount, income or reserves after the change; null for a debt. */
  to: z.string().nullable(),
  debt: z.strictObject({ id: z.string(), creditor: z.string() }).nullable(),
  dtiBottom: z.string().nullable(),
  reserveMonths: z.string().nullable(),
  outcome,
});
export type TrialChange = Readonly<z.infer<typeof trialChange>>;

/** What a system answers to the loan as it is, and which single changes improve it, found by running it again. */
export const ausTrial = z.strictObject({
  system: z.enum(ausSystems),
  outcome,
  changes: z.array(trialChange),
  runs: z.int(),
  isSimulation: z.boolean(),
});
export type AusTrial = Readonly<z.infer<typeof ausTrial>>;
