import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord } from '../../loan/records';
import { supportRules } from './debt-rules';
import { whyNoDebt } from './leaving-property';

/** Whether a support payment reduces the income instead of being a debt, if the loan's agency allows that. */
export function isDeducted(debt: LiabilityRecord, loan: NewLoanDocument): boolean {
  const types = ruleOf(supportRules, loan)?.deductible ?? [];
  return debt.reducesIncome === true && whyNoDebt(debt) === undefined && types.includes(debt.type ?? '');
}
