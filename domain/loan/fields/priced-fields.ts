import type { FieldSpec } from './field';
import { guarded, instant, money, percent } from './loan-kinds';

/** When the loan was last priced with its program, and what its figures were then. */
export const pricedFields = {
  sPricedD: { ...guarded(instant), label: 'Priced as of' },
  sPricedProMIns: { ...guarded(money), label: 'Mortgage insurance when priced' },
  sPricedMonthlyPmt: { ...guarded(money), label: 'Monthly payment when priced' },
  sPricedQualBottomR: { ...guarded(percent), label: 'Total DTI when priced' },
  sPricedTransNetCash: { ...guarded(money), label: 'Cash to close when priced' },
} as const satisfies Record<string, FieldSpec>;
