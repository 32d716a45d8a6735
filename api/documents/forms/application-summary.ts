import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, text } from './form-head';

const fact = z.object({ label: text, value: text, wide: z.boolean().optional() });
const group = z.object({ title: text, facts: z.array(fact) });
const part = z.object({ title: text, groups: z.array(group) });
const data = formHead.extend({
  /** The loan, then each borrower. */
  parts: z.array(part).min(1),
  /** What the borrowers added on a continuation sheet. */
  continuation: z.array(z.object({ name: text, words: text })),
});
export type ApplicationSummaryData = Readonly<z.infer<typeof data>>;
export type SummaryPart = ApplicationSummaryData['parts'][number];

/**
 * What the application says, as a summary of the lender's own. It is not the Uniform Residential Loan Application, which the vendor of
 * documents supplies.
 */
export const applicationSummary: DocumentTemplate<ApplicationSummaryData> = {
  id: 'application-summary',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    parts: [
      {
        title: 'Loan and Property',
        groups: [
          {
            title: 'Terms',
            facts: [
              { label: 'Purpose', value: 'Purchase' },
              { label: 'Note rate', value: '6.125%' },
              { label: 'Title will be held in the names of', value: 'Ruta Lindqvist, İlker Öztürk', wide: true },
            ],
          },
        ],
      },
      {
        title: 'Borrower: Ruta Lindqvist',
        groups: [
          { title: 'Personal information', facts: [{ label: 'Social Security number', value: '•••-••-3456' }] },
          { title: 'Employment: Harbor Clinic', facts: [{ label: 'Monthly income', value: '$12,500.00' }] },
        ],
      },
      {
        title: 'Additional borrower: İlker Öztürk',
        groups: [{ title: 'Declarations', facts: [{ label: 'A. Will you occupy the property?', value: 'Yes' }] }],
      },
    ],
    continuation: [{ name: 'Ruta Lindqvist', words: 'The gap in employment was for study.' }],
  },
  title: () => 'Loan Application Summary',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => ({
    facts: headFacts(values, print),
    borrowers: values.borrowers,
    parts: values.parts,
    continuation: values.continuation,
  }),
};
