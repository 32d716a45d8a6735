import { emptyDocument, type LoanDocument, type NewLoanDocument } from '../../loan/document';
import type { Applicant } from '../../loan/records';
import type { RequirementsFacts } from './requirement';

export const facts: RequirementsFacts = { today: '2026-11-21', submissionFiles: 1 };

const declared = {
  aBDecOcc: true,
  aBDecPastOwnership: false,
  aBDecSellerRelationship: false,
  aBDecBorrowing: false,
  aBDecNewMortgage: false,
  aBDecNewCredit: false,
  aBDecPriorityLien: false,
  aBDecEndorser: false,
  aBDecJudgment: false,
  aBDecDelinquent: false,
  aBDecLawsuit: false,
  aBDecDeedInLieu: false,
  aBDecShortSale: false,
  aBDecForeclosure: false,
  aBDecBankrupt: false,
} as const satisfies Applicant;

/** A borrower who has answered everything, who rents and has one job. */
export const completeApplicant: Applicant = {
  ...declared,
  aBFirstNm: 'Ann',
  aBLastNm: 'Lee',
  aBSsn: '900-12-3456',
  aBDob: '1984-03-02',
  aProdBCitizenT: '0',
  aBCreditT: '1',
  aBMaritalStatT: '0',
  aBDependNum: 0,
  aBCellPhone: '(626) 555-0110',
  aBEmail: 'ann.lee@example.com',
  aBAddr: '12 Elm St',
  aBCity: 'Pasadena',
  aBState: 'CA',
  aBZip: '91101',
  aBAddrT: '1',
  aBAddrRent: '2400.00',
  aBAddrMonths: 40,
  aBMilitaryService: false,
  aBSignedD: '2026-11-20',
  aBEmpAdditionalNA: true,
  aBOtherIncomeNA: true,
  aBOtherAssetsNA: true,
  aBGiftsNA: true,
  aBExpensesNA: true,
  aBReoNA: true,
  aBEthnicities: ['B'],
  aBRaces: ['E'],
  aBGender: '4',
  aBInterviewMethodT: '2',
};

const originator = {
  sUrlaOriginatorNm: 'Rafael Quillmore',
  sUrlaOriginatorNmlsId: '100200',
  sUrlaOriginatorPhone: '(626) 555-0100',
  sUrlaOriginatorSignedD: '2026-11-20',
  sUrlaCompanyNm: 'Example Lending',
  sUrlaCompanyAddr: '1 Main St',
  sUrlaCompanyCity: 'Pasadena',
  sUrlaCompanyState: 'CA',
  sUrlaCompanyZip: '91101',
  sUrlaCompanyNmlsId: '300400',
} as const;

const property = {
  sSpAddr: '12 Alder Way',
  sSpCity: 'Pasadena',
  sSpState: 'CA',
  sSpZip: '91101',
  sSpCounty: 'Los Angeles',
  sProdSpT: '0',
  sOccTPe: '0',
  sSpIsMixedUse: false,
  sEstateHeldT: '0',
  sTitleHeldT: '0',
  sTitleInNamesOf: 'Ann Lee',
} as const;

/** A conventional purchase of which nothing is missing for any stage. Computed figures are as they would be. */
export const completeLoan: LoanDocument = {
  ...emptyDocument(),
  ...originator,
  ...property,
  version: 1,
  sLNm: '100',
  sStatusT: '0',
  sU1LStatD: '2026-11-20',
  sU1LStatDesc: 'Prepared by lender',
  sLPurposeT: '0',
  sLT: '0',
  sLienPosT: '0',
  sFinMethT: '0',
  sTerm: 360,
  sNoteIR: '6.125',
  sLpTemplateNm: 'Conforming 30 Year Fixed',
  sLAmtCalc: '650000.00',
  sPurchPrice: '812500.00',
  sApprVal: '812500.00',
  sLtvR: '80.000',
  sCreditScoreType2: 742,
  sOtherMtgNA: true,
  sProRealETx: '850.00',
  sProHazIns: '150.00',
  sTotEstPpAmt: '2400.00',
  sTotEstCcAmt: '9100.00',
  sTransNetCash: '174000.00',
  sAppTotLiqAsset: '210000.00',
  sLTotI: '12500.00',
  applicants: [completeApplicant],
  employments: [
    {
      id: 'job',
      owners: ['0B'],
      status: '0',
      classification: '0',
      employer: 'Arroyo Works',
      phone: '(626) 555-0120',
      address: '5 Oak Ave',
      city: 'Pasadena',
      state: 'CA',
      zip: '91101',
      position: 'Engineer',
      startDate: '2019-02-01',
      monthsInLine: 150,
      monthlyIncome: '12500.00',
    },
  ],
  assets: [{ id: 'bank', owners: ['0B'], type: '3', holder: 'First Bank', accountNumber: '1234', value: '210000.00' }],
  liabilities: [
    {
      id: 'card',
      owners: ['0B'],
      type: '2',
      holder: 'Card Co',
      accountNumber: '77',
      balance: '900.00',
      payment: '35.00',
    },
  ],
};

const asCouple = (applicant: Applicant): Applicant => ({
  ...applicant,
  ...Object.fromEntries(
    Object.entries(applicant).map(([name, value]) => [name.replace(/^(aProd|a)B(?=[A-Z])/, '$1C'), value]),
  ),
});

const OWNERS = ['0B', '0C', '1B', '1C'] as const;

/** A loan with four borrowers and sixty records, most of them unfinished. */
export const largeLoan: NewLoanDocument = {
  ...completeLoan,
  applicants: [asCouple(completeApplicant), asCouple({ ...completeApplicant, aBDob: null, aBDecOcc: null })],
  employments: Array.from({ length: 15 }, (_, index) => ({
    id: `job${index}`,
    owners: [OWNERS[index % 4] ?? '0B'],
    status: index < 4 ? '0' : '1',
    startDate: `20${10 + index}-01-01`,
    endDate: `20${10 + index}-10-01`,
  })),
  assets: Array.from({ length: 15 }, (_, index) => ({ id: `a${index}`, owners: ['0B'], type: String(index) })),
  liabilities: Array.from({ length: 20 }, (_, index) => ({
    id: `l${index}`,
    owners: ['1C'],
    type: String(index % 10),
  })),
  reos: Array.from({ length: 10 }, (_, index) => ({ id: `r${index}`, owners: ['1B'], status: '0' })),
};
