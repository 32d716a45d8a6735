import { z } from 'zod';
import { owners } from '../../loan/records';

const owner = z.enum(owners);
const disposition = z.union([z.literal('remove'), owner]);
const version = z.int().min(1);
const name = z.string().trim().min(1, 'required').max(35, 'too-long');

/** What happens to the records that only the removed borrower owns: they are removed, or a remaining borrower gets them. */
const dispositions = z.strictObject({
  employments: disposition.optional(),
  incomes: disposition.optional(),
  assets: disposition.optional(),
  liabilities: disposition.optional(),
  reos: disposition.optional(),
  residences: disposition.optional(),
});

const application = z.union([z.literal(0), z.literal(1)]);

/** One action on the borrowers of a loan; places are those before it. */
export const borrowersAction = z.discriminatedUnion('action', [
  z.strictObject({ version, action: z.literal('add'), to: owner, firstName: name, lastName: name }),
  z.strictObject({ version, action: z.literal('remove'), owner, records: dispositions.optional() }),
  z.strictObject({ version, action: z.literal('swap'), application }),
  z.strictObject({ version, action: z.literal('move'), owner, to: owner }),
  z.strictObject({ version, action: z.literal('primary'), owner }),
]);

export type BorrowersRequest = z.infer<typeof borrowersAction>;
