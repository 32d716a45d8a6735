import { z } from 'zod';

const text = z.string();
const details = z.array(text).readonly();

/** An amount of the Loan Terms, and how it can increase after closing; no details if it cannot. */
const term = z.object({ value: text, details });

const projected = z.object({
  years: text,
  /** One amount, or the least and the most. */
  principalAndInterest: z.array(text).readonly(),
  onlyInterest: z.boolean(),
  insurance: text,
  escrow: text,
  total: text,
});

const included = z.object({ included: z.boolean(), escrow: text });

export const loanTermsTable = z.object({
  amount: term,
  rate: term,
  payment: term.extend({ period: text }),
  /** No details: the loan does not have it. */
  prepayment: details,
  balloon: details,
});
export type LoanTermsTable = Readonly<z.output<typeof loanTermsTable>>;

export const projectedTable = z.array(projected).readonly();
export type ProjectedTable = Readonly<z.output<typeof projectedTable>>;

export const taxesTable = z.object({
  amount: text,
  propertyTaxes: included,
  insurance: included,
  other: included.extend({ description: text }),
});
export type TaxesTable = Readonly<z.output<typeof taxesTable>>;

/** A line of a section; `middle` stands between label and amount. */
const formLine = z.object({ label: text, middle: text, amount: text });
export type FormLine = Readonly<z.output<typeof formLine>>;

const formSection = z.object({ total: text, lines: z.array(formLine).readonly() });
export type FormSection = Readonly<z.output<typeof formSection>>;

export const costSections = z.object({
  ...{ A: formSection, B: formSection, C: formSection, D: text },
  ...{ E: formSection, F: formSection, G: formSection, H: formSection, I: text, J: formSection },
});
export type CostSections = Readonly<z.output<typeof costSections>>;

/** Whether the cash is due from or to the borrower; only the alternative table says so. */
const cashIs = z.enum(['', 'from', 'to']);
const cashRow = z.object({ label: text, amount: text, cashIs });
export type CashRow = Readonly<z.output<typeof cashRow>>;

/** A row of the AP or AIR table; one without a value is a heading. */
const tableRow = z.object({ label: text, value: text, indent: z.boolean() });
export type TableRow = Readonly<z.output<typeof tableRow>>;

export const adjustablePaymentsTable = z.object({
  features: z.array(z.object({ label: text, value: text })).readonly(),
  changes: z.array(tableRow).readonly(),
});
export type AdjustablePaymentsTable = Readonly<z.output<typeof adjustablePaymentsTable>>;
export const adjustableRateTable = z.array(tableRow).readonly();

/** The creditor or broker with its loan officer. */
export const formParty = z.object({
  name: text,
  license: text,
  licenseId: text,
  officer: text,
  officerLicense: text,
  officerLicenseId: text,
  email: text,
  phone: text,
});
export type FormParty = Readonly<z.output<typeof formParty>>;

export const loanKinds = ['conventional', 'fha', 'va', 'other'] as const;

/**
 * Everything that a Loan Estimate prints (form H-24), as it is printed: 12 CFR 1026.37(o) says how amounts are rounded. What is between
 * two `**` is bold.
 */
export const estimateForm = z.object({
  creditor: z.object({ name: text, address: text }),
  issued: text,
  applicants: z.array(text).readonly(),
  property: z.array(text).readonly(),
  value: z.object({ label: text, amount: text }),
  term: text,
  purpose: text,
  product: text,
  loanType: z.object({ code: z.enum(loanKinds), other: text }),
  loanId: text,
  /** Empty if the rate is not locked. */
  lockedUntil: text,
  /** Day and time; blank once the estimated costs no longer expire. */
  expires: z.object({ date: text, time: text }),
  terms: loanTermsTable,
  payments: projectedTable,
  taxes: taxesTable,
  costs: z.object({
    ...{ closingCosts: text, loanCosts: text, otherCosts: text, lenderCredits: text },
    ...{ cashToClose: text, cashIs },
  }),
  sections: costSections,
  cash: z.array(cashRow).readonly(),
  adjustablePayments: adjustablePaymentsTable.nullable(),
  adjustableRate: adjustableRateTable.nullable(),
  lender: formParty,
  broker: formParty,
  comparisons: z.object({ paid: text, principal: text, apr: text, tip: text }),
  considerations: z.object({
    isAssumable: z.boolean(),
    lateDays: text,
    lateCharge: text,
    isRefinance: z.boolean(),
    keepsServicing: z.boolean(),
    /** It may be revised until 60 days before consummation (12 CFR 1026.37(m)(8)). */
    hasConstructionNotice: z.boolean(),
  }),
  /** What stands below the lines to sign on. */
  signers: z.array(text).readonly(),
});
export type EstimateForm = Readonly<z.output<typeof estimateForm>>;
