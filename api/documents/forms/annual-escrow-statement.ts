import { z } from 'zod';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, text } from './form-head';

const entry = z.object({ date: text, what: text, paidIn: text.nullable(), paidOut: text.nullable(), balance: text });
/** What the account pays, named apart (12 CFR 1024.17(i)(1)(iv)). */
const paidFor = z.object({ taxes: text, insurance: text, other: text });
const month = z.object({ due: text, payment: text, paidFor, balance: text, target: text });

const data = formHead.extend({
  address: z.array(text),
  fromD: text,
  toD: text,
  payment: text,
  escrowPayment: text,
  newPayment: text,
  newEscrowPayment: text,
  newFromD: text,
  opening: text,
  paidIn: text,
  paidOut: paidFor,
  /** Given back to the borrower, or taken back as a correction. */
  returned: text,
  closing: text,
  cushion: text,
  entries: z.array(entry),
  months: z.array(month).length(12),
  /** What becomes of a surplus, or how a shortage or deficiency is paid. */
  rule: text,
});
export type AnnualEscrowData = Readonly<z.infer<typeof data>>;

const months = Array.from({ length: 12 }, (_, index): AnnualEscrowData['months'][number] => ({
  ...{ due: `2027-${String(index + 1).padStart(2, '0')}-01`, payment: '140.00' },
  paidFor: { taxes: index === 6 ? '500.00' : '0.00', insurance: index === 2 ? '360.00' : '0.00', other: '0.00' },
  ...{ balance: '780.00', target: '780.00' },
}));

/** The yearly statement of an escrow account: its past year, and the projection of the next (12 CFR 1024.17(i)). */
export const annualEscrowStatement: DocumentTemplate<AnnualEscrowData> = {
  id: 'annual-escrow-statement',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    address: ['41 Larkspur Lane, Unit 3', 'Pasadena, CA 91101'],
    ...{ fromD: '2026-01-01', toD: '2026-12-31', payment: '3049.32', escrowPayment: '130.00' },
    ...{ newPayment: '3059.32', newEscrowPayment: '140.00', newFromD: '2027-01-01' },
    ...{ opening: '670.00', paidIn: '1560.00', returned: '0.00', closing: '670.00', cushion: '260.00' },
    paidOut: { taxes: '1200.00', insurance: '360.00', other: '0.00' },
    entries: [
      { date: '2026-02-01', what: 'Monthly payment', paidIn: '130.00', paidOut: null, balance: '800.00' },
      { date: '2026-03-10', what: 'Paid for insurance', paidIn: null, paidOut: '360.00', balance: '440.00' },
    ],
    months,
    rule: 'The account has $120.00 less than it needs. This shortage is spread over the next 12 payments.',
  },
  title: () => 'Annual Escrow Account Disclosure Statement',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, date, sentence } = print;
    const of = (amount: string): string => money(amount) ?? '';
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Year from', date(values.fromD)],
          ['To', date(values.toD)],
          ['Cushion', money(values.cushion)],
        ]),
      ],
      address: values.address,
      borrowers: values.borrowers,
      was: sentence(
        'Your monthly mortgage payment for the past year was {{payment}}, of which {{escrow}} went into your escrow account.',
        { payment: of(values.payment), escrow: of(values.escrowPayment) },
      ),
      becomes: sentence(
        'Your monthly mortgage payment from {{from}} on is {{payment}}, of which {{escrow}} goes into your escrow account.',
        {
          ...{ from: date(values.newFromD) ?? '', payment: of(values.newPayment) },
          escrow: of(values.newEscrowPayment),
        },
      ),
      sums: [
        ['Balance at the beginning of the year', of(values.opening)],
        ['Paid into the account', of(values.paidIn)],
        ['Paid out for taxes', of(values.paidOut.taxes)],
        ['Paid out for insurance premiums', of(values.paidOut.insurance)],
        ['Paid out for other charges', of(values.paidOut.other)],
        ...(Number(values.returned) === 0 ? [] : [['Returned to you or corrected', of(values.returned)]]),
        ['Balance at the end of the year', of(values.closing)],
      ],
      entries: values.entries.map((each) => [
        ...[date(each.date) ?? '', each.what, money(each.paidIn) ?? '', money(each.paidOut) ?? ''],
        of(each.balance),
      ]),
      months: values.months.map((each) => [
        ...[date(each.due) ?? '', of(each.payment)],
        ...[of(each.paidFor.taxes), of(each.paidFor.insurance), of(each.paidFor.other)],
        ...[of(each.balance), of(each.target)],
      ]),
      rule: values.rule,
    };
  },
};
