import { projectedEscrow } from '../../fees/escrow-payment';
import { cashFacts } from '../../fees/transaction';
import type { Worksheet } from '../../fees/worksheet';
import { loanTypeCodes } from '../../loan/codes/loan-codes';
import type { NewLoanDocument } from '../../loan/document';
import { centsOrZero, thousandthsOf } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';
import { noticeOfDelay } from '../changes/construction';
import type { Comparisons } from '../figures/comparisons';
import { estimateDetails } from '../figures/estimate-lines';
import { type DisclosedInsurance, projectedPayments } from '../figures/projected-payments';
import type { DisclosedTerms } from '../figures/rate-paths';
import { adjustablePaymentRows, adjustableRateRows } from './adjustable-rows';
import { costSections, type EstimatedCash, estimatedCash } from './cost-details';
import type { EstimateForm, FormParty, loanKinds } from './estimate-form.schemas';
import { loanTermsTable, productText, termText } from './loan-terms-table';
import { paymentsTable, taxesTable } from './payments-table';
import { amountText, dayText, dollarsText, endOfDay, rateText } from './printed';

/** The people whom the form names, with where mail reaches them. */
export interface EstimateApplicant {
  readonly name: string;
  readonly address: readonly string[];
}

/** What a Loan Estimate is made of, besides the loan itself. */
export interface EstimateFacts {
  readonly loan: NewLoanDocument;
  readonly loanId: string;
  readonly worksheet: Worksheet;
  readonly terms: DisclosedTerms;
  readonly insurance: DisclosedInsurance;
  readonly comparisons: Comparisons;
  readonly payoffs: Cents;
  /** Stored dates: of issue, until which the rate is locked, and on which the costs expire, if they still do. */
  readonly issued: string;
  readonly lockedUntil: string | undefined;
  readonly expires: string | undefined;
  readonly applicants: readonly EstimateApplicant[];
  readonly property: readonly string[];
  readonly creditor: EstimateForm['creditor'];
  readonly lender: FormParty;
  readonly broker: FormParty;
  readonly keepsServicing: boolean;
}

const PURCHASE = '0';
export const purposes: Readonly<Record<string, string>> = {
  ...{ '0': 'Purchase', '1': 'Refinance', '2': 'Refinance', '3': 'Construction', '4': 'Construction' },
  ...{ '5': 'Home Equity Loan', '6': 'Refinance', '7': 'Refinance', '8': 'Home Equity Loan' },
};

const types: Readonly<Record<string, (typeof loanKinds)[number]>> = {
  ...{ '0': 'conventional', '1': 'fha', '2': 'va', '3': 'other', '4': 'other' },
};

export function loanTypeOf({ sLT, sLTOtherDesc }: NewLoanDocument): EstimateForm['loanType'] {
  const type = sLT ?? '0';
  const code = ownValue(types, type) ?? 'other';
  return { code, other: code === 'other' ? (sLTOtherDesc ?? ownValue(loanTypeCodes, type) ?? '') : '' };
}

/** `Ann Lee, Ben Lee and Cy Lee`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The names of those who share an address, above it. */
function applicantLines(applicants: readonly EstimateApplicant[]): string[] {
  const places = new Map<string, EstimateApplicant[]>();
  for (const each of applicants) {
    const place = each.address.join('\n');
    places.set(place, [...(places.get(place) ?? []), each]);
  }
  return [...places.values()].flatMap((people) => [
    listed(people.map(({ name }) => name)),
    ...(people[0]?.address ?? []),
  ]);
}

/** The sale price of a purchase, otherwise the value of the property (12 CFR 1026.37(a)(7)). */
function propertyValue(loan: NewLoanDocument): EstimateForm['value'] {
  const isPurchase = (loan.sLPurposeT ?? PURCHASE) === PURCHASE;
  const amount = centsOrZero(isPurchase ? loan.sPurchPrice : (loan.sApprVal ?? loan.sPurchPrice));
  return { label: isPurchase ? 'Sale price' : 'Prop. value', amount: amountText(amount) };
}

/** Government loans can be assumed; others only if their terms say so. */
export const isAssumable = ({ sIsAssumable, sLT }: NewLoanDocument): boolean =>
  sIsAssumable ?? ['fha', 'va', 'other'].includes(ownValue(types, sLT ?? '0') ?? '');

/** What the standard notes say if the loan does not: 5% after 15 days, and 4% of a government loan. */
export function lateTerms({
  sLateDays,
  sLateChargePc,
  sLT,
}: Pick<NewLoanDocument, 'sLateDays' | 'sLateChargePc' | 'sLT'>) {
  const standard = (sLT ?? '0') === '0' || sLT === '4' ? 5_000 : 4_000;
  return { days: sLateDays ?? 15, percent: thousandthsOf(sLateChargePc) ?? standard };
}

export function lateCharge(loan: NewLoanDocument) {
  const { days, percent } = lateTerms(loan);
  return {
    lateDays: String(days),
    lateCharge: `${rateText(percent)} of the monthly principal and interest payment.`,
  };
}

const MAY = '1';
export const penaltyMonths = ({ sPrepmtPenaltyT, sPrepmtPeriodMonths }: NewLoanDocument): number =>
  sPrepmtPenaltyT === MAY ? (sPrepmtPeriodMonths ?? 0) : 0;

const signersOf = (count: number): string[] => [
  'Applicant Signature',
  ...Array.from({ length: Math.max(1, count - 1) }, () => 'Co-Applicant Signature'),
];

/** The cash to close of an estimate, which its history keeps. */
export function cashOf({
  loan,
  worksheet,
  payoffs,
}: Pick<EstimateFacts, 'loan' | 'worksheet' | 'payoffs'>): EstimatedCash {
  return estimatedCash(cashFacts(loan, worksheet.totals, payoffs), estimateDetails(worksheet));
}

/** The Loan Estimate of a loan: form H-24 as it is printed (12 CFR 1026.37). */
export function estimateForm(facts: EstimateFacts): EstimateForm {
  const { loan, worksheet, terms, insurance, comparisons, applicants } = facts;
  const details = estimateDetails(worksheet);
  const cash = cashOf(facts);
  const escrow = projectedEscrow(loan, worksheet);
  return {
    creditor: facts.creditor,
    issued: dayText(facts.issued),
    applicants: applicantLines(applicants),
    property: facts.property,
    value: propertyValue(loan),
    term: termText(terms.termMonths),
    purpose: ownValue(purposes, loan.sLPurposeT ?? PURCHASE) ?? '',
    product: productText(terms),
    loanType: loanTypeOf(loan),
    loanId: facts.loanId,
    lockedUntil: facts.lockedUntil ? `${dayText(facts.lockedUntil)} at ${endOfDay(facts.lockedUntil)}` : '',
    expires: facts.expires ? { date: dayText(facts.expires), time: endOfDay(facts.expires) } : { date: '', time: '' },
    terms: loanTermsTable(terms, { penaltyMonths: penaltyMonths(loan) }),
    payments: paymentsTable(projectedPayments(terms, insurance, escrow, 'estimate'), 'estimate'),
    taxes: taxesTable(loan, 'estimate'),
    costs: {
      closingCosts: dollarsText(details.closingCosts),
      loanCosts: dollarsText(details.loanCosts),
      otherCosts: dollarsText(details.otherCosts),
      lenderCredits: dollarsText(details.lenderCredits),
      cashToClose: dollarsText(cash.cashIs === '' ? cash.cash : Math.abs(cash.cash)),
      cashIs: cash.cashIs,
    },
    sections: costSections(loan, details),
    cash: cash.rows,
    adjustablePayments: adjustablePaymentRows(terms),
    adjustableRate: adjustableRateRows(terms),
    lender: facts.lender,
    broker: facts.broker,
    comparisons: {
      paid: dollarsText(comparisons.inFiveYears.paid),
      principal: dollarsText(comparisons.inFiveYears.principal),
      apr: comparisons.apr === undefined ? '' : rateText(comparisons.apr),
      tip: rateText(comparisons.totalInterestPercentage),
    },
    considerations: {
      isAssumable: isAssumable(loan),
      ...lateCharge(loan),
      isRefinance: ['Refinance'].includes(ownValue(purposes, loan.sLPurposeT ?? PURCHASE) ?? ''),
      keepsServicing: facts.keepsServicing,
      hasConstructionNotice: noticeOfDelay(loan, facts.issued),
    },
    signers: signersOf(applicants.length),
  };
}
