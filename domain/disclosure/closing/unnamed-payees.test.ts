import { describe, expect, it } from 'vitest';
import { sampleFee } from '../../fees/sample-form.test-support';
import type { NewLoanDocument } from '../../loan/document';
import { closingForm } from './closing-form';
import { sampleFacts, samplePurchase } from './closing-sample';
import { unnamedPayees } from './unnamed-payees';

const formOf = (loan: NewLoanDocument) => closingForm(loan, sampleFacts(loan)).details;
const withFees = (...fees: NewLoanDocument['fees'] & object): NewLoanDocument => ({ ...samplePurchase, fees });
const toOf = (loan: NewLoanDocument, label: string): string | undefined =>
  Object.values(formOf(loan).sections)
    .flatMap((section) => section.rows)
    .find((row) => row.label === label)?.to;

describe('charges without a payee on the Closing Disclosure', () => {
  it('are named, so that users can enter one (12 CFR 1026.38(f)(2) and (3), (g)(1)(ii) and (4))', () => {
    const loan = withFees(
      sampleFee('ApplicationFee', '300.00'),
      sampleFee('CreditReportFee', '62.00'),
      sampleFee('FloodCertification', '20.00'),
      sampleFee('SurveyFee', '85.00', { ProviderName: 'Surveys Co.' }),
      sampleFee('RecordingFee', '85.00'),
      sampleFee('TransferTax', '950.00'),
      sampleFee('HomeInspectionFee', '0.00'),
    );
    expect(unnamedPayees(formOf(loan))).toEqual(['Credit Report Fee', 'Flood Determination Fee', 'Transfer Taxes']);
  });

  it('are none of the sample form', () => {
    expect(unnamedPayees(formOf(samplePurchase))).toEqual([]);
  });
});

describe('the payee that the loan itself says', () => {
  it('is the agency of a government loan, and the insurer of the policy unless a contact is', () => {
    const premium = { ...withFees(), sFfUfmip1pc: '3870.00' };
    expect(toOf({ ...premium, sLT: '2' }, 'VA Funding Fee')).toBe('U.S. Department of Veterans Affairs');
    expect(toOf({ ...premium, sLT: '1' }, 'Upfront Mortgage Insurance Premium')).toBe(
      'U.S. Department of Housing and Urban Development',
    );
    expect(toOf({ ...premium, sLT: '0' }, 'Upfront Mortgage Insurance Premium')).toBeUndefined();
    const insured = { ...samplePurchase, sHazInsCompanyNm: 'Roof Mutual' };
    const { sections } = closingForm(insured, sampleFacts(insured, { contacts: [] })).details;
    expect(sections.F.rows[0]?.to).toBe('Roof Mutual');
    expect(formOf(insured).sections.F.rows[0]?.to).toBe('Insurance Co.');
  });
});
