import { z } from 'zod';
import { messageSections } from '../../../domain/aus/message-table';

const maybe = z.string().nullable();

/** What the findings of a run print. Messages are in English. */
export const ausFindingsData = z.object({
  loanNum: z.string(),
  isSimulation: z.boolean(),
  ...{ system: z.string(), number: z.int(), at: z.iso.datetime(), byName: z.string() },
  ...{ result: z.string(), caseId: z.string(), scorecard: z.string(), borrowers: z.string(), property: maybe },
  ...{ sLPurposeT: maybe, sOccTPe: maybe, amount: maybe, value: maybe, price: maybe, rate: maybe },
  ...{ ltv: maybe, cltv: maybe, hcltv: maybe, income: maybe, housing: maybe, debts: maybe },
  ...{ dtiTop: maybe, dtiBottom: maybe, score: z.int().nullable(), reserves: maybe, required: maybe, cash: maybe },
  valueAcceptance: z.boolean(),
  sections: z.array(
    z.object({
      section: z.enum(messageSections),
      messages: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});
export type AusFindingsData = z.infer<typeof ausFindingsData>;
