import { adjustablePayments, adjustableRate } from '../figures/adjustable-tables';
import type { PaymentRange } from '../figures/projected-payments';
import type { DisclosedTerms } from '../figures/rate-paths';
import type { AdjustablePaymentsTable, TableRow } from './estimate-form.schemas';
import { dollarsText, numberWord, ordinal, rateText, spanText } from './printed';

const heading = (label: string): TableRow => ({ label, value: '', indent: false });
const row = (label: string, value: string): TableRow => ({ label, value, indent: false });
const indented = (label: string, value: string): TableRow => ({ label, value, indent: true });

const rangeText = ({ least, most }: PaymentRange): string =>
  least === most ? dollarsText(least) : `${dollarsText(least)} – ${dollarsText(most)}`;

/** The Adjustable Payment table as it is printed (12 CFR 1026.37(i)); null if the payment changes with the rate alone. */
export function adjustablePaymentRows(terms: DisclosedTerms): AdjustablePaymentsTable | null {
  const table = adjustablePayments(terms);
  if (table === undefined) return null;
  const { firstChange, everyMonths, maximum } = table;
  const features = [
    ['Interest Only Payments?', `YES for your first ${table.interestOnlyPayments} payments`],
    ['Optional Payments?', 'NO'],
    ['Step Payments?', 'NO'],
    ['Seasonal Payments?', 'NO'],
  ] as const;
  return {
    features: features.map(([label, value]) => ({ label, value })),
    changes: [
      heading('Monthly Principal and Interest Payments'),
      indented('First Change/Amount', `${rangeText(firstChange)} at ${ordinal(firstChange.payment)} payment`),
      indented(
        'Subsequent Changes',
        everyMonths === null ? 'No subsequent changes' : `Every ${spanText(everyMonths, numberWord)}`,
      ),
      indented('Maximum Payment', `${dollarsText(maximum.amount)} starting at ${ordinal(maximum.payment)} payment`),
    ],
  };
}

/** The Adjustable Interest Rate table as it is printed (12 CFR 1026.37(j)); null for a fixed rate. */
export function adjustableRateRows(terms: DisclosedTerms): readonly TableRow[] | null {
  const table = adjustableRate(terms);
  if (table === undefined) return null;
  return [
    row('Index + Margin', `${table.index} + ${rateText(table.margin)}`),
    row('Initial Interest Rate', rateText(table.initial)),
    row('Minimum/Maximum Interest Rate', `${rateText(table.minimum)}/${rateText(table.maximum)}`),
    heading('Change Frequency'),
    indented('First Change', `Beginning of ${ordinal(table.firstMonth)} month`),
    indented('Subsequent Changes', `Every ${ordinal(table.everyMonths)} month after first change`),
    heading('Limits on Interest Rate Changes'),
    indented('First Change', rateText(table.firstLimit)),
    indented('Subsequent Changes', rateText(table.laterLimit)),
  ];
}
