import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import { thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents, formatThousandths, mulDiv } from '../../numbers/fixed';
import { line } from './calculation';
import type { IncomeLine } from './income-line';
import { grossUpRules } from './income-rules';

const WHOLE = 100_000;

/** The part added to a non-taxable amount, by the rule of the loan's agency. */
export function grossUp(
  cents: Cents | undefined,
  taxRate: string | null | undefined,
  loan: NewLoanDocument,
  options: Parameters<typeof line>[2],
): IncomeLine[] {
  const rule = ruleOf(grossUpRules, loan);
  if (!rule || !cents || cents < 0) return [];
  const tax = rule.takesTaxRate ? (thousandthsOf(taxRate) ?? 0) : 0;
  const percent = Math.max(rule.percent * 1000, tax);
  const values = {
    percent: { percent: tax > rule.percent * 1000 ? formatThousandths(tax) : String(rule.percent) },
    amount: { money: formatCents(cents) },
  };
  return [{ type: 'incomeGrossUp', line: line({ words: 'grossUp', values }, mulDiv(cents, percent, WHOLE), options) }];
}
