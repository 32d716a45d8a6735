import { describe, expect, it } from 'vitest';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const item = (amount: string) => `<CURRENT_INCOME_ITEM><CURRENT_INCOME_ITEM_DETAIL>
  <CurrentIncomeMonthlyTotalAmount>${amount}</CurrentIncomeMonthlyTotalAmount>
  <EmploymentIncomeIndicator>false</EmploymentIncomeIndicator>
  <IncomeType>ProposedGrossRentForSubjectProperty</IncomeType>
</CURRENT_INCOME_ITEM_DETAIL></CURRENT_INCOME_ITEM>`;

const plain = testText('owned-real-estate.xml');

/** The file with these expected rents as income of a borrower. */
const read = (file: string, ...amounts: string[]) => {
  const items = amounts.map(item).join('');
  return readMismo(bytesOf(file.replace('</CURRENT_INCOME_ITEMS>', `${items}</CURRENT_INCOME_ITEMS>`)), { today });
};

describe('expected rent of the subject property among the income items', () => {
  const before = readMismo(bytesOf(plain), { today });

  it('is the gross rent of the property, not net income', () => {
    const { document, report } = read(plain, '1600.00', '400.00');
    expect(document.sSpGrossRent).toBe('2000.00');
    expect(document.incomes).toEqual(before.document.incomes);
    expect(report.ignored).toEqual(before.report.ignored);
    const again = readMismo(bytesOf(writeMismo(document, { now: new Date('2026-11-21T18:30:00Z') })), { today });
    expect(again.document.sSpGrossRent).toBe('2000.00');
  });

  it('gives way to the rent that the property states, with a warning', () => {
    const rent = '<RentalEstimatedGrossMonthlyRentAmount>1900.00</RentalEstimatedGrossMonthlyRentAmount>';
    const stated = plain.replace(/(<SUBJECT_PROPERTY[^>]*>[\s\S]*?<PROPERTY_DETAIL>)/, `$1${rent}`);
    const { document, report } = read(stated, '2000.00');
    expect(document.sSpGrossRent).toBe('1900.00');
    expect(report.warnings.map(({ message }) => message.code)).toContain('subject-rent-differs');
    expect(read(stated, '1900.00').report.warnings.map(({ message }) => message.code)).not.toContain(
      'subject-rent-differs',
    );
  });
});
