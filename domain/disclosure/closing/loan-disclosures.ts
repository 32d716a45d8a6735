import { escrowPayment } from '../../fees/escrow-payment';
import { expensesOf, monthlyOf } from '../../fees/expenses';
import { borrowerPays, type Worksheet } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { ClosingChoices, ExpenseRecord } from '../../loan/fees/closing-lists';
import { type Cents, toCents } from '../../numbers/fixed';
import { isAssumable } from '../estimate/estimate-form';
import { expenseName } from '../figures/expense-name';

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
const WAIVER = 'EscrowWaiverFee';

/** What the borrower pays for having no escrow account: the fee of the worksheet, or what was entered for the form without one. */
function waiverFeeOf({ lines }: Worksheet, { escrowWaiverFee }: ClosingChoices): Cents {
  const charged = lines.filter(({ type }) => type === WAIVER).reduce((sum, line) => sum + borrowerPays(line), 0);
  return charged > 0 || escrowWaiverFee === null ? charged : toCents(escrowWaiverFee);
}

const namesOf = (expenses: readonly ExpenseRecord[]): string[] => [
  ...new Set(expenses.map(({ type, Description }) => Description ?? expenseName(type))),
];

/** What the escrow account is paid in its first year and pays for, with escrowed mortgage insurance (1026.38(l)(7)(i)(A)(1)). */
function escrowedCosts(loan: NewLoanDocument, worksheet: Worksheet): PropertyCosts {
  const paid = new Set((worksheet.escrow?.items ?? []).map(({ name }) => name));
  return {
    amount: YEAR * escrowPayment(worksheet),
    names: namesOf(expensesOf(loan).filter(({ id }) => paid.has(id))),
  };
}

/** The property costs of a year that the borrower pays directly. Mortgage insurance is no property cost. */
function ownCosts(loan: NewLoanDocument): PropertyCosts {
  const expenses = expensesOf(loan).filter(
    (expense) => expense.type !== 'mi' && !expense.isEscrowed && monthlyOf(expense, loan) > 0,
  );
  return {
    amount: expenses.reduce((sum, expense) => sum + YEAR * monthlyOf(expense, loan), 0),
    names: namesOf(expenses),
  };
}

export function loanDisclosures(
  loan: NewLoanDocument,
  worksheet: Worksheet,
  choices: ClosingChoices,
  property: string,
): LoanDisclosures {
  const { escrow } = worksheet;
  const escrowed = escrowedCosts(loan, worksheet);
  const notEscrowed = ownCosts(loan);
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
      waiverFee: hasEscrow ? 0 : waiverFeeOf(worksheet, choices),
    },
  };
}
