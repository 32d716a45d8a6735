import type { InputOf } from '../../domain/contract/contract';
import { type InvestorAdjustment, readAdjustments } from '../../domain/investor/adjustment-lines';
import { type CommitmentField, commitmentFieldNames } from '../../domain/investor/commitment-fields';
import type { InvestorContract } from '../../domain/investor/investor.contract';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { formatThousandths, parseScaled } from '../../domain/numbers/fixed';
import { PAR } from '../../domain/pricing/sign';

type Body = InputOf<InvestorContract['POST /lqb/loans/{loanNum}/save-commitment-types'], 'body'>;

/** The commitment as its form has it. */
export interface CommitmentValues extends Record<CommitmentField, string | number | null> {
  readonly version: number;
  readonly adjustments: InvestorAdjustment[];
}

export const valuesOf = ({ version, commitment }: Pick<InvestorLock, 'version' | 'commitment'>): CommitmentValues => ({
  ...commitment,
  adjustments: [...commitment.adjustments],
  version,
});

/** The loan of a refused save: someone else's commitment. */
export interface SavedLoan extends Partial<Record<CommitmentField, string | number | null>> {
  readonly version: number;
  readonly sInvestorLockAdjustments?: string | null;
}

export const isSavedLoan = (value: unknown): value is SavedLoan =>
  typeof value === 'object' && value !== null && 'version' in value && 'applicants' in value;

export function valuesOfLoan(loan: SavedLoan): CommitmentValues {
  const entries = commitmentFieldNames.map((name) => [name, loan[name] ?? null] as const);
  return {
    ...(Object.fromEntries(entries) as Record<CommitmentField, string | number | null>),
    adjustments: readAdjustments(loan.sInvestorLockAdjustments),
    version: loan.version,
  };
}

/** What a save sends. The end of the lock follows from its days, unless the user changed it to another day. */
export const bodyOf = (values: CommitmentValues, isEndTyped: boolean): Body =>
  ({ ...values, ...(isEndTyped ? {} : { sInvestorLockRLckExpiredD: null }) }) as Body;

/** A price of points, as typed: 100 less the points. */
export function priceText(points: unknown): string | null {
  const read = typeof points === 'string' ? parseScaled(points, 3) : undefined;
  return read === undefined ? null : formatThousandths(PAR - read);
}
