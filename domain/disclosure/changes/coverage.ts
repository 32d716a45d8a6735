import { disclosedCharges, disclosureHistory, type GoodFaith, goodFaithOf } from '../../fees/estimates';
import { baselineOf } from '../../fees/tolerance';
import { worksheetOf } from '../../fees/worksheet';
import { pacificDate } from '../../format/date';
import type { NewLoanDocument } from '../../loan/document';
import type { CoveredCharges, EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocLine, CocRecord } from '../../loan/fees/coc-record';
import { type Cents, formatCents, toCents } from '../../numbers/fixed';
import type { BusinessCalendar } from '../calendar/business-days';
import { revisionDue } from '../calendar/disclosure-clock';
import { LENDER_CREDIT, withChange } from './charges';

type Changed = Pick<CocRecord, 'lines'>;

/**
 * What changes cover of a revised disclosure: their lines, each up to the amount that was approved last. The lender credits also have
 * what the lender pays for particular fees.
 */
export const coversOf = (changes: readonly Changed[], specificCredits: Cents): CoveredCharges => {
  const lines = changes.flatMap((change) => change.lines);
  const credit = lines.findLast(({ id }) => id === LENDER_CREDIT);
  const amounts = Object.fromEntries(
    lines.filter(({ id }) => id !== LENDER_CREDIT).map(({ id, amount }) => [id, amount]),
  );
  return {
    ...{ lines: Object.keys(amounts), lenderCredit: credit !== undefined, amounts },
    ...(credit && { credit: formatCents(toCents(credit.amount) + specificCredits) }),
  };
};

/** Changes that the desk approved and that no disclosure has shown yet. */
export const undisclosedChanges = ({ cocs = [] }: Pick<NewLoanDocument, 'cocs'>): readonly CocRecord[] =>
  cocs.filter(({ status }) => status === 'APPROVED');

/** Whether a disclosure of a day moves the baseline: within three business days of learning of the change, 19(e)(4)(i), and not before. */
export const isInTime = ({ learned }: Pick<CocRecord, 'learned'>, issued: string, general: BusinessCalendar): boolean =>
  learned <= issued && issued <= revisionDue(learned, general).date;

/** Whether a change was known and approved by a day. A disclosure of an earlier day, which was made outside the portal, does not show it. */
const isApprovedBy = ({ status, learned, decidedAt }: CocRecord, issued: string): boolean =>
  status === 'APPROVED' && learned <= issued && (decidedAt === null || pacificDate(decidedAt) <= issued);

const onlyTen = (change: CocRecord): CocRecord => ({
  ...change,
  lines: change.lines.filter(({ bucket }) => bucket === 'ten'),
});

/** The history of disclosures with one more, of the charges as they are now. */
const disclosedNow = (loan: NewLoanDocument, covers: CoveredCharges): NewLoanDocument => {
  const last = loan.loanEstimates?.at(-1);
  if (last === undefined) return loan;
  const next: EstimateRecord = { ...last, ...disclosedCharges(worksheetOf(loan)), covers };
  return { ...loan, loanEstimates: [...(loan.loanEstimates ?? []), next] };
};

/** Whether changes of the ten percent bucket exceed ten percent together, with what waits already. Before that, no clock runs. */
function exceedTen(loan: NewLoanDocument, changes: readonly CocRecord[]): boolean {
  const lines = changes.flatMap((change) => change.lines);
  if (lines.length === 0) return false;
  const baseline = baselineOf(disclosureHistory(disclosedNow(loan, coversOf(changes, 0))));
  return baseline !== undefined && baseline.waiting.size === 0;
}

/**
 * The approved changes that a disclosure of a day covers: those of the last three business days, and earlier increases of the ten percent
 * bucket which were no reason for a revision by themselves (comment 19(e)(4)(i)-1.ii).
 */
export function coveredChanges(loan: NewLoanDocument, issued: string, general: BusinessCalendar): readonly CocRecord[] {
  const changes = undisclosedChanges(loan).filter((change) => isApprovedBy(change, issued));
  const earlier = changes
    .filter((change) => !isInTime(change, issued, general))
    .map(onlyTen)
    .filter(({ lines }) => lines.length > 0);
  const counted = new Map(exceedTen(loan, earlier) ? [] : earlier.map((change) => [change.id, change]));
  return changes.flatMap((change) => (isInTime(change, issued, general) ? [change] : (counted.get(change.id) ?? [])));
}

/** The approved changes that require a revised disclosure: not increases of the ten percent bucket that do not exceed it together. */
export function changesToDisclose(loan: NewLoanDocument): readonly CocRecord[] {
  const changes = undisclosedChanges(loan);
  const isTen = ({ lines }: CocRecord): boolean => lines.length > 0 && lines.every(({ bucket }) => bucket === 'ten');
  return exceedTen(loan, changes.filter(isTen)) ? changes : changes.filter((change) => !isTen(change));
}

/** What a disclosure takes over from the approved changes. */
export interface DisclosedChanges {
  /** Null if it only informs: there are no changes, or they are too late. */
  readonly covers: CoveredCharges | null;
  readonly reason: string | null;
  /** The changes of the loan as they are stored with it. */
  readonly cocs: readonly CocRecord[];
}

interface Disclosure extends Pick<EstimateRecord, 'number' | 'issued'> {
  readonly form: 'estimate' | 'closing';
}

/** The approved changes that a disclosure shows: all of them, while only those that it covers move the baseline. */
export function disclosedChanges(
  loan: NewLoanDocument,
  { form, number, issued }: Disclosure,
  general: BusinessCalendar,
): DisclosedChanges {
  const covered = coveredChanges(loan, issued, general);
  const where = form === 'estimate' ? { estimate: number } : { closing: number };
  return {
    covers: covered.length > 0 ? coversOf(covered, worksheetOf(loan).totals.specificCredits) : null,
    reason: covered.at(-1)?.reason ?? null,
    cocs: (loan.cocs ?? []).map((change) =>
      isApprovedBy(change, issued) ? { ...change, status: 'DISCLOSED', ...where } : change,
    ),
  };
}

/** The good faith test as if the loan were disclosed now, with a reason for these changes. */
function testedAfter(loan: NewLoanDocument, changes: readonly Changed[]): GoodFaith | undefined {
  const worksheet = worksheetOf(loan);
  if ((loan.loanEstimates ?? []).length === 0) return undefined;
  if (changes.length === 0) return goodFaithOf(loan, worksheet);
  return goodFaithOf(disclosedNow(loan, coversOf(changes, worksheet.totals.specificCredits)), worksheet);
}

/** Baseline and tolerance of the changed charges, if the change is denied and if it is approved. */
export interface CocEffect {
  readonly denied: Pick<GoodFaith, 'baseline' | 'tolerance'>;
  readonly approved: Pick<GoodFaith, 'baseline' | 'tolerance'>;
}

/** What a change does to each bucket; undefined before the first Loan Estimate. Changes that are approved already count in both. */
export function effectOf(loan: NewLoanDocument, lines: readonly CocLine[], id?: string): CocEffect | undefined {
  const changed = withChange(loan, lines);
  const others = undisclosedChanges(loan).filter((change) => change.id !== id);
  const denied = testedAfter(changed, others);
  const approved = testedAfter(changed, [...others, { lines }]);
  return denied && approved && { denied, approved };
}
