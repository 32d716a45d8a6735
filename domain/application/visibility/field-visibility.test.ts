import { describe, expect, it } from 'vitest';
import { coborrowerName } from '../../loan/fields/coborrower-fields';
import { fieldTable, isFieldName } from '../../loan/fields/field-table';
import { applies, fieldVisibility } from './field-visibility';

type Values = Readonly<Record<string, unknown>>;

const inLoan = (name: string, loan: Values) => applies(name, loan, loan);
const ofBorrower = (name: string, applicant: Values, loan: Values = {}) => applies(name, applicant, loan);
const ofRecord = (name: string, record: Values, loan: Values = {}) => applies(name, record, loan);

describe('the visibility table', () => {
  it('uses only known fields, with the borrower’s names for both borrowers', () => {
    const names = Object.keys(fieldVisibility);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !isFieldName(name))).toEqual([]);
    expect(names.filter((name) => /^(aProd|a)C[A-Z]/.test(name))).toEqual([]);
  });

  it('depends on fields only', () => {
    const read = new Set<string>();
    const answers = [undefined, true, false, '0', '1', '2', 30, ['A', '1']];
    for (const answer of answers) {
      const value = (name: string) => {
        read.add(name);
        return answer;
      };
      for (const condition of Object.values(fieldVisibility)) condition({ value, records: () => [] });
    }
    expect(read.size).toBeGreaterThan(50);
    expect([...read].filter((name) => !isFieldName(name))).toEqual([]);
  });

  it('evaluates every condition without cycles, for any data', () => {
    for (const name of Object.keys(fieldVisibility)) expect(typeof applies(name, {}, {}), name).toBe('boolean');
  });

  it('always shows fields without a condition', () => {
    expect(ofBorrower('aBFirstNm', {})).toBe(true);
    expect(inLoan('sLAmtCalc', {})).toBe(true);
  });
});

describe('a question about a borrower', () => {
  it.each([
    ['aBMilitaryStatusT', { aBMilitaryService: true }, { aBMilitaryService: false }],
    ['aBMilitaryTourEndD', { aBMilitaryService: true, aBMilitaryStatusT: ['1', '3'] }, { aBMilitaryService: true }],
    ['aBDomesticRelationship', { aBMaritalStatT: '1' }, { aBMaritalStatT: '0' }],
    ['aBDependAges', { aBDependNum: 2 }, { aBDependNum: 0 }],
    ['aBAddrRent', { aBAddrT: '1' }, { aBAddrT: '0' }],
    ['aBState', { aBCountry: 'US' }, { aBCountry: 'CA' }],
    ['aBCityMail', { aBAddrMail: 'PO Box 1' }, { aBAddrMail: 'PO Box 1', aBAddrMailNA: true }],
    ['aBFormerAddrNA', { aBAddrMonths: 23 }, { aBAddrMonths: 24 }],
    ['aBLanguageDesc', { aBLanguageT: 'other' }, { aBLanguageT: 'spa' }],
    ['aBCounselingD', { aBHousingCounseling: true }, {}],
    ['aBEducationFormatT', { aBHomebuyerEducation: true }, {}],
    ['aBCreditInitials', { aBCreditT: '2' }, { aBCreditT: '1' }],
    ['aBPoaNm', { aBPoaSigns: true }, {}],
    ['aBDecPastOwnership', { aBDecOcc: true }, { aBDecOcc: false }],
    ['aBDecPastOwnedPropTitleT', { aBDecOcc: true, aBDecPastOwnership: true }, { aBDecPastOwnership: true }],
    ['aBDecBorrowingAmt', { aBDecBorrowing: true }, { aBDecBorrowing: false }],
    ['aBDecBankruptcyChapters', { aBDecBankrupt: true }, {}],
    ['aBDecBankruptD', { aBDecBankrupt: true }, {}],
    ['aBDecBankruptEndT', { aBDecBankrupt: true }, {}],
    ['aBDecForeclosureD', { aBDecForeclosure: true }, {}],
    ['aBEthnicityOtherDesc', { aBEthnicities: ['A'] }, { aBEthnicities: ['B'] }],
    ['aBRaceOtherPacificDesc', { aBRaces: ['A', 'D'] }, { aBRaces: ['A'] }],
    ['aBRaceCollectedByObservation', { aBInterviewMethodT: '1' }, { aBInterviewMethodT: '2' }],
    ['aPresRent', { aBAddrT: '0', aCAddrT: '1' }, { aBAddrT: '0' }],
    ['aPres1stM', { aBAddrT: '0' }, { aBAddrT: '1' }],
  ])('%s depends on the answer', (name, requested, hidden) => {
    expect([ofBorrower(name, requested), ofBorrower(name, hidden)]).toEqual([true, false]);
  });

  it('follows the co-borrower’s own answers for the co-borrower', () => {
    const applicant = { aBMilitaryService: true, aCMilitaryService: false };
    expect(coborrowerName('aBMilitaryStatusT')).toBe('aCMilitaryStatusT');
    expect(ofBorrower('aCMilitaryStatusT', applicant)).toBe(false);
    expect(ofBorrower('aCMilitaryStatusT', { aCMilitaryService: true })).toBe(true);
  });

  it('is not shown because of an answer that itself no longer applies', () => {
    expect(ofBorrower('aBMilitaryTourEndD', { aBMilitaryService: false, aBMilitaryStatusT: ['1'] })).toBe(false);
  });

  it('about the seller is shown only for a purchase', () => {
    expect(
      ['0', '1', undefined].map((sLPurposeT) => ofBorrower('aBDecSellerRelationship', {}, { sLPurposeT })),
    ).toEqual([true, false, true]);
  });
});

describe('a field of the loan', () => {
  it.each([
    ['sPurchPrice', { sLPurposeT: '0' }, { sLPurposeT: '1' }],
    ['sPurchCreditEarnestMoneyAmt', {}, { sLPurposeT: '2' }],
    ['sSpOrigCost', { sLPurposeT: '1' }, { sLPurposeT: '0' }],
    ['sTitleCurrentNames', { sLPurposeT: '1' }, { sLPurposeT: '0' }],
    ['sProdCashoutAmt', { sLPurposeT: '2' }, { sLPurposeT: '1' }],
    ['sConstructionCostAmt', { sIsConstructionLoan: true }, { sLPurposeT: '0' }],
    ['sLeaseholdExpireD', { sEstateHeldT: '1' }, { sEstateHeldT: '0' }],
    ['sRAdjMarginR', { sFinMethT: '1' }, { sFinMethT: '0' }],
    ['sArmIndexNameVstr', { sFinMethT: '1', sArmIndexT: '7' }, { sFinMethT: '0', sArmIndexT: '7' }],
    ['sGradPmtR', { sFinMethT: '2' }, { sFinMethT: '1' }],
    ['sBalloonPmtAmt', { sBalloonPmt: true }, {}],
    ['sBuydwnR1', { sIsBuydown: true }, {}],
    ['sFhaCaseNum', { sLT: '1' }, { sLT: '0' }],
    ['sVaCaseNum', { sLT: '2' }, { sLT: '1' }],
    ['sUsdaHouseholdSize', { sLT: '3' }, {}],
    ['sProMIns', { sLT: '0' }, { sLT: '2' }],
    ['sMiCertId', { sProdConvMIOptionT: '0' }, { sProdConvMIOptionT: '4' }],
    ['sSpProjectNm', { sProdSpT: '2' }, { sProdSpT: '0' }],
    ['sProdCondoStories', { sProdSpT: '2' }, { sProdSpT: '1' }],
    ['sSpIsManufacturedAffixed', { sProdSpT: '4' }, { sProdSpT: '0' }],
    ['sSpGrossRent', { sOccTPe: '2' }, { sOccTPe: '2', sSpRentNA: true }],
    ['sSpNetRent', { sProdSpT: '8' }, { sProdSpT: '0' }],
    ['sRemain1stMBal', { sLienPosT: '1' }, { sLienPosT: '0' }],
    ['sOtherMtg1Amt', {}, { sOtherMtgNA: true }],
    ['sOtherMtg2Amt', { sOtherMtg1CreditorNm: 'A Bank' }, {}],
    ['sTitleTrustNm', { sTitleTrustT: '1' }, {}],
    ['sIndianLandTenureT', { sSpIsTribalLand: true }, {}],
    ['sSpAvmModelNm', { sSpValuationMethodT: '4' }, { sSpValuationMethodT: '1' }],
    ['sHelocDrawMon', { sLPurposeT: '8' }, {}],
    ['sProOHExpDesc', { sProOHExp: '12.00' }, { sProOHExp: '0.00' }],
  ])('%s belongs to its kind of loan', (name, requested, hidden) => {
    expect([inLoan(name, requested), inLoan(name, hidden)]).toEqual([true, false]);
  });
});

describe('a field of a record', () => {
  it.each([
    ['asset.giftSource', { type: '4' }, { type: '3' }],
    ['asset.giftDeposited', { type: '21' }, { type: '13' }],
    ['asset.accountNumber', { type: '3' }, { type: '0' }],
    ['liability.balance', { type: '2' }, { type: '20' }],
    ['liability.mortgageType', { type: '0' }, { type: '2' }],
    ['liability.creditLimit', { type: '1' }, { type: '0' }],
    ['liability.excluded', { type: '3' }, { type: '5' }],
    ['reo.intendedUsage', { status: '0' }, { status: '2' }],
    ['reo.grossRent', { status: '3' }, { status: '0', intendedUsage: '0' }],
    ['reo.zip', {}, { country: 'MX' }],
    ['employment.endDate', { status: '1' }, { status: '0' }],
    ['employment.monthsInLine', { status: '0' }, { status: '1' }],
    ['employment.ownershipShare', { selfEmployed: true }, { selfEmployed: false }],
    ['employment.basePay', {}, { selfEmployed: true }],
    ['income.description', { type: '21' }, { type: '17' }],
    ['residence.rent', { basis: '1' }, { basis: '0' }],
    ['vesting.entityName', { entityType: '1' }, {}],
    ['vesting.maritalStatus', {}, { entityType: '1' }],
  ])('%s belongs to its kind of record', (name, requested, hidden) => {
    expect([ofRecord(name, requested), ofRecord(name, hidden)]).toEqual([true, false]);
  });

  it('is one of four for an expense: type, amount, and duration, and for alimony whether it reduces the income', () => {
    const names = Object.keys(fieldTable).filter((name) => name.startsWith('liability.'));
    const four = ['liability.type', 'liability.payment', 'liability.remainingMonths', 'liability.description'];
    expect(names.filter((name) => ofRecord(name, { type: '21' }))).toEqual(four);
    expect(names.filter((name) => ofRecord(name, { type: '20' }))).toEqual([...four, 'liability.reducesIncome']);
    expect(ofRecord('liability.reducesIncome', { type: '20' }, { sLT: '2' })).toBe(false);
  });

  it('asks for a documented payment of a student loan that has none, and for VA of any', () => {
    const student = { type: '3', studentLoan: true };
    const isAsked = (values: Values, loan?: Values) => ofRecord('liability.paymentDocumented', values, loan);
    expect(isAsked({ ...student, payment: '9.00' }, { sLT: '2' })).toBe(true);
    expect([
      isAsked(student),
      isAsked({ ...student, payment: '0.00' }),
      isAsked({ ...student, payment: '9.00' }),
    ]).toEqual([...[true, true, false]]);
    expect(isAsked({ type: '3' })).toBe(false);
  });

  it('may depend on the loan', () => {
    expect(ofRecord('reo.isSubjectProperty', {}, { sLPurposeT: '0' })).toBe(false);
    expect(ofRecord('reo.isSubjectProperty', {}, { sLPurposeT: '1' })).toBe(true);
  });
});

describe("a 'does not apply' box", () => {
  const applicants = [{}, {}];
  const requested = (name: string, lists: Values, application = 0) =>
    applies(name, applicants[application] ?? {}, { applicants, ...lists });

  it.each([
    ['aBEmpCurrentNA', { employments: [{ id: 'j', owners: ['0B'], status: '0' }] }],
    ['aBEmpPreviousNA', { employments: [{ id: 'j', owners: ['0B'], status: '1' }] }],
    ['aBOtherIncomeNA', { incomes: [{ id: 'i', owners: ['0B'], type: '17' }] }],
    ['aBAssetsNA', { assets: [{ id: 'a', owners: ['0C'], type: '3' }] }],
    ['aBOtherAssetsNA', { assets: [{ id: 'a', owners: ['0B', '0C'], type: '0' }] }],
    ['aBGiftsNA', { assets: [{ id: 'a', owners: ['0B'], type: '4' }] }],
    ['aBLiabilitiesNA', { liabilities: [{ id: 'l', owners: ['0B'], type: '2' }] }],
    ['aBExpensesNA', { liabilities: [{ id: 'l', owners: ['0B'], type: '20' }] }],
    ['aBReoNA', { reos: [{ id: 'r', owners: ['0B'] }] }],
  ])('%s is shown if there is no such record', (name, lists) => {
    expect([requested(name, {}), requested(name, lists), requested(name, lists, 1)]).toEqual([true, false, true]);
  });

  it('is about the borrower’s own jobs, and about a second job if there is one', () => {
    const employments = [{ id: 'j', owners: ['0B'], status: '0' }];
    expect(requested('aCEmpCurrentNA', { employments })).toBe(true);
    expect([requested('aBEmpAdditionalNA', { employments }), requested('aBEmpAdditionalNA', {})]).toEqual([
      true,
      false,
    ]);
  });
});
