import { z } from 'zod';
import { ownValue } from '../../../domain/tables/own-value';
import type { DocumentTemplate } from '../engine/document-template';
import { formHead, headFacts, headSample, text } from './form-head';

const entry = z.object({ what: text, amount: text });
const month = z.object({ due: text, payment: text, paid: z.array(entry), balance: text });
const data = formHead.extend({
  principalAndInterest: text,
  insurance: text.nullable(),
  escrowPayment: text,
  total: text,
  cushion: text,
  deposit: text,
  /** Paid out before the first payment. */
  early: z.array(entry),
  afterEarly: text,
  months: z.array(month).length(12),
});
export type EscrowStatementData = Readonly<z.infer<typeof data>>;

/** The worked example of Regulation X, 12 CFR 1024, appendix E: taxes of 360 in September, 500 in July and 700 in December. */
const out: Readonly<Record<string, readonly [what: string, amount: string]>> = {
  '2026-07-01': ['County taxes', '500.00'],
  '2026-09-01': ['School taxes', '360.00'],
  '2026-12-01': ['County taxes', '700.00'],
};
const balances = [670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040];
const sampleMonths = balances.map((balance, index): EscrowStatementData['months'][number] => {
  const due = `${index < 6 ? 2026 : 2027}-${String(((index + 6) % 12) + 1).padStart(2, '0')}-01`;
  const [what, amount] = ownValue(out, due) ?? [];
  const paid = what && amount ? [{ what, amount }] : [];
  return { due, payment: '130.00', paid, balance: `${balance}.00` };
});

/** The initial escrow account statement (Regulation X, 12 CFR 1024.17(g), in the format of its appendix G-1). */
export const escrowStatement: DocumentTemplate<EscrowStatementData> = {
  id: 'initial-escrow-statement',
  language: 'en',
  schema: data,
  sample: {
    ...headSample,
    ...{ principalAndInterest: '2919.32', insurance: null, escrowPayment: '130.00', total: '3049.32' },
    ...{ cushion: '260.00', deposit: '1040.00', early: [], afterEarly: '1040.00', months: sampleMonths },
  },
  title: () => 'Initial Escrow Account Disclosure Statement',
  loanNum: ({ loanNum }) => loanNum,
  view: (values, print) => {
    const { money, date } = print;
    const entries = (paid: EscrowStatementData['early']) => ({
      paid: paid.map(({ amount }) => money(amount)),
      what: paid.map(({ what }) => what),
    });
    return {
      facts: [
        ...headFacts(values, print),
        ...print.facts([
          ['Principal and interest', money(values.principalAndInterest)],
          ['Mortgage insurance', money(values.insurance)],
          ['Escrow payment', money(values.escrowPayment)],
          ['Monthly payment', money(values.total)],
        ]),
      ],
      sentence: print.sentence(
        'Your mortgage payment for the coming year will be {{total}} a month, of which {{escrow}} will go into your escrow account and the rest is for principal, interest and any mortgage insurance.',
        { total: money(values.total) ?? '', escrow: money(values.escrowPayment) ?? '' },
      ),
      cushion: money(values.cushion),
      first: { ...entries(values.early), deposit: money(values.deposit), balance: money(values.afterEarly) },
      months: values.months.map(({ due, payment, paid, balance }) => ({
        ...{ due: date(due), payment: money(payment), ...entries(paid), balance: money(balance) },
      })),
    };
  },
};
