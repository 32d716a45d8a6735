import { z } from 'zod';
import { adverseReasons, MAX_ADVERSE_REASONS } from '../../../domain/underwriting/adverse-reasons';

const text = z.string().min(1);

const reportingAgency = z.object({ name: text, address: text, phone: text });

/** A credit score that the decision used (15 USC 1681m(a)(2)). */
const usedScore = z.object({
  value: z.int(),
  scoredD: text.nullable(),
  lowest: z.int(),
  highest: z.int(),
  source: text,
  /** At most four; a fifth only if inquiries are one of them. Without any, the score disclosure of the report comes with the notice. */
  factors: z.array(text).max(5),
});

/** A notice of adverse action to one applicant (Regulation B, 12 CFR 1002.9). */
export const adverseActionData = z
  .object({
    loanNum: text,
    applicant: text,
    address: z.array(text),
    appliedD: text.nullable(),
    amount: z.string().nullable(),
    property: z.string().nullable(),
    action: z.enum(['denied', 'incomplete', 'counteroffer']),
    /** Without any, the notice offers a statement of the reasons on request. */
    reasons: z.array(z.enum(adverseReasons)),
    /** A specific reason that the list does not have. */
    otherReason: z.string().nullable(),
    /** The agencies whose information the decision used. */
    agencies: z.array(reportingAgency),
    score: usedScore.nullable(),
    /** Scores and agencies are demo data, not of a bureau. */
    isDemoScore: z.boolean(),
    /** The federal agency that supervises the lender, from the general settings. */
    equalCreditAgency: text,
  })
  .refine(({ reasons, otherReason }) => reasons.length + (otherReason === null ? 0 : 1) <= MAX_ADVERSE_REASONS, {
    path: ['reasons'],
    error: 'too-many',
  });
export type AdverseActionData = Readonly<z.infer<typeof adverseActionData>>;
