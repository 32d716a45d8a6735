import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, text } from './form-head';
import { payTo, payToSample } from './pay-to';

const data = formHead.extend({
  /** Where the statement is mailed. */
  address: z.array(text),
  /** The day on which the total repays the loan. */
  goodThroughD: text,
  paidToD: text,
  lines: z.array(z.object({ what: text, amount: text })).min(1),
  total: text,
  perDiem: text,
  /** The last day for which adding the interest of each day gives the payoff. */
  perDiemThroughD: text,
  perDiemBasis: z.int(),
  escrowRefund: text.nullable(),
  servicer: payTo,
});
export type PayoffStatementData = Readonly<z.infer<typeof data>>;

/** The payoff statement of a loan (12 CFR 1026.36(c)(3)). */
export const payoffStatement: DocumentTemplate<PayoffStatementData> = {
  id: 'payoff-statement',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    address: ['41 Larkspur Lane, Unit 3', 'Pasadena, CA 91101'],
    ...{ goodThroughD: '2027-03-15', paidToD: '2027-02-01' },
    lines: [
      { what: 'Unpaid principal balance', amount: '478913.22' },
      { what: 'Interest, 1 month to March 1, 2027', amount: '2444.45' },
      { what: 'Interest, 14 days to March 15, 2027 at $80.37 a day', amount: '1125.18' },
      { what: 'Unpaid late charges', amount: '145.83' },
    ],
    ...{
      total: '482628.68',
      perDiem: '80.37',
      perDiemThroughD: '2027-03-31',
      perDiemBasis: 365,
      escrowRefund: '1840.00',
      servicer: payToSample,
    },
  },
  title: () => 'Payoff Statement',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, date, sentence } = print;
    const [through, perDiem, total] = [date(values.goodThroughD), money(values.perDiem), money(values.total)].map(
      (each) => each ?? '',
    );
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Good through', through ?? null],
          ['Interest paid to', date(values.paidToD)],
          ['Interest a day', perDiem ?? null],
        ]),
      ],
      address: values.address,
      borrowers: values.borrowers,
      lead: sentence(
        'The amount that repays this loan in full on {{through}} is {{total}}, if the servicer receives it on or before that day.',
        { through: through ?? '', total: total ?? '' },
      ),
      lines: values.lines.map(({ what, amount }) => ({ what, amount: money(amount) })),
      total,
      later:
        values.perDiemThroughD === values.goodThroughD
          ? sentence('On a later day the payoff is another amount. Ask for a new statement.', {})
          : sentence(
              'For each day after {{through}}, up to {{last}}, add {{perDiem}} of interest (a year of {{basis}} days). After {{last}} the payoff is another amount. Ask for a new statement.',
              {
                ...{ through: through ?? '', last: date(values.perDiemThroughD) ?? '' },
                ...{ perDiem: perDiem ?? '', basis: String(values.perDiemBasis) },
              },
            ),
      refund:
        values.escrowRefund === null
          ? null
          : sentence(
              'The escrow account has {{amount}} today. It is not part of this payoff: what is left is returned to you within 20 business days after the loan is repaid (12 CFR 1024.34(b)).',
              { amount: money(values.escrowRefund) ?? '' },
            ),
      servicer: values.servicer,
    };
  },
};
