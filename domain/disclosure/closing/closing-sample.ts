import Decimal from 'decimal.js';
import { catalogFeeOf } from '../../fees/fee-catalog';
import type { FeeTypeCode } from '../../fees/fee-labels';
import { newFee } from '../../fees/fee-records';
import { prepaidInterest } from '../../fees/prepaid-interest';
import { borrowerPays, worksheetOf } from '../../fees/worksheet';
import { emptyDocument, type NewLoanDocument } from '../../loan/document';
import type { EstimateRecord, ExpenseRecord, FeeRecord } from '../../loan/fees/closing-lists';
import { centsOrZero, thousandthsOf } from '../../numbers/cents';
import { toCents } from '../../numbers/fixed';
import { comparisonsOf } from '../figures/comparisons';
import { type ClosingContact, type ClosingFacts, defaultChoices, type PrintableFacts } from './closing-facts';

const contact = (role: string, company: string, more: Partial<ClosingContact> = {}): ClosingContact => ({
  ...{ role, company, name: '', address: [], state: 'ST', license: '', email: '', phone: '' },
  ...more,
});

const contacts: readonly ClosingContact[] = [
  contact('23', 'Epsilon Title Co.', {
    ...{ name: 'Sarah Arnold', address: ['123 Commerce Pl.', 'Somecity, ST 12344'], license: 'PT1234' },
    ...{ email: 'sarah@epsilontitle.com', phone: '987-555-4321' },
  }),
  contact('43', 'Omega Real Estate Broker Inc.', { name: 'Samuel Green', license: 'P16415' }),
  contact('33', 'Alpha Real Estate Broker Co.', { name: 'Joseph Cain', license: 'P51461' }),
  contact('56', '', { name: 'Steve Cole', address: ['321 Somewhere Drive', 'Anytown, ST 12345'] }),
  contact('56', '', { name: 'Amy Doe', address: ['321 Somewhere Drive', 'Anytown, ST 12345'] }),
  contact('12', 'Insurance Co.'),
];

const expense = (id: string, type: string, fixedAmt: string, more: Partial<ExpenseRecord> = {}): ExpenseRecord => ({
  ...{ id, type, Description: null, baseType: '0', rate: '0.000', fixedAmt, month: 0, isPrepaid: false },
  ...{ isEscrowed: true, disbursements: [{ due: '2014-05-15', amount: null }] },
  ...more,
});

/** A fee as the catalog begins it for a retail loan; its ID is its type and its description. */
function feeOf(type: FeeTypeCode, amount: string, more: Partial<FeeRecord> = {}): FeeRecord[] {
  const known = catalogFeeOf(type);
  const id = [type, more.Description].filter(Boolean).join('-');
  return known === undefined ? [] : [{ ...newFee(known, { sBranchChannelT: '1' }, id, amount), ...more }];
}

const seller: Partial<FeeRecord> = { PaidBy: 'seller' };
const before: Partial<FeeRecord> = { GfeClosingCostFeePaymentTimingT: '2' };
const own: Partial<FeeRecord> = { ProviderChoice: 'own' };
const title: Partial<FeeRecord> = { ...own, ProviderName: 'Epsilon Title Co.' };

/** The costs of sample form H-25(B). */
const closingFees: readonly FeeRecord[] = [
  ...feeOf('ApplicationFee', '300.00'),
  ...feeOf('UnderwritingFee', '1097.00'),
  ...feeOf('AppraisalFee', '405.00', { PaidBy: 'lender', ProviderName: 'John Smith Appraisers Inc.' }),
  ...feeOf('CreditReportFee', '29.80', { ...before, ProviderName: 'Information Inc.' }),
  ...feeOf('FloodCertification', '20.00', { ProviderName: 'Info Co.' }),
  ...feeOf('FloodMonitoringFee', '31.75', { ProviderName: 'Info Co.' }),
  ...feeOf('TaxServiceFee', '75.00', { ProviderName: 'Info Co.' }),
  ...feeOf('PropertyTaxStatusResearchFee', '80.00', { ProviderName: 'Info Co.' }),
  ...feeOf('PestInspectionFee', '120.50', { ...own, ProviderName: 'Pests Co.' }),
  ...feeOf('SurveyFee', '85.00', { ...own, ProviderName: 'Surveys Co.' }),
  ...feeOf('TitleInsuranceBinderFee', '650.00', title),
  ...feeOf('TitleLendersCoveragePremium', '500.00', title),
  ...feeOf('SettlementFee', '500.00', title),
  ...feeOf('TitleSearchFee', '800.00', title),
  ...feeOf('RecordingFeeForDeed', '40.00'),
  ...feeOf('RecordingFeeForMortgage', '45.00'),
  ...feeOf('TransferTax', '950.00', { ...seller, ProviderName: 'Any State' }),
  ...feeOf('HomeownersAssociationDues', '500.00', {
    Description: 'HOA Capital Contribution',
    ProviderName: 'HOA Acre Inc.',
  }),
  ...feeOf('HomeownersAssociationDues', '150.00', {
    Description: 'HOA Processing Fee',
    ProviderName: 'HOA Acre Inc.',
  }),
  ...feeOf('HomeInspectionFee', '750.00', { ProviderName: 'Engineers Inc.' }),
  ...feeOf('HomeInspectionFee', '750.00', {
    ...seller,
    ...before,
    id: 'sellers-inspection',
    ProviderName: 'Engineers Inc.',
  }),
  ...feeOf('HomeWarrantyFee', '450.00', { ...seller, ProviderName: 'XYZ Warranty Inc.' }),
  ...feeOf('RealEstateCommission', '5700.00', { ...seller, id: 'alpha', ProviderName: 'Alpha Real Estate Broker' }),
  ...feeOf('RealEstateCommission', '5700.00', { ...seller, id: 'omega', ProviderName: 'Omega Real Estate Broker' }),
  ...feeOf('TitleOwnersCoveragePremium', '1000.00', { ProviderName: 'Epsilon Title Co.' }),
];

/** What the Loan Estimate of sample form H-24(B) disclosed. */
export const sampleEstimate: EstimateRecord = {
  ...{ id: 'le-1', number: 1, issued: '2013-02-15', by: 'Joe Smith', lenderCredit: '0.00', cashToClose: '16054.00' },
  ...{ covers: null, reason: null },
  lines: [
    ['A', 'LoanDiscountPoints', '405.00', 'points'],
    ['A', 'ApplicationFee', '300.00'],
    ['A', 'UnderwritingFee', '1097.00'],
    ['B', 'AppraisalFee', '405.00'],
    ['B', 'CreditReportFee', '30.00'],
    ['B', 'FloodCertification', '20.00'],
    ['B', 'FloodMonitoringFee', '32.00'],
    ['B', 'TaxServiceFee', '75.00'],
    ['B', 'PropertyTaxStatusResearchFee', '110.00'],
    ['C', 'SettlementFee', '3198.00'],
    ['E', 'RecordingFeeForDeed', '40.00'],
    ['E', 'RecordingFeeForMortgage', '45.00'],
    ['F', 'PrepaidInterest', '867.00', 'interest'],
    ['G', 'EscrowDeposit', '413.00', 'escrow:hazard'],
    ['H', 'TitleOwnersCoveragePremium', '1017.00'],
  ].map(([section = '', type = '', amount = '', id = type]) => ({
    ...{ id, type, description: type, section, amount },
    bucket: section === 'A' || section === 'B' ? 'zero' : section === 'C' || section === 'E' ? 'ten' : 'none',
  })),
  cash: {
    ...{ closingCosts: '8054.00', paidBeforeClosing: '0.00', closingCostsFinanced: '0.00', downPayment: '18000.00' },
    ...{ deposit: '-10000.00', fundsForBorrower: '0.00', sellerCredits: '0.00', adjustments: '0.00' },
  },
};

/** The purchase of sample form H-25(B). */
export const samplePurchase: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLAmtCalc: '162000.00', sFinalLAmt: '162000.00', sPurchPrice: '180000.00', sNoteIR: '3.875' },
  ...{
    sBranchChannelT: '1',
    sSchedDueD1: '2013-06-01',
    sProviderListGivenD: '2013-02-15',
    sLDiscnt1003: '405.00',
    sPurchCreditEarnestMoneyAmt: '10000.00',
  },
  ...{ sLNm: '123456789', sTerm: 360, sLT: '0', sFinMethT: '0', sConsummationD: '2013-04-15', sApprVal: '180000.00' },
  ...{ sDisbursementD: '2013-04-15', sPrepaidInterestDays: 16, sSellerCreditAmt: '2500.00', sProHoAssocDues: '150.00' },
  ...{ sProHazIns: '100.83', sProRealETx: '105.30', sProMIns: '82.35', sLateDays: 15, sLateChargePc: '5.000' },
  ...{ sSpAddr: '456 Somewhere Ave', sSpCity: 'Anytown', sSpState: 'ST', sSpZip: '12345' },
  ...{ sUrlaOriginatorNm: 'Joe Smith', sUrlaOriginatorNmlsId: '12345', sUrlaOriginatorEmail: 'joesmith@ficusbank.com' },
  applicants: [
    {
      ...{ aBFirstNm: 'Michael', aBLastNm: 'Jones', aCFirstNm: 'Mary', aCLastNm: 'Stone' },
      ...{ aBAddr: '123 Anywhere Street', aBCity: 'Anytown', aBState: 'ST', aBZip: '12345' },
    },
  ],
  fees: closingFees,
  hexps: [
    expense('hazard', 'hazard', '100.83', { month: 12, isPrepaid: true }),
    expense('tax', 'tax', '105.30', { month: 6, isPrepaid: true }),
  ],
  adjustments: [
    {
      ...{ id: 'rebate', type: 'credit', Description: 'Rebate from Epsilon Title Co.', amount: '750.00' },
      ...{ paidFrom: 'other', paidTo: 'borrower' },
    },
    {
      ...{ id: 'payoff', type: 'payoff-first', Description: 'Payoff of First Mortgage Loan', amount: '100000.00' },
      ...{ paidFrom: 'seller', paidTo: 'other' },
    },
  ],
  prorations: [
    {
      ...{ id: 'hoa', type: 'hoa', Description: 'HOA Dues', amount: '150.00', from: '2013-04-01', to: '2013-04-30' },
      ...{ paidBySeller: true, closingDay: 'buyer', dayCount: 'actual' },
    },
    {
      ...{ id: 'city', type: 'city', Description: 'City/Town Taxes', amount: '1263.60', from: '2013-01-01' },
      ...{ to: '2013-12-31', paidBySeller: false, closingDay: 'buyer', dayCount: '360' },
    },
  ],
  loanEstimates: [sampleEstimate],
};

/** A refinance of the same property: no seller, a first mortgage and a card are paid off. */
export const sampleRefinance: NewLoanDocument = {
  ...samplePurchase,
  ...{ sLPurposeT: '1', sPurchPrice: null, sPurchCreditEarnestMoneyAmt: null, sSellerCreditAmt: null },
  ...{ prorations: [], adjustments: [] },
  fees: closingFees.filter(({ PaidBy, section }) => PaidBy !== 'seller' && section !== 'H'),
  loanEstimates: [],
};

/** The facts of a loan for its form, with mortgage insurance for 80 payments, as the samples have it. */
export function sampleFacts(loan: NewLoanDocument, more: Partial<ClosingFacts> = {}): PrintableFacts {
  const amount = centsOrZero(loan.sFinalLAmt);
  const terms = {
    ...{ amount, rate: thousandthsOf(loan.sNoteIR) ?? 0, termMonths: loan.sTerm ?? 360, interestOnlyMonths: 0 },
    amortization: { kind: 'fixed' },
  } as const;
  const insurance = { monthly: new Decimal('82.35'), payments: 80 };
  const { lines, totals } = worksheetOf(loan);
  const comparisons = comparisonsOf(terms, insurance, {
    ...{ loanCosts: totals.loanCosts, financeCharges: totals.financeCharges },
    prepaidInterest: toCents(prepaidInterest(loan)?.total ?? '0'),
    prepaidInsurance: lines
      .filter(({ type, source }) => type === 'MortgageInsurancePremium' && source === 'expense')
      .reduce((sum, line) => sum + borrowerPays(line), 0),
  });
  return {
    ...{ comparisons, contacts, payoffs: [], issued: '2013-04-15' },
    creditor: { name: 'Ficus Bank', address: ['4321 Random Blvd.', 'Somecity, ST 12340'], nmls: null },
    choices: { ...defaultChoices, fileNumber: '12-3456', insuranceNumber: '000654321', partialPayments: 'accept' },
    ...more,
    ...{ terms, insurance },
  };
}
