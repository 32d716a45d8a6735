import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import type { AporWeek } from '../pricing/apor';
import { correctionPage } from './correction';
import { findingsOf } from './edits/row-edits';
import { larFields, larLine } from './lar-fields';
import { hoepaPart, spreadPart } from './row/costs-part';
import { built, sampleLoan } from './sample-register.test-support';

const findings = (loan: Partial<LoanDocument>) => {
  const { row, missing } = built(loan);
  return findingsOf(row, missing);
};
/** Borrower and co-borrower: Cuban and of two groups, and one who does not answer. */
const couple = {
  applicants: [
    {
      ...sampleLoan.applicants[0],
      ...{ aCFirstNm: 'Ben', aCLastNm: 'Lee', aCDob: '1988-07-01', aCGender: '4', aCDecisionCreditScore: 700 },
      ...{ aBEthnicities: ['A', 'AC', 'AE'], aCEthnicities: ['C'], aCRaces: ['F'] },
    },
  ],
};
const denied = {
  ...{ sStatusT: '10', sRejectD: '2026-02-20', sFundD: null, sLPurchaseD: null },
  ...{ sDenialReasonsT: ['income-insufficient', 'residence-length'], sHmdaDenialReasonsT: ['1', '9'] as string[] },
};
const bought = {
  ...{ sBranchChannelT: '3', sCorrespondentProcessT: '1', sPurchasedD: '2026-03-20', sHmdaLoanAmt: '398211.40' },
  sUniversalLoanIdentifier: '10Bx939c5543TqA1144M999143X38',
};
const canceled = { sStatusT: '9', sCanceledD: '2026-03-01', sFundD: null, sLPurchaseD: null };

describe('the row of a loan', () => {
  it('has 110 fields in the order of the file', () => {
    expect(larFields).toHaveLength(110);
    expect(larLine(built().row)).toBe(
      '2|10Bx939c5543TqA1144M|10Bx939c5543TqA1144M260105123464|20260105|1|1|2|1|1|400000.00|1|20260312|' +
        '12 Palm St|Pasadena|CA|91101|06037|06037460502|2||||||5||||||2|4|2|22|||||||8|||||||' +
        '|2|4|2|5|2|4|35|9999|144|1|0.210|2|1|741|9999|2||10||10||||' +
        '|3000.00|NA|1500.00|||6.125|NA|38.250|80.000|360|NA|2|2|2|2|500000.00|3|5|1|NA|1|1|123456|' +
        '1||||||1||||||2|2|2',
    );
  });

  it.each<[string, Partial<LoanDocument>, string]>([
    ['a purchase', {}, '1'],
    ['a couple', { ...couple, applicants: [{ ...couple.applicants[0], aCExperianScore: 700 }] }, '1'],
    ['a denial', denied, '3'],
    ['an approval that was not accepted', { ...canceled, sClearToCloseD: '2026-02-20' }, '2'],
    ['a withdrawal', { ...canceled, sApprovD: null }, '4'],
    ['a refinance with cash out of a rental home', { sLPurposeT: '2', sOccTPe: '2' }, '1'],
    ['a loan bought of a correspondent', bought, '6'],
    ['a manufactured home', { sProdSpT: '4', sSpIsManufacturedAffixed: true, sEstateHeldT: '0' }, '1'],
    ['a line of credit', { sLienPosT: '1', sHelocDrawMon: 120, sFinalLAmt: '90000.00', sCltvR: '90.000' }, '1'],
    ['an LPA result with an ineligible offering', { sProd3rdPartyUwResultT: '11' }, '1'],
    ['a withdrawal before there was a property', { ...canceled, sApprovD: null, sSpAddr: null }, '4'],
  ])('passes every edit for %s', (_name, loan, action) => {
    expect(findings(loan)).toEqual([]);
    expect(built(loan).missing).toEqual([]);
    expect(built(loan).row.actionTaken).toBe(action);
  });

  it('reports a couple, with the names of groups that have no code', () => {
    const { row } = built(couple);
    expect([row.ethnicity1, row.ethnicity2, row.ethnicity3, row.ethnicityOther]).toEqual([
      '1',
      '13',
      '14',
      'Colombian',
    ]);
    expect([row.coEthnicity1, row.coRace1, row.coSex, row.coAge]).toEqual(['3', '6', '3', '37']);
    expect([row.coScore, row.coScoreModel]).toEqual(['700', '']);
  });

  it('names reasons for denial that have no code', () => {
    const { row } = built(denied);
    expect([row.denial1, row.denial2, row.denial3, row.denialOther]).toEqual(['1', '9', '', 'Length of residence']);
    expect([row.interestRate, row.rateSpread, row.totalLoanCosts, row.purchaser]).toEqual(['NA', 'NA', 'NA', '0']);
  });

  it('leaves blank what the loan lacks, and says where to enter it', () => {
    const lacking = { sSpCensusTract: null, sHmdaHoepaStatus: null, fees: undefined, sHmdaApplicationD: null };
    const { row, missing } = built(lacking as Partial<LoanDocument>);
    expect(missing).toEqual([...['applicationDate', 'tract', 'age', 'hoepa', 'totalLoanCosts', 'originationCharges']]);
    expect(missing.map((field) => row[field])).toEqual(['', '', '', '', '', '']);
    expect(findingsOf(row, missing).map(({ edit }) => edit)).toEqual([
      ...['V610-1', 'V625-1', 'V651-1', 'V672-1', 'V674-1', 'V658-1'],
    ]);
    expect(missing.map((field) => correctionPage(field, sampleLoan))).toEqual([
      ...['app/loan-property', 'app/loan-property', 'app/borrower/0B', 'app/loan-property'],
      ...['loan', 'loan'],
    ]);
    expect(correctionPage('lei', sampleLoan)).toBeNull();
  });

  it('calculates the rate spread that was not entered from the week in which the rate was set', () => {
    const week = { rateTable: 'fixed', week: '2026-01-26', rates: Array.from({ length: 50 }, () => 6_050) } as const;
    const loan = { ...sampleLoan, sHmdaRateSpread: null };
    const final = { action: '1', date: '2026-03-12' } as const;
    expect(spreadPart(loan, final, [week])).toEqual({ rateSpread: '0.260' });
    expect(spreadPart(loan, final, [])).toEqual({ rateSpread: null });
  });

  describe('HOEPA status', () => {
    const week = { rateTable: 'fixed', week: '2026-01-26', rates: Array.from({ length: 50 }, () => 6_050) } as const;
    const final = { action: '1', date: '2026-03-12' } as const;
    // The lender pays its own employee, whose compensation does not count.
    const tested = { ...sampleLoan, sHmdaHoepaStatus: null, sOriginatorCompensationPaymentSourceT: '2' as const };
    const statusOf = (loan: object, weeks: readonly AporWeek[] = [week]) =>
      hoepaPart({ ...tested, sOriginatorCompensationAmount: '4000.00', ...loan }, final, weeks).hoepa;

    it('is that of the tests: rate, points and fees, prepayment penalty', () => {
      // 6.310% - 6.050% is not above 6.5 points; 1,500.00 is not above 5% of 398,500.00; there is no penalty.
      expect(statusOf({})).toBe('2');
      // 12.550% - 6.050% is 6.5 points, and one thousandth more is above it.
      expect([statusOf({ sApr: '12.550' }), statusOf({ sApr: '12.551' })]).toEqual(['2', '1']);
      const [origination, ...others] = sampleLoan.fees ?? [];
      // What the lender keeps counts.
      const fees = [{ ...origination, Beneficiary: '21', TotalAmount: '25000.00' }, ...others];
      expect(statusOf({ fees })).toBe('1');
      expect(statusOf({ sPrepmtPenaltyT: '1', sPrepmtPeriodMonths: 60 })).toBe('1');
    });

    it('is missing while a test is open, and the entered one counts before all', () => {
      expect(statusOf({}, [])).toBeNull();
      expect(statusOf({ sOriginatorCompensationPaymentSourceT: null })).toBeNull();
      expect(statusOf({ sApr: '12.551', sHmdaHoepaStatus: false })).toBe('2');
      expect(statusOf({ sHmdaHoepaStatus: true })).toBe('1');
      expect(statusOf({ sOccTPe: '2', sApr: '12.551' })).toBe('3');
    });
  });
});
