import { estimatedLines, type GoodFaith, goodFaithOf } from '../../fees/estimates';
import type { Disclosed } from '../../fees/tolerance';
import { worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocLine, CocRecord } from '../../loan/fees/coc-record';
import { formatCents } from '../../numbers/fixed';
import type { BusinessCalendar } from '../calendar/business-days';
import { revisionDue } from '../calendar/disclosure-clock';
import { LENDER_CREDIT, withChange } from './charges';

type Covers = NonNullable<Disclosed['covers']>;

/** What changes cover of a revised disclosure. */
export const coversOf = (changes: readonly Pick<CocRecord, 'lines'>[]): Covers => {
  const ids = changes.flatMap(({ lines }) => lines.map(({ id }) => id));
  return { lines: [...new Set(ids.filter((id) => id !== LENDER_CREDIT))], lenderCredit: ids.includes(LENDER_CREDIT) };
};

/** Changes that the desk approved and that no Loan Estimate has disclosed yet. */
export const undisclosedChanges = ({ cocs = [] }: Pick<NewLoanDocument, 'cocs'>): readonly CocRecord[] =>
  cocs.filter(({ status }) => status === 'APPROVED');

/** Whether a disclosure of a day still moves the baseline: within three business days of learning of the change, 19(e)(4)(i). */
export const isInTime = ({ learned }: Pick<CocRecord, 'learned'>, issued: string, general: BusinessCalendar): boolean =>
  issued <= revisionDue(learned, general).date;

/** What a Loan Estimate takes over from the approved changes. */
export interface DisclosedChanges {
  /** Null if it only informs: there are no changes, or they are too late. */
  readonly covers: Covers | null;
  readonly reason: string | null;
  /** The changes of the loan as they are stored with it. */
  readonly cocs: readonly CocRecord[];
}

/** The approved changes that a Loan Estimate discloses: all of them, while only those in time move the baseline. */
export function disclosedChanges(
  loan: Pick<NewLoanDocument, 'cocs'>,
  { number, issued }: Pick<EstimateRecord, 'number' | 'issued'>,
  general: BusinessCalendar,
): DisclosedChanges {
  const timely = undisclosedChanges(loan).filter((change) => isInTime(change, issued, general));
  return {
    covers: timely.length > 0 ? coversOf(timely) : null,
    reason: timely[0]?.reason ?? null,
    cocs: (loan.cocs ?? []).map((change) =>
      change.status === 'APPROVED' ? { ...change, status: 'DISCLOSED', estimate: number } : change,
    ),
  };
}

/** The good faith test as if the loan were disclosed now, with a reason for these changes. */
function testedAfter(loan: NewLoanDocument, changes: readonly Pick<CocRecord, 'lines'>[]): GoodFaith | undefined {
  const worksheet = worksheetOf(loan);
  const estimates = loan.loanEstimates ?? [];
  const last = estimates.at(-1);
  if (last === undefined) return undefined;
  if (changes.length === 0) return goodFaithOf(loan, worksheet);
  const next: EstimateRecord = {
    ...last,
    lines: estimatedLines(worksheet),
    lenderCredit: formatCents(worksheet.totals.lenderCredit),
    covers: coversOf(changes),
  };
  return goodFaithOf({ ...loan, loanEstimates: [...estimates, next] }, worksheet);
}

/** Baseline and tolerance of the changed charges, if the change is denied and if it is approved. */
export interface CocEffect {
  readonly denied: GoodFaith;
  readonly approved: GoodFaith;
}

/** What a change does to each bucket; undefined before the first Loan Estimate. Changes that are approved already count in both. */
export function effectOf(loan: NewLoanDocument, lines: readonly CocLine[], id?: string): CocEffect | undefined {
  const changed = withChange(loan, lines);
  const others = undisclosedChanges(loan).filter((change) => change.id !== id);
  const denied = testedAfter(changed, others);
  const approved = testedAfter(changed, [...others, { lines }]);
  return denied && approved && { denied, approved };
}
