import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';

const data = formHead.extend({
  firstD: text,
  rate: maybe,
  principalAndInterest: text,
  /** Further parts of the payment. */
  parts: z.array(z.object({ what: text, amount: text })),
  total: text,
  servicer: text,
  servicerLink: maybe,
  late: z.object({ days: z.int(), percent: text }).nullable(),
});

/** The letter about the first payment: its day, its parts, and where it goes. */
export const paymentLetter: DocumentTemplate<z.infer<typeof data>> = {
  id: 'first-payment-letter',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    ...{ firstD: '2027-01-01', rate: '6.125', principalAndInterest: '2916.53', total: '3591.53' },
    parts: [
      { what: 'Property taxes', amount: '500.00' },
      { what: 'Homeowner’s insurance', amount: '175.00' },
    ],
    servicer: 'Example Loan Servicing',
    servicerLink: 'https://servicing.example.com/pay',
    late: { days: 15, percent: '5.000' },
  },
  title: () => 'First Payment Letter',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, percent, date, sentence } = print;
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['First payment due', date(values.firstD)],
          ['Interest rate', percent(values.rate)],
        ]),
      ],
      borrowers: values.borrowers,
      parts: [
        { what: 'Principal and interest', amount: money(values.principalAndInterest) },
        ...values.parts.map(({ what, amount }) => ({ what, amount: money(amount) })),
      ],
      total: money(values.total),
      lead: sentence('Your first payment is due on {{date}}. Further payments are due on the same day of each month.', {
        date: date(values.firstD) ?? '',
      }),
      late:
        values.late &&
        sentence(
          'A payment that is more than {{days}} days late is charged {{percent}} of the overdue principal and interest.',
          { days: String(values.late.days), percent: percent(values.late.percent) ?? '' },
        ),
      servicer: [values.servicer, values.servicerLink].filter((line) => line !== null),
    };
  },
};
