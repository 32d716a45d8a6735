import { z } from 'zod';
import { complianceTestKeys, lineCodes, remarkCodes, verdicts } from './compliance-test';

const value = z.union([
  z.object({ money: z.string() }),
  z.object({ percent: z.string() }),
  z.object({ date: z.string() }),
  z.object({ count: z.int() }),
  z.object({ text: z.string() }),
]);

const values = z.record(z.string(), value).optional();

const remark = z.object({ code: z.enum(remarkCodes), values, test: z.enum(complianceTestKeys).optional() });

/** A failing test by its key, or a remark. */
export const complianceFinding = remark.partial();

const complianceTest = z.object({
  key: z.enum(complianceTestKeys),
  verdict: z.enum(verdicts),
  figure: value.optional(),
  limit: value.optional(),
  remarks: z.array(remark).readonly().describe('Why the verdict is what it is, or what follows from it'),
  lines: z
    .array(
      z.object({
        code: z.enum(lineCodes),
        values,
        amount: value.optional(),
        effect: z.enum(['plus', 'minus', 'none']),
      }),
    )
    .readonly()
    .describe('The worksheet: amounts with plus and minus add up to the figure'),
});

/** The tests of Regulation Z for the stored loan. */
export const complianceAnswer = z.object({ version: z.int(), tests: z.array(complianceTest).readonly() });

export type ComplianceAnswer = z.output<typeof complianceAnswer>;
