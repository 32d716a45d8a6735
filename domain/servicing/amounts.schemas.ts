import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { holdsSecret } from '../orders/secret-text';

const amount = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'not-a-number' satisfies IssueCode);

/** Amounts of the payment from a due date on, by someone who saw all earlier changes. */
export const amountsSave = z.object({
  seen: z.int().min(0),
  from: z.string().refine(isDate, 'invalid-date' satisfies IssueCode),
  escrow: amount,
  insurance: amount,
  reason: z
    .string()
    .trim()
    .min(1, 'required')
    .max(200)
    .refine((said) => !holdsSecret(said), 'text-has-secret' satisfies IssueCode),
});
export type AmountsSave = Readonly<z.infer<typeof amountsSave>>;

/** The amounts of a loan by due date with who entered them, the latest first, and the due dates that they can change from. */
export const amountsAnswer = z.object({
  seen: z.int(),
  changes: z
    .array(
      z.object({
        from: z.string(),
        escrow: z.string(),
        insurance: z.string(),
        reason: z.string().nullable().describe('Null for the amounts before the first change'),
        by: z.string(),
        at: z.string(),
      }),
    )
    .readonly(),
  days: z.array(z.string()).readonly(),
  now: z.object({ escrow: z.string(), insurance: z.string() }),
});
export type AmountsAnswer = Readonly<z.infer<typeof amountsAnswer>>;
