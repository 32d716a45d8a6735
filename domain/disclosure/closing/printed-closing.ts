import { projectedEscrow } from '../../fees/escrow-payment';
import { worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import { ownValue } from '../../tables/own-value';
import { adjustablePaymentRows, adjustableRateRows } from '../estimate/adjustable-rows';
import { lateCharge, listed, loanTypeOf, penaltyMonths, purposes } from '../estimate/estimate-form';
import type { EstimateForm } from '../estimate/estimate-form.schemas';
import { loanTermsTable, productText, termText } from '../estimate/loan-terms-table';
import { paymentsTable, taxesTable } from '../estimate/payments-table';
import { amountText, centsText, dayText, rateText } from '../estimate/printed';
import { projectedPayments } from '../figures/projected-payments';
import type { PrintableFacts } from './closing-facts';
import type { ClosingForm, ClosingFormKind, LoanCalculations } from './closing-form';
import { type ContactColumn, contactParties } from './contact-block';
import type { LoanDisclosures, PropertyCosts } from './loan-disclosures';
import { type PrintedCash, printedCash } from './printed-cash';
import { type PrintedCosts, printedCosts } from './printed-costs';
import { type PrintedSummaries, printedSummaries } from './printed-summaries';
import { sellerDetails } from './seller-details';

type Fact = readonly [label: string, lines: readonly string[]];

interface PrintedProperty {
  readonly amount: string;
  readonly names: readonly string[];
}

/** Everything that a Closing Disclosure prints (form H-25), as it is printed: 12 CFR 1026.38(t) says how amounts are rounded. */
export interface PrintedClosing
  extends Pick<
    EstimateForm,
    | 'terms'
    | 'payments'
    | 'taxes'
    | 'adjustablePayments'
    | 'adjustableRate'
    | 'term'
    | 'purpose'
    | 'product'
    | 'loanType'
  > {
  readonly kind: ClosingFormKind;
  readonly loanId: string;
  readonly insuranceNumber: string;
  readonly closing: readonly Fact[];
  readonly transaction: readonly Fact[];
  readonly totals: {
    readonly closingCosts: string;
    readonly loanCosts: string;
    readonly otherCosts: string;
    readonly lenderCredits: string;
  };
  readonly costs: PrintedCosts;
  /** Of a transaction with a seller: what the seller's form shows of them. */
  readonly sellerCosts: PrintedCosts | null;
  readonly cash: PrintedCash;
  readonly summaries: PrintedSummaries | null;
  readonly payoffs: {
    readonly rows: readonly { readonly to: string; readonly amount: string }[];
    readonly total: string;
  } | null;
  readonly disclosures: Omit<LoanDisclosures, 'escrow' | 'noEscrow'> & {
    readonly lateDays: string;
    readonly lateCharge: string;
    readonly escrow: {
      readonly escrowed: PrintedProperty;
      readonly notEscrowed: PrintedProperty;
      readonly initialPayment: string;
      readonly monthlyPayment: string;
    } | null;
    readonly noEscrow: { readonly reason: string; readonly amount: string; readonly waiverFee: string };
  };
  readonly calculations: Readonly<Record<keyof LoanCalculations, string>>;
  readonly isProtected: boolean;
  readonly contacts: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly signers: readonly string[];
  readonly hasSignatures: boolean;
}

const day = (date: string | null): readonly string[] => [date ? dayText(date) : ''];

function closingFacts({ head }: ClosingForm): Fact[] {
  return [
    ['Date Issued', day(head.issued)],
    ['Closing Date', day(head.closing)],
    ['Disbursement Date', day(head.disbursement)],
    ['Settlement Agent', [head.settlementAgent]],
    ['File #', [head.fileNumber]],
    ['Property', head.property],
    [head.price.isSale ? 'Sale Price' : 'Appraised Prop. Value', [amountText(head.price.amount)]],
  ];
}

const transactionFacts = ({ head, kind }: ClosingForm): Fact[] => [
  ['Borrower', [listed(head.borrowers), ...head.borrowerAddress]],
  ...(kind === 'standard' ? [['Seller', [listed(head.sellers), ...head.sellerAddress]] as const] : []),
  ['Lender', [head.lender]],
];

const labels: readonly (readonly [label: string, of: (column: ContactColumn) => string])[] = [
  ['Name', ({ name }) => name],
  ['Address', ({ address }) => address.join('\n')],
  ['NMLS ID', ({ nmls }) => nmls],
  ['License ID', ({ license }) => license],
  ['Contact', ({ contact }) => contact],
  ['Contact NMLS ID', ({ contactNmls }) => contactNmls],
  ['Contact License ID', ({ contactLicense }) => contactLicense],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
];

/** `CA License ID`: the state of the license stands before its label (12 CFR 1026.38(r)(3)). */
function contactRows({ contacts }: ClosingForm): PrintedClosing['contacts'] {
  const columns = contactParties.map((party) => contacts[party]);
  const state = columns.find((column) => column?.licenseState)?.licenseState ?? '';
  return labels.map(([label, of]) => ({
    label: state ? label.replace('License ID', `${state} License ID`) : label,
    values: columns.map((column) => (column ? of(column) : '')),
  }));
}

const propertyOf = ({ amount, names }: PropertyCosts): PrintedProperty => ({
  amount: amount === 0 ? '' : centsText(amount),
  names,
});

function disclosuresOf(loan: NewLoanDocument, { disclosures }: ClosingForm): PrintedClosing['disclosures'] {
  const { escrow, noEscrow, ...rest } = disclosures;
  return {
    ...rest,
    ...lateCharge(loan),
    escrow: escrow && {
      escrowed: propertyOf(escrow.escrowed),
      notEscrowed: propertyOf(escrow.notEscrowed),
      ...{ initialPayment: centsText(escrow.initialPayment), monthlyPayment: centsText(escrow.monthlyPayment) },
    },
    noEscrow: {
      reason: noEscrow.reason,
      amount: escrow ? '' : propertyOf(noEscrow.costs).amount,
      waiverFee: noEscrow.waiverFee === 0 ? '' : centsText(noEscrow.waiverFee),
    },
  };
}

function calculationsOf({ calculations }: ClosingForm): PrintedClosing['calculations'] {
  const money = (cents: number | undefined): string => (cents === undefined ? '' : centsText(cents));
  const rate = (thousandths: number | undefined): string => (thousandths === undefined ? '' : rateText(thousandths));
  return {
    totalOfPayments: money(calculations?.totalOfPayments),
    financeCharge: money(calculations?.financeCharge),
    amountFinanced: money(calculations?.amountFinanced),
    apr: rate(calculations?.apr),
    totalInterestPercentage: rate(calculations?.totalInterestPercentage),
  };
}

/** The Closing Disclosure as it is printed. `terms` are those of the loan, without which no form is made. */
export function printedClosing(
  loan: NewLoanDocument,
  form: ClosingForm,
  { terms, insurance }: PrintableFacts,
): PrintedClosing {
  const { details, head } = form;
  return {
    kind: form.kind,
    ...{ loanId: head.loanId, insuranceNumber: head.insuranceNumber },
    ...{ closing: closingFacts(form), transaction: transactionFacts(form) },
    term: termText(terms.termMonths),
    purpose: ownValue(purposes, loan.sLPurposeT ?? '0') ?? '',
    product: productText(terms),
    loanType: loanTypeOf(loan),
    terms: loanTermsTable(terms, { penaltyMonths: penaltyMonths(loan) }),
    payments: paymentsTable(
      projectedPayments(terms, insurance, projectedEscrow(loan, worksheetOf(loan)), 'closing'),
      'closing',
    ),
    taxes: taxesTable(loan, 'closing'),
    totals: {
      closingCosts: centsText(details.closingCosts),
      loanCosts: centsText(details.loanCosts),
      otherCosts: centsText(details.otherCosts),
      lenderCredits: centsText(details.lenderCredits),
    },
    costs: printedCosts(details),
    sellerCosts: form.summaries && printedCosts(sellerDetails(details)),
    cash: printedCash(form.cash),
    summaries: form.summaries && printedSummaries(form.summaries),
    payoffs: form.payoffs && {
      rows: [
        ...form.payoffs.rows.map(({ to, amount }) => ({ to, amount: centsText(amount) })),
        ...(form.reduction > 0
          ? [
              {
                to: `Principal Reduction for exceeding legal limits P.O.C. Lender ${centsText(form.reduction)}`,
                amount: '',
              },
            ]
          : []),
      ],
      total: centsText(form.payoffs.total),
    },
    disclosures: disclosuresOf(loan, form),
    adjustablePayments: adjustablePaymentRows(terms),
    adjustableRate: adjustableRateRows(terms),
    calculations: calculationsOf(form),
    isProtected: form.isProtected,
    contacts: contactRows(form),
    signers: form.signers,
    hasSignatures: form.hasSignatures,
  };
}
