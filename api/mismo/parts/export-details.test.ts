import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { bytesOf, testText, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const now = new Date('2026-11-21T18:30:00Z');
const read = (text: string) => readMismo(bytesOf(text), { today });
const exported = (document: NewLoanDocument) => writeMismo(document, { now });
const codesOf = ({ report }: ReturnType<typeof read>) => report.warnings.map(({ message }) => message.code);

describe('the sources of purchase credits', () => {
  const credit = (type: string, source: string, amount: string) => `<PURCHASE_CREDIT>
    <PurchaseCreditAmount>${amount}</PurchaseCreditAmount><PurchaseCreditSourceType>${source}</PurchaseCreditSourceType>
    <PurchaseCreditType>${type}</PurchaseCreditType></PURCHASE_CREDIT>`;
  const withCredits = (...credits: string[]) =>
    read(
      testText('va-irrrl.xml').replace(
        '<LOAN_DETAIL>',
        `<PURCHASE_CREDITS>${credits.join('')}</PURCHASE_CREDITS><LOAN_DETAIL>`,
      ),
    );

  it('are read and exported', () => {
    const { document } = withCredits(
      credit('EarnestMoney', 'BorrowerPaidOutsideClosing', '5000.00'),
      credit('Other', 'BuilderDeveloper', '1200.00'),
    );
    const credits = {
      ...{ sPurchCreditEarnestMoneyAmt: '5000.00', sPurchCreditEarnestMoneySourceT: '1' },
      ...{ sPurchCreditOtherAmt: '1200.00', sPurchCreditOtherSourceT: '6' },
    };
    expect(document).toMatchObject(credits);
    expect(exported(document)).toContain('<PurchaseCreditSourceType>BuilderOrDeveloper</PurchaseCreditSourceType>');
    expect(read(exported(document)).document).toMatchObject(credits);
  });

  it('are warned about if credits of one kind have several', () => {
    const both = withCredits(credit('Other', 'Employer', '100.00'), credit('Other', 'Lender', '50.00'));
    expect(both.document).toMatchObject({ sPurchCreditOtherAmt: '150.00', sPurchCreditOtherSourceT: '7' });
    expect(codesOf(both)).toContain('several-values');
  });
});

it('reads and exports the product plan ID', () => {
  const { document } = read(testText('arm-7-6.xml'));
  const text = exported({ ...document, sProductPlanId: '4929' });
  expect(text).toContain('<FNMProductPlanIdentifier>4929</FNMProductPlanIdentifier>');
  expect(read(text).document.sProductPlanId).toBe('4929');
});

describe('the summary of payoffs', () => {
  const { document } = read(testText('owned-real-estate.xml'));
  const loan: NewLoanDocument = {
    ...document,
    sRefPdOffAmt: null,
    reos: [{ id: 'r', owners: ['0B'], isSubjectProperty: true }],
    liabilities: [
      { id: 'a', owners: ['0B'], type: '0', balance: '210000.00', payoff: true, reoId: 'r' },
      { id: 'b', owners: ['0B'], type: '2', balance: '1500.50', payoff: true },
      { id: 'c', owners: ['0B'], type: '3', balance: '900.00' },
    ],
  };
  const text = exported(loan);

  it('is exported by whether the subject property secures the debts', () => {
    expect(text).toContain('<TotalSubjectPropertyPayoffsAndPaymentsAmount>210000.00<');
    expect(text).toContain('<TotalNonSubjectPropertyDebtsToBePaidOffAmount>1500.50<');
    expect(exported({ ...loan, liabilities: [] })).not.toContain('LIABILITY_SUMMARY');
  });

  it('adds what the file states beyond the listed debts, and is compared with them', () => {
    const again = read(text);
    expect(again.document.sRefPdOffAmt).toBeUndefined();
    expect(codesOf(again)).not.toContain('payoffs-differ');
    // 211,000.00 + 1,500.50: 1,000.00 of interest to the day of payoff.
    const more = read(text.replace('PaymentsAmount>210000.00<', 'PaymentsAmount>211000.00<'));
    expect(more.document.sRefPdOffAmt).toBe('212500.50');
    const less = read(
      text.replace(
        '<TotalSubjectPropertyPayoffsAndPaymentsAmount>210000.00<',
        '<TotalSubjectPropertyPayoffsAndPaymentsAmount>1.00<',
      ),
    );
    expect(less.document.sRefPdOffAmt).toBeUndefined();
    expect(codesOf(less)).toContain('payoffs-differ');
  });
});

describe('military entitlements', () => {
  const file = testText('va-irrrl.xml');
  const amountsOf = (text: string) =>
    [...text.matchAll(/CurrentIncomeMonthlyTotalAmount>([\d.]+)<[\s\S]*?<IncomeType>(Military\w+)</g)].map(
      ([, amount, type]) => [type, amount],
    );

  it('are read and exported by type', () => {
    const { document } = read(file);
    expect(amountsOf(file).length).toBeGreaterThan(1);
    expect(amountsOf(exported(document))).toEqual(amountsOf(file));
    expect(read(exported(document)).document.employments).toEqual(document.employments);
  });

  it('are exported as base pay if their types do not add up to them', () => {
    const { document } = read(file);
    const [job] = document.employments;
    if (!job) throw new Error('There is no job.');
    const employments = [{ ...job, militaryPay: '9000.00' }];
    expect(amountsOf(exported({ ...document, employments }))).toEqual([['MilitaryBasePay', '9000.00']]);
  });
});
