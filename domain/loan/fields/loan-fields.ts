import { amountFields } from './amount-fields';
import { statusDateFields, workDateFields } from './date-fields';
import { decisionFields } from './decision-fields';
import { disclosureFields } from './disclosure-fields';
import { employeeFields } from './employee-fields';
import { expenseFields } from './expense-fields';
import type { FieldSpec } from './field';
import { identityFields } from './identity-fields';
import { lenderFields } from './lender-fields';
import { lockFields } from './lock-fields';
import { otherMortgageFields } from './other-mortgage-fields';
import { pricedFields } from './priced-fields';
import { propertyFields } from './property-fields';
import { termsFields } from './terms-fields';
import { transactionFields } from './transaction-fields';

/** All top-level fields of a loan document by LOS name, except those of the loan application form. */
export const loanFields = {
  ...identityFields,
  ...termsFields,
  ...amountFields,
  ...otherMortgageFields,
  ...expenseFields,
  ...propertyFields,
  ...statusDateFields,
  ...workDateFields,
  ...decisionFields,
  ...disclosureFields,
  ...employeeFields,
  ...lenderFields,
  ...lockFields,
  ...pricedFields,
  ...transactionFields,
} as const satisfies Record<string, FieldSpec>;

export type LoanFieldName = keyof typeof loanFields;
