import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, maybe, text } from './form-head';
import { newServicerSample, payTo, payToSample } from './pay-to';

const data = formHead.extend({
  firstD: text,
  rate: maybe,
  principalAndInterest: text,
  /** Further parts of the payment. */
  parts: z.array(z.object({ what: text, amount: text })),
  total: text,
  servicer: payTo,
  /** Who takes payments from a day on, if a transfer is planned. */
  transfer: z.object({ to: payTo, effectiveD: text }).nullable(),
  late: z.object({ days: z.int(), percent: text, amount: text, afterD: text, total: text }),
});

/** The letter about the first payment: its day, its parts, where it goes, and a coupon to send with it. */
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
    servicer: payToSample,
    transfer: { to: newServicerSample, effectiveD: '2027-03-01' },
    late: { days: 15, percent: '5.000', amount: '145.83', afterD: '2027-01-16', total: '3737.36' },
  },
  title: () => 'First Payment Letter',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, percent, date, sentence } = print;
    const { late, transfer } = values;
    const firstD = date(values.firstD) ?? '';
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['First payment due', firstD],
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
        date: firstD,
      }),
      late: sentence(
        'A payment that we receive more than {{days}} days after its due date is charged {{percent}} of the overdue principal and interest: {{amount}} for your first payment after {{date}}.',
        {
          ...{ days: String(late.days), percent: percent(late.percent) ?? '', amount: money(late.amount) ?? '' },
          date: date(late.afterD) ?? '',
        },
      ),
      servicer: values.servicer,
      transfer: transfer && {
        lead: sentence('From {{date}}, send your payments to:', { date: date(transfer.effectiveD) ?? '' }),
        to: transfer.to,
      },
      coupon: {
        loanNum: values.loanNum,
        borrowers: values.borrowers.join(', '),
        due: firstD,
        payment: money(values.total),
        lateAfter: date(late.afterD),
        lateTotal: money(late.total),
        payTo: values.servicer,
      },
    };
  },
};
