import { expenseTypes, isExpenseType } from '../../fees/expenses';
import { feeLabels } from '../../fees/fee-labels';
import { ownValue } from '../../tables/own-value';

/** Names of expenses as the form prints them. */
const names: Readonly<Record<string, string>> = {
  tax: 'Property Taxes',
  hazard: 'Homeowner’s Insurance',
  flood: 'Flood Insurance',
  wind: 'Wind Insurance',
  hoa: 'Homeowner’s Association Dues',
  mi: 'Mortgage Insurance',
};

/** How the disclosures name a type of expense. */
export const expenseName = (type: string): string =>
  isExpenseType(type) ? (ownValue(names, type) ?? feeLabels[expenseTypes[type].fee]) : type;
