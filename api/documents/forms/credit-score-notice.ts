import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headSample, maybe, text } from './form-head';

const score = z.object({ agency: text, address: text, phone: text, value: z.int(), scoredD: maybe });
const data = formHead.extend({
  applicants: z.array(z.object({ name: text, scores: z.array(score).min(1) })).min(1),
  lowest: z.int(),
  highest: z.int(),
  /** The scores are demo data, not of a bureau. */
  isDemo: z.boolean(),
});

/** The notice to the home loan applicant with the scores that were used (15 USC 1681g(g)), on a page for each applicant. */
export const creditScoreNotice: DocumentTemplate<z.infer<typeof data>> = {
  id: 'credit-score-notice',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    lowest: 300,
    highest: 850,
    isDemo: false,
    applicants: ['Ruta Lindqvist', 'İlker Öztürk'].map((name, index) => ({
      name,
      scores: [
        {
          agency: 'Northgate Credit Bureau',
          address: '1200 Example Street, Chester, PA 19013',
          phone: '(800) 555-0110',
          value: 742 + index,
          scoredD: '2026-10-27',
        },
      ],
    })),
  },
  title: () => 'Notice to the Home Loan Applicant',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => ({
    applicants: values.applicants.map(({ name, scores }) => ({
      facts: print.facts([
        ['Applicant', name, 'wide'],
        ['Loan number', values.loanNum],
        ['Range of scores', `${values.lowest} to ${values.highest}`],
        ['Date', print.today],
      ]),
      scores: scores.map((each) => ({
        ...{ agency: each.agency, lines: [each.address, each.phone] },
        ...{ value: String(each.value), date: print.date(each.scoredD) ?? '' },
      })),
    })),
    isDemo: values.isDemo,
  }),
};
