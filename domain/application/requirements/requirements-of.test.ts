import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../loan/document';
import { emptyDocument } from '../../loan/document';
import { isFieldName } from '../../loan/fields/field-table';
import type { Applicant } from '../../loan/records';
import { ineligibleReasons } from '../../pricing/eligibility';
import { programWith, reference, viewOfScenario } from '../../pricing/pricing.test-support';
import { readScenario } from '../../pricing/read-scenario';
import type { PricingScenario } from '../../pricing/scenario';
import { locateField } from '../locate-field';
import { borrowerRules, disclosureRules, personRules } from './borrower-rules';
import { completeApplicant, completeLoan, facts, largeLoan } from './complete-loan.test-support';
import { missingForLender } from './lender-requirements';
import { loanRules } from './loan-rules';
import { recordRules } from './record-rules';
import { requirementTexts } from './requirement';
import { byStage, requirementsOf } from './requirements-of';

const keys = (changes: Partial<LoanDocument>, stage = 'underwriting') =>
  requirementsOf({ ...completeLoan, ...changes }, facts)
    .filter((requirement) => requirement.stage === stage)
    .map(({ key }) => key);

const ofBorrower = (changes: Applicant) => keys({ applicants: [{ ...completeApplicant, ...changes }] });

const rules = [
  ...loanRules,
  ...borrowerRules,
  ...disclosureRules,
  ...personRules,
  ...Object.values(recordRules).flat(),
];

describe('the table of requirements', () => {
  it('uses fields of the field table, and listed texts', () => {
    expect(rules.filter(({ name }) => !isFieldName(name))).toEqual([]);
    expect(rules.filter(({ text }) => text !== undefined && !requirementTexts.includes(text))).toEqual([]);
  });

  it('finds nothing missing in a complete loan, at any stage', () => {
    expect(requirementsOf(completeLoan, facts)).toEqual([]);
    expect(byStage([]).map(({ stage, complete }) => [stage, complete])).toEqual([
      ['registration', true],
      ['pricing', true],
      ['disclosure', true],
      ['underwriting', true],
    ]);
  });

  it('warns of an unusually high LTV before pricing and underwriting', () => {
    const ofLtv = (sLtvR: string) => requirementsOf({ ...completeLoan, sProMIns: '150.00', sLtvR }, facts);
    const item = { key: 'unusualLtv', page: 'app/loan-property', path: 'sLAmtCalc', values: { ltv: '120.000' } };
    expect(ofLtv('120.000')).toEqual([
      { stage: 'pricing', ...item },
      { stage: 'underwriting', ...item },
    ]);
    expect(ofLtv('105.000')).toEqual([]);
  });

  it('gives every requirement a page and an existing path', () => {
    const requirements = requirementsOf(largeLoan, facts);
    expect(requirements.length).toBeGreaterThan(150);
    expect(requirements.filter(({ page }) => page === '')).toEqual([]);
    const lists = ['employments', 'residences', 'reos', 'assets'];
    const lost = requirements.filter(({ path }) => !lists.includes(path) && !locateField(largeLoan, path));
    expect(lost).toEqual([]);
  });

  it('is sorted by page, and within a page by borrower', () => {
    const requirements = requirementsOf(
      {
        ...completeLoan,
        sSpCounty: null,
        sUrlaOriginatorNm: null,
        applicants: [{ ...completeApplicant, aBDob: null, aBDecOcc: null, aCFirstNm: 'Ben' }],
      },
      facts,
    );
    const pages = [...new Set(requirements.map(({ page }) => page))];
    expect(pages).toEqual([
      'app/manager',
      'app/borrower/0B',
      'app/borrower/0C',
      'app/employment',
      'app/loan-property',
      'app/declaration',
      'app/demographic',
    ]);
    expect(requirements.find(({ owner, key }) => owner === '0C' && key === 'aBSsn')?.path).toBe('applicants.0.aCSsn');
  });
});

describe('registration', () => {
  it('needs a program, an eDisclosure and the files, until it is done', () => {
    const open = { ...completeLoan, sLpTemplateNm: null, sU1LStatD: null, sU1LStatDesc: null };
    const requirements = requirementsOf(open, { ...facts, submissionFiles: 0 }).filter(
      ({ stage }) => stage === 'registration',
    );
    expect(requirements.map(({ key, page }) => [key, page])).toEqual([
      ['sLpTemplateNm', 'register-my-loan/select-program'],
      ['edisclosure', 'register-my-loan/edisclosure'],
      ['submission', 'register-my-loan/upload-condition'],
    ]);
    expect(keys({ sStatusT: '3', sU1LStatD: null }, 'registration')).toEqual([]);
  });
});

describe('pricing', () => {
  it('requires what a pricing scenario needs', () => {
    const empty = requirementsOf({ ...emptyDocument(), sStatusT: '0' }, facts).filter(
      ({ stage }) => stage === 'pricing',
    );
    expect(empty.map(({ key }) => key)).toEqual([
      'propertyPlace',
      'sProdSpT',
      'sOccTPe',
      'propertyValue',
      'sLPurposeT',
      'sLAmtCalc',
      'sCreditScoreType2',
    ]);
  });

  it('accepts the alternatives that a scenario accepts', () => {
    expect(keys({ sSpZip: null }, 'pricing')).toEqual([]);
    expect(keys({ sApprVal: null }, 'pricing')).toEqual([]);
    const scored = { ...completeApplicant, aBDecisionCreditScore: 700, aOccT: '0' };
    expect(keys({ sCreditScoreType2: null, sOccTPe: null, applicants: [scored] }, 'pricing')).toEqual([]);
    const reported = { ...completeApplicant, aBExperianScore: 719 };
    expect(keys({ sCreditScoreType2: null, applicants: [reported] }, 'pricing')).toEqual([]);
    expect(keys({ sProdDocT: '20', sOccTPe: '2' }, 'pricing')).toEqual(['sSpGrossRent']);
  });

  it('leaves no input of a program unknown once complete, and some otherwise', () => {
    const program = programWith(
      {},
      {
        amountRule: 'conforming',
        matrix: [{ purposes: ['0'], occupancies: ['0'], units: [1, 1], maxLtv: 95_000, minScore: 620 }],
      },
    );
    const reasons = (scenario: PricingScenario) =>
      ineligibleReasons(scenario, program, viewOfScenario(scenario, program).view);
    const unknown = (changes: Partial<LoanDocument>) =>
      reasons(readScenario({ ...completeLoan, ...changes }, {}, reference))
        .map(({ code }) => code)
        .filter((code) => code.endsWith('unknown'));
    expect(unknown({})).toEqual([]);
    const nowhere = { sSpZip: null, sSpState: null, sSpCounty: null };
    for (const missing of [
      nowhere,
      { sLAmtCalc: null },
      { sApprVal: null, sPurchPrice: null },
      { sCreditScoreType2: null },
    ]) {
      expect([keys(missing, 'pricing').length, unknown(missing).length]).toEqual([1, 1]);
    }
  });
});

describe('disclosure', () => {
  it('requires exactly the items for which a lender request is refused', () => {
    expect(keys({}, 'disclosure')).toEqual([]);
    const missing = { sLAmtCalc: '0.00', sSpZip: null, sLTotI: '0.00', sApprVal: null, sPurchPrice: null };
    expect(keys(missing, 'disclosure')).toHaveLength(missingForLender({ ...completeLoan, ...missing }).length);
  });

  it('points to the jobs for the income', () => {
    const [requirement] = requirementsOf({ ...completeLoan, sLTotI: '0.00' }, facts);
    expect(requirement).toMatchObject({ key: 'sLTotI', path: 'employments', page: 'app/employment' });
  });
});

describe('underwriting', () => {
  it.each<[string, Applicant, string[]]>([
    ['a phone of any kind', { aBCellPhone: null }, ['phone']],
    ['the rent of who rents', { aBAddrRent: null }, ['aBAddrRent']],
    ['what kind of home, where it is not stated', { aBAddrT: '2' }, ['aBAddrT']],
    ['the relationship of the unmarried', { aBMaritalStatT: '1' }, ['aBDomesticRelationship']],
    ['the ages of dependents', { aBDependNum: 2 }, ['aBDependAges']],
    ['the status of who served', { aBMilitaryService: true }, ['aBMilitaryStatusT']],
    ['nothing more of a surviving spouse', { aBMilitaryService: true, aBMilitarySurvivingSpouse: true }, []],
    ['the property that was owned', { aBDecPastOwnership: true }, ['aBDecPastOwnedPropT', 'aBDecPastOwnedPropTitleT']],
    ['the amount that is borrowed', { aBDecBorrowing: true }, ['aBDecBorrowingAmt']],
    ['the kind of bankruptcy', { aBDecBankrupt: true }, ['aBDecBankruptcyChapters']],
    ['no past ownership of who moves in nowhere', { aBDecOcc: false, aBDecPastOwnership: null }, []],
    ['every declaration', { aBDecLawsuit: null }, ['aBDecLawsuit']],
    ['race and ethnicity', { aBRaces: [], aBEthnicities: null }, ['aBEthnicities', 'aBRaces']],
    [
      'what an observation was based on',
      { aBInterviewMethodT: '1' },
      ['aBEthnicityCollectedByObservation', 'aBRaceCollectedByObservation', 'aBSexCollectedByObservation'],
    ],
    ['no number of a foreign national', { aProdBCitizenT: '3', aBSsn: null }, []],
    ['no state abroad', { aBCountry: 'CA', aBState: null, aBZip: null }, []],
    ['only a name of who takes title alone', { aBTypeT: '2', aBDob: null, aBDecOcc: null }, []],
    ['an answer about other income', { aBOtherIncomeNA: null }, ['aBOtherIncomeNA']],
    ['the home that is owned', { aBAddrT: '0' }, ['ownedHome']],
  ])('needs %s', (_, changes, expected) => {
    expect(ofBorrower(changes)).toEqual(expected);
  });

  it('needs two years of addresses', () => {
    expect(ofBorrower({ aBAddrMonths: 10 })).toEqual(['addressHistory']);
    expect(ofBorrower({ aBAddrMonths: 10, aBFormerAddrNA: true })).toEqual([]);
    const former = {
      id: 'r',
      owners: ['0B' as const],
      address: '1 A',
      city: 'B',
      state: 'CA',
      zip: '91101',
      basis: '0',
      months: 14,
    };
    const applicants = [{ ...completeApplicant, aBAddrMonths: 10 }];
    expect(keys({ applicants, residences: [former] })).toEqual([]);
    expect(
      requirementsOf({ ...completeLoan, applicants, residences: [{ ...former, months: 3 }] }, facts),
    ).toMatchObject([
      { key: 'addressHistory', path: 'residences', page: 'app/borrower/0B', owner: '0B', values: { months: 13 } },
    ]);
  });

  it('needs two years of work, its gaps explained', () => {
    const [job] = completeLoan.employments;
    const present = { ...job, id: 'now', owners: ['0B' as const], startDate: '2026-01-10' };
    expect(requirementsOf({ ...completeLoan, employments: [present] }, facts)).toMatchObject([
      { key: 'employmentHistory', path: 'employments', owner: '0B', values: { months: 10 } },
    ]);
    const before = { ...present, id: 'before', status: '1', startDate: '2020-01-01', endDate: '2025-10-31' };
    const employments = [present, before];
    expect(requirementsOf({ ...completeLoan, employments }, facts)).toMatchObject([
      { key: 'employmentGap', path: 'applicants.0.aBEmpGapDesc', values: { from: '2025-11-01', to: '2026-01-09' } },
    ]);
    const explained = [{ ...completeApplicant, aBEmpGapDesc: 'Moved' }];
    expect(keys({ employments, applicants: explained })).toEqual([]);
    const short = [present, { ...before, endDate: '2026-01-02' }];
    expect(keys({ employments: short })).toEqual([]);
    expect(keys({ employments: [present, { ...before, endDate: null }] })).toEqual(['employment.endDate']);
  });

  it('requires a job or the statement that there is none', () => {
    expect(keys({ employments: [] })).toEqual(['aBEmpCurrentNA']);
    expect(keys({ employments: [], applicants: [{ ...completeApplicant, aBEmpCurrentNA: true }] })).toEqual([]);
  });

  it('accepts one answer for the assets and debts of an application', () => {
    const both = { ...completeApplicant, aCFirstNm: 'Ben', aCLastNm: 'Lee' };
    const possessions = keys({ applicants: [both] }).filter((key) => /Assets|Gifts|Liabilities|Expenses|Reo/.test(key));
    expect(possessions).toEqual([]);
    expect(keys({ assets: [], sAppTotLiqAsset: '0.00', sTransNetCash: '0.00' })).toEqual(['aBAssetsNA']);
  });

  it('needs enough money for the closing', () => {
    const [requirement] = requirementsOf({ ...completeLoan, sAppTotLiqAsset: '1000.00' }, facts);
    expect(requirement).toMatchObject({
      key: 'cashToClose',
      page: 'app/asset',
      values: { needed: '174000.00', have: '1000.00' },
    });
  });

  it('needs the details of each record by its kind', () => {
    const own = { owners: ['0B' as const] };
    const assets = [
      ...completeLoan.assets,
      { ...own, id: 'g', type: '4', value: '1.00' },
      { ...own, id: 'c', type: '0', value: '1.00' },
    ];
    expect(keys({ assets })).toEqual(['asset.giftSource', 'asset.giftDeposited']);
    const mortgage = { ...own, id: 'm', type: '0', holder: 'A', accountNumber: '1', balance: '1.00', payment: '0.00' };
    expect(keys({ liabilities: [mortgage] })).toEqual(['liability.reoId', 'liability.mortgageType']);
    const card = { ...own, id: 'c', type: '2', holder: 'A', accountNumber: '1', balance: '90.00' };
    expect(keys({ liabilities: [card] })).toEqual([]);
    expect(keys({ liabilities: [{ ...card, type: '3' }] })).toEqual(['liability.payment']);
    const house = {
      ...own,
      id: 'h',
      address: '1 A',
      city: 'B',
      state: 'CA',
      zip: '91101',
      value: '1.00',
      status: '3',
      intendedUsage: '2',
    };
    expect(keys({ reos: [house] })).toEqual(['reoMortgage', 'reo.monthlyExpenses', 'reo.grossRent']);
    expect(keys({ reos: [{ ...house, status: '2', intendedUsage: null }] })).toEqual([]);
    const secured = [{ ...mortgage, reoId: 'h', mortgageType: '0' }];
    expect(keys({ reos: [{ ...house, monthlyExpenses: '0.00', grossRent: '0.00' }], liabilities: secured })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<LoanDocument>, string[]]>([
    ['the end of a leasehold', { sEstateHeldT: '1', sProGroundRent: '1.00' }, ['sLeaseholdExpireD']],
    [
      'who holds title now of a refinance',
      { sLPurposeT: '1', sGseRefPurposeT: '2', sSpOrigCost: '1.00' },
      ['acquired', 'sTitleCurrentNames'],
    ],
    ['the rent of an investment', { sOccTPe: '2' }, ['sSpGrossRent']],
    ['the dues of a condo', { sProdSpT: '2', sSpProjectNm: 'Oak Park' }, ['sProHoAssocDues']],
    ['insurance above 80', { sLtvR: '90.000' }, ['sProMIns']],
    ['the case number of an FHA loan', { sLT: '1', sProMIns: '1.00', sFfUfmipR: '1.750' }, ['sFhaCaseNum']],
    ['other new mortgages or none', { sOtherMtgNA: null }, ['sOtherMtgNA']],
    ['who lends the other mortgage', { sOtherMtgNA: false }, ['sOtherMtg1CreditorNm']],
  ])('needs %s', (_, changes, expected) => {
    expect(keys(changes)).toEqual(expected);
  });

  it('needs how an adjustable rate adjusts', () => {
    expect(keys({ sFinMethT: '1' })).toEqual([
      'sArmIndexT',
      'sRAdjMarginR',
      'sRAdj1stCapR',
      'sRAdj1stCapMon',
      'sRAdjCapR',
      'sRAdjCapMon',
      'sRAdjLifeCapR',
    ]);
  });
});
