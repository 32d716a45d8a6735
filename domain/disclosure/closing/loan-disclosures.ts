import { escrowPayment } from '../../fees/escrow-payment';
import { expensesOf, expenseTypes, isExpenseType, monthlyOf } from '../../fees/expenses';
import { feeLabels } from '../../fees/fee-labels';
import type { Worksheet } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { ClosingChoices } from '../../loan/fees/closing-lists';
import { type Cents, toCents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';
import { isAssumable } from '../estimate/estimate-form';

/** A yearly amount with what it pays. */
export interface PropertyCosts {
  readonly amount: Cents;
  readonly names: readonly string[];
}

export interface EscrowDisclosure {
  readonly escrowed: PropertyCosts;
  readonly notEscrowed: PropertyCosts;
  readonly initialPayment: Cents;
  readonly monthlyPayment: Cents;
}

/** Page 4: the loan disclosures (12 CFR 1026.38(l)). */
export interface LoanDisclosures {
  readonly isAssumable: boolean;
  readonly hasDemandFeature: boolean;
  readonly negativeAmortization: boolean;
  readonly partialPayments: ClosingChoices['partialPayments'];
  /** The property that secures the loan, in one line. */
  readonly property: string;
  /** Null without an escrow account. */
  readonly escrow: EscrowDisclosure | null;
  readonly noEscrow: {
    readonly reason: ClosingChoices['noEscrow'];
    readonly costs: PropertyCosts;
    readonly waiverFee: Cents;
  };
}

const YEAR = 12;

/** The property costs of a year by who pays them: the escrow account, or the borrower. Mortgage insurance is no property cost. */
function propertyCosts(loan: NewLoanDocument, isEscrowed: boolean): PropertyCosts {
  const costs = expensesOf(loan)
    .filter(({ type }) => type !== 'mi')
    .map((expense) => ({ expense, monthly: monthlyOf(expense, loan) }))
    .filter(({ expense, monthly }) => monthly > 0 && expense.isEscrowed === isEscrowed);
  const nameOf = ({ type, Description }: (typeof costs)[number]['expense']): string =>
    Description ?? (isExpenseType(type) ? (ownValue(names, type) ?? feeLabels[expenseTypes[type].fee]) : type);
  return {
    amount: costs.reduce((sum, { monthly }) => sum + YEAR * monthly, 0),
    names: [...new Set(costs.map(({ expense }) => nameOf(expense)))],
  };
}

/** Names of expenses as the form prints them. */
const names: Readonly<Record<string, string>> = {
  tax: 'Property Taxes',
  hazard: 'Homeowner’s Insurance',
  flood: 'Flood Insurance',
  wind: 'Wind Insurance',
  hoa: 'Homeowner’s Association Dues',
};

export function loanDisclosures(
  loan: NewLoanDocument,
  worksheet: Worksheet,
  choices: ClosingChoices,
  property: string,
): LoanDisclosures {
  const { escrow } = worksheet;
  const escrowed = propertyCosts(loan, true);
  const notEscrowed = propertyCosts(loan, false);
  const hasEscrow = escrow !== undefined && escrow.items.length > 0;
  return {
    isAssumable: isAssumable(loan),
    hasDemandFeature: loan.sHasDemandFeature ?? false,
    negativeAmortization: loan.sNegativeAmortization ?? false,
    partialPayments: choices.partialPayments,
    property,
    escrow: hasEscrow
      ? { escrowed, notEscrowed, initialPayment: escrow.deposit, monthlyPayment: escrowPayment(worksheet) }
      : null,
    noEscrow: {
      reason: choices.noEscrow,
      costs: hasEscrow ? { amount: 0, names: [] } : notEscrowed,
      waiverFee: choices.escrowWaiverFee === null ? 0 : toCents(choices.escrowWaiverFee),
    },
  };
}
