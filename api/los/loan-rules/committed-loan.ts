import { addDays, pacificDate } from '../../../domain/format/date';
import type { Problem } from '../../../domain/format/parsed';
import { adjustmentLines } from '../../../domain/investor/adjustment-lines';
import type { Commitment } from '../../../domain/investor/commitment.schemas';
import {
  type CommitmentField,
  commitmentFieldNames,
  commitmentFields,
  requiredForCommitment,
} from '../../../domain/investor/commitment-fields';
import type { LoanDocument } from '../../../domain/loan/document';
import { parseField } from '../../../domain/loan/field-value';
import { LosError } from '../los-error';

type Values = Partial<Record<CommitmentField, unknown>>;

/** The values in the form of their fields; what was not sent is as it was. */
function readValues(loan: LoanDocument, commitment: Commitment, problems: Record<string, Problem>): Values {
  const values: Values = {};
  for (const name of commitmentFieldNames) {
    const sent = commitment[name];
    const parsed = parseField(commitmentFields[name], sent === undefined ? loan[name] : sent);
    if (parsed.ok) values[name] = parsed.value;
    else problems[name] = parsed.problem;
  }
  return values;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * The day and the end of an allocated lock: today and its days, unless they were sent; the investor's own end counts. An end that is
 * left out is kept while day and days are the same.
 */
function withDates(loan: LoanDocument, values: Values, commitment: Commitment, today: string): Values {
  const date = String(values.sInvestorLockRLckdD ?? today);
  const days = Number(values.sInvestorLockRLckdDays ?? 0);
  const isSameTime = date === loan.sInvestorLockRLckdD && days === loan.sInvestorLockRLckdDays;
  const { sInvestorLockRLckExpiredD: sent = isSameTime ? loan.sInvestorLockRLckExpiredD : null } = commitment;
  return {
    ...values,
    sInvestorLockRLckdD: date,
    sInvestorLockRLckExpiredD: sent ? values.sInvestorLockRLckExpiredD : addDays(date, days),
  };
}

/** Nothing of the commitment is known: the loan is not yet allocated. */
const NOT_ALLOCATED: Values = Object.fromEntries(commitmentFieldNames.map((name) => [name, null]));

/**
 * The loan with a commitment. A commitment without any value is none: the loan is not yet allocated. Throws `invalid` with the
 * fields that are missing or wrong.
 */
export function committedLoan(loan: LoanDocument, commitment: Commitment, now: Date): LoanDocument {
  const problems: Record<string, Problem> = {};
  const values = readValues(loan, commitment, problems);
  const isAllocated = commitmentFieldNames.some((name) => !isEmpty(commitment[name]));
  if (isAllocated) for (const name of requiredForCommitment) if (isEmpty(values[name])) problems[name] ??= 'required';
  const dated = isAllocated ? withDates(loan, values, commitment, pacificDate(now)) : NOT_ALLOCATED;
  if (String(dated.sInvestorLockRLckExpiredD ?? '') < String(dated.sInvestorLockRLckdD ?? ''))
    problems.sInvestorLockRLckExpiredD ??= 'too-small';
  if (Object.keys(problems).length > 0) throw new LosError('invalid', 'values-do-not-fit', { fields: problems });
  return {
    ...loan,
    ...(dated as Partial<LoanDocument>),
    sInvestorLockAdjustments: isAllocated ? adjustmentLines(commitment.adjustments) : null,
  };
}
