import { z } from 'zod';
import { type LoanDocument, type NewLoanDocument, recordLists } from './document';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listNames = ['applicants', ...recordLists];

const isDraft = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && listNames.every((name) => value[name] === undefined || Array.isArray(value[name]));

/** A loan is checked for what every reader relies on; the field table checks its fields. */
function isLoan(value: unknown): boolean {
  if (!isDraft(value)) return false;
  const { version, sLNm, sStatusT } = value;
  return (
    Number.isInteger(version) &&
    typeof sLNm === 'string' &&
    typeof sStatusT === 'string' &&
    listNames.every((name) => Array.isArray(value[name]))
  );
}

export const loanNumber = z.string().min(1).max(36);

/** A loan as the LOS keeps it. */
export const loanDocument = z.custom<LoanDocument>(isLoan, 'is no loan document');

/** A loan before the LOS has it. */
export const newLoanDocument = z.custom<NewLoanDocument>(isDraft, 'is no loan document');

/** Changed fields by LOS name; lists (assets, liabilities, reos, employments, incomes, applicants) are replaced whole. */
export const loanChange = z.object({
  /** The version that the writer read. */
  version: z.int().min(1),
  changes: z.record(z.string(), z.unknown()).readonly(),
});
export type LoanChange = Readonly<z.infer<typeof loanChange>>;
