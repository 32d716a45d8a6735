import type { ClosingChoices } from '../../loan/fees/closing-lists';
import type { Cents } from '../../numbers/fixed';
import type { Comparisons } from '../figures/comparisons';
import type { DisclosedInsurance } from '../figures/projected-payments';
import type { DisclosedTerms } from '../figures/rate-paths';

/** A contact of the loan, as far as the form prints it. */
export interface ClosingContact {
  /** AgentRoleT. */
  readonly role: string;
  readonly company: string;
  readonly name: string;
  /** Street, then city, state and ZIP code. */
  readonly address: readonly string[];
  readonly state: string;
  readonly license: string;
  readonly email: string;
  readonly phone: string;
}

/** The creditor, from the lender's settings or, for a correspondent, from the loan. */
export interface Creditor {
  readonly name: string;
  readonly address: readonly string[];
  readonly nmls: string | null;
}

/** A debt that the loan pays off. */
export interface Payoff {
  readonly to: string;
  readonly amount: Cents;
}

/** What the form needs beside the loan itself. */
export interface ClosingFacts {
  /** Terms and insurance are undefined until the loan has amount, rate and term. */
  readonly terms: DisclosedTerms | undefined;
  readonly insurance: DisclosedInsurance | undefined;
  /** Undefined as long as its sums are not known. */
  readonly comparisons: Comparisons | undefined;
  readonly contacts: readonly ClosingContact[];
  readonly creditor: Creditor;
  readonly payoffs: readonly Payoff[];
  /** The day on which it is issued. */
  readonly issued: string;
  readonly choices: ClosingChoices;
}

/** The facts of a loan whose terms are complete, without which no form is printed. */
export interface PrintableFacts extends ClosingFacts {
  readonly terms: DisclosedTerms;
  readonly insurance: DisclosedInsurance;
}

export const isPrintable = (facts: ClosingFacts): facts is PrintableFacts =>
  facts.terms !== undefined && facts.insurance !== undefined;

/** The roles of contacts that the form names (AgentRoleT). The first that the loan has is taken. */
export const closingRoles = {
  settlementAgent: ['23', '26', '2', '3'],
  buyersBroker: ['43'],
  sellersBroker: ['33'],
  sellers: ['56'],
} as const satisfies Record<string, readonly string[]>;

export const contactsIn = (contacts: readonly ClosingContact[], roles: readonly string[]): ClosingContact[] => {
  const role = roles.find((each) => contacts.some((contact) => contact.role === each));
  return role === undefined ? [] : contacts.filter((contact) => contact.role === role);
};

/** The choices of a loan for which nothing was chosen yet. */
export const defaultChoices: ClosingChoices = {
  ...{ fileNumber: null, insuranceNumber: null, partialPayments: 'hold', isProtected: false },
  ...{ noEscrow: 'declined', escrowWaiverFee: null, hasSignatures: true },
};
