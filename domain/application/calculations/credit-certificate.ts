import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { IncomeRecord } from '../../loan/records';
import { thousandthsOf } from '../../numbers/cents';
import { type Cents, divHalfUp, formatCents } from '../../numbers/fixed';
import { line } from './calculation';
import { type IncomeLine, uncounted } from './income-line';
import { creditCertificateRules, creditLimit } from './income-rules';

/** A rate and a share, both in thousandths of a percent. */
const WHOLE = 100_000n * 100_000n;

/**
 * The tax credit of a mortgage credit certificate, per month: note amount × note rate × credit rate ÷ 12, above a credit rate of
 * 20% at most 2,000 a year. Undefined until amount and rates are known.
 */
export function creditCertificateLine(
  income: IncomeRecord,
  loan: NewLoanDocument,
  note: Cents | undefined,
  options: Parameters<typeof line>[2],
): IncomeLine | undefined {
  const [rate, credit] = [thousandthsOf(loan.sNoteIR), thousandthsOf(income.mccRate)];
  if (!note || !rate || !credit) return undefined;
  const yearly = BigInt(note) * BigInt(rate) * BigInt(credit);
  const isLimited = credit > creditLimit.abovePercent * 1000 && yearly > BigInt(creditLimit.yearly) * WHOLE;
  const cents = isLimited ? divHalfUp(BigInt(creditLimit.yearly), 12n) : divHalfUp(yearly, WHOLE * 12n);
  const values = {
    credit: { percent: income.mccRate ?? '' },
    amount: { money: formatCents(note) },
    rate: { percent: loan.sNoteIR ?? '' },
    limit: { money: formatCents(creditLimit.yearly) },
  };
  const words = isLimited ? 'certificateLimit' : 'certificate';
  const found: IncomeLine = { type: 'incomeOtherSources', line: line({ words, values }, Number(cents), options) };
  return ruleOf(creditCertificateRules, loan) ? found : uncounted(found, 'reducesTax');
}
