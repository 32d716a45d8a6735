import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/format/language';
import { printIn } from '../engine/print';
import { rateQuote } from './rate-quote';
import type { RateQuoteData } from './rate-quote.schemas';

interface View {
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly remarks: readonly string[];
}

const { sample } = rateQuote;
const viewOf = (change: Partial<RateQuoteData> = {}, language: (typeof languages)[number] = 'en'): View =>
  rateQuote.view({ ...sample, ...change }, printIn(language, new Date(sample.asOf), 'Emet Mortgage')) as View;
const row = (view: View, label: string) => view.rows.find((one) => one.label === label)?.values;

describe('the rate quote', () => {
  it('shows each rate with APR, points, cost or credit, payments and cash side by side', () => {
    const view = viewOf();
    expect(row(view, 'Note rate')).toEqual(['6.125%', '6.500%', '5.875%']);
    expect(row(view, 'APR')).toEqual(['6.241%', '6.573%', '6.702%']);
    expect(row(view, 'Cost of the rate')).toEqual(['$1,950.00', '–', '$0.00']);
    expect(row(view, 'Lender credit')).toEqual(['–', '$3,900.00', '–']);
    expect(row(view, 'Total payment per month')).toEqual(['$4,021.74', '$4,148.91', '$3,938.16']);
    expect(row(view, 'Cash to close')).toHaveLength(3);
  });

  it('leaves out what no option has, such as cash of a scenario without a loan', () => {
    const options = sample.options.map((one) => ({ ...one, cash: null, insurance: null }));
    const view = viewOf({ options });
    expect(row(view, 'Cash to close')).toBeUndefined();
    expect(row(view, 'Mortgage insurance per month')).toBeUndefined();
    expect(row(view, 'Loan amount with financed insurance')).toBeUndefined();
    expect(view.remarks.join()).not.toContain('Mortgage insurance is an estimate');
  });

  it('says what the payment leaves out, what is estimated, and that an adjustable rate can rise', () => {
    expect(viewOf().remarks).toHaveLength(3);
    const fixed = sample.options.slice(0, 1).map((one) => ({ ...one, lacks: [], isInsuranceEstimate: false }));
    expect(viewOf({ options: fixed }).remarks).toEqual([]);
  });

  it.each(languages)(
    'is no lock and no Loan Estimate, in %s, and begins with the sentence of the regulation',
    (language) => {
      const { texts } = printIn(language, new Date(sample.asOf), 'Emet Mortgage');
      expect(texts['rate-quote'].notes).toHaveLength(3);
      expect(texts['rate-quote'].higher).toContain('Loan Estimate');
      expect(JSON.stringify(viewOf({}, language))).toContain('11/20/2026');
    },
  );
});
