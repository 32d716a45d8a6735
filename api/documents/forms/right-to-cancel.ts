import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headSample, text } from './form-head';

const data = formHead.extend({
  /** Each gets two copies. */
  owners: z.array(text).min(1),
  transactionD: text,
  /** The notice must be sent by midnight of this day. */
  lastD: text,
});

/** The notice of the right to cancel (12 CFR 1026.23(b), model form H-8): two copies for each owner, each on its own page. */
export const rightToCancel: DocumentTemplate<z.infer<typeof data>> = {
  id: 'right-to-cancel',
  language: 'en',
  schema: data,
  sample: { ...headSample, owners: headSample.borrowers, transactionD: '2026-11-20', lastD: '2026-11-24' },
  title: () => 'Notice of Right to Cancel',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, { facts, date }) => ({
    transactionD: date(values.transactionD),
    lastD: date(values.lastD),
    copies: values.owners.flatMap((owner) =>
      [1, 2].map((copy) => ({
        facts: facts([
          ['Owner', owner],
          ['Loan number', values.loanNum],
          ['Copy', `${copy} of 2`],
          ['Property', values.property, 'wide'],
        ]),
      })),
    ),
  }),
};
