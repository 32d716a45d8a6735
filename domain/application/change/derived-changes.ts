import { losDocumentationCodes, portalDocumentationCodes } from '../../loan/codes/documentation-codes';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord } from '../../loan/records';
import { ownValue } from '../../tables/own-value';
import { withPayTotal } from '../pay';
import { isRefinanced } from '../refinanced-mortgage';
import { otherMortgageTotals } from './other-mortgages';
import { premiumChanges } from './premium-changes';

/** The agency's property type (`sGseSpT`) for each one used in pricing (`sProdSpT`): two lists with different codes. */
function gseTypeOf(loan: LoanValues): string | null {
  const attached = loan.sProdSpStructureT === '1' ? '1' : '4';
  const types: Readonly<Record<string, string>> = { '1': '12', '2': '2', '3': '3', '4': '9', '11': '11', '12': '1' };
  return loan.sProdSpT ? (ownValue(types, loan.sProdSpT) ?? attached) : null;
}

function documentationName(code: string | null | undefined): string | null {
  const names: Readonly<Record<string, string>> = { ...losDocumentationCodes, ...portalDocumentationCodes };
  return code ? (ownValue(names, code) ?? null) : null;
}

function impoundKind(loan: LoanValues): string | null {
  if (loan.sProdImpound === false) return '0';
  if (loan.sProdImpound !== true) return null;
  return loan.sProdImpoundT && loan.sProdImpoundT !== '0' ? loan.sProdImpoundT : '1';
}

interface Derivation {
  readonly leader: keyof LoanValues;
  readonly derived: keyof LoanValues;
  readonly value: (loan: LoanValues) => LoanValues[keyof LoanValues];
}

/** Pairs of fields in which the second is derived from the first. */
const derivations: readonly Derivation[] = [
  { leader: 'sProdSpT', derived: 'sGseSpT', value: gseTypeOf },
  { leader: 'sProdDocT', derived: 'sCustomField2Notes', value: (loan) => documentationName(loan.sProdDocT) },
  {
    leader: 'sProdImpoundT',
    derived: 'sProdImpound',
    value: (loan) => loan.sProdImpoundT && loan.sProdImpoundT !== '0',
  },
  { leader: 'sProdImpound', derived: 'sProdImpoundT', value: impoundKind },
  { leader: 'sTerm', derived: 'sDue', value: (loan) => loan.sTerm },
];

const differs = (a: unknown, b: unknown): boolean => (a ?? null) !== (b ?? null);

/**
 * Changes derived from a change, because two fields express the same: the agency's property type from the property type, the
 * name of the documentation type from its code, the occupancy of the loan from that of the first application, the totals of other
 * mortgages from their lists. A field that was changed explicitly is kept; so is a due term that deliberately differs from the term.
 */
export function derivedChanges(before: NewLoanDocument, after: NewLoanDocument): Partial<LoanValues> {
  const changed: Record<string, unknown> = {};
  for (const { leader, derived, value } of derivations) {
    if (!differs(before[leader], after[leader]) || differs(before[derived], after[derived])) continue;
    if (derived === 'sDue' && before.sDue && before.sDue !== before.sTerm) continue;
    const next = value(after) ?? null;
    if (differs(after[derived], next)) changed[derived] = next;
  }
  const was = before.applicants[0]?.aOccT;
  const is = after.applicants[0]?.aOccT;
  if (is && differs(was, is) && !differs(before.sOccTPe, after.sOccTPe)) changed.sOccTPe = is;
  return { ...changed, ...premiumChanges(before, after), ...otherMortgageTotals(before, after) };
}

/** The jobs with their income recalculated from changed pay parts. */
function followingJobs(before: NewLoanDocument, after: NewLoanDocument): Partial<NewLoanDocument> {
  if (before.employments === after.employments) return {};
  const stored = new Map(before.employments.map((job) => [job.id, job]));
  return { employments: after.employments.map((job) => withPayTotal(stored.get(job.id) ?? {}, job)) };
}

/** The debts without the properties that this change removes. */
function followingDebts(before: NewLoanDocument, after: NewLoanDocument): Partial<NewLoanDocument> {
  const left = new Set(after.reos.map(({ id }) => id));
  const gone = new Set(before.reos.map(({ id }) => id).filter((id) => !left.has(id)));
  if (!after.liabilities.some(({ reoId }) => reoId && gone.has(reoId))) return {};
  const freed = after.liabilities.map(({ reoId, ...debt }) => (reoId && !gone.has(reoId) ? { ...debt, reoId } : debt));
  return { liabilities: freed };
}

/**
 * The debts with a mortgage marked as paid off once the loan refinances its property, and unmarked once it does not. An answer of the
 * user stays, also if the list is sent without it.
 */
function followingPayoffs(before: NewLoanDocument, after: NewLoanDocument): Partial<NewLoanDocument> {
  const stored = new Map(before.liabilities.map((debt) => [debt.id, debt]));
  const liabilities = after.liabilities.map((debt): LiabilityRecord => {
    const known = stored.get(debt.id);
    const [was, is] = [known !== undefined && isRefinanced(known, before), isRefinanced(debt, after)];
    const { payoff, ...others } = debt;
    const answer = was ? known?.payoff : true;
    if (is && typeof payoff !== 'boolean' && typeof answer === 'boolean') return { ...debt, payoff: answer };
    return was && !is && payoff === true && known?.payoff === true ? others : debt;
  });
  return liabilities.some((debt, place) => debt !== after.liabilities[place]) ? { liabilities } : {};
}

/** The lists in which records follow others of the same change, whole. */
export function derivedRecords(before: NewLoanDocument, after: NewLoanDocument): Partial<NewLoanDocument> {
  const debts = followingDebts(before, after);
  return { ...followingJobs(before, after), ...debts, ...followingPayoffs(before, { ...after, ...debts }) };
}
/** The applications with the first one's occupancy set to the loan's, if only that changed. */
export function derivedApplicants(before: NewLoanDocument, after: NewLoanDocument): NewLoanDocument['applicants'] {
  const [first = {}, ...others] = after.applicants;
  const moved = after.sOccTPe && differs(before.sOccTPe, after.sOccTPe);
  const alone = !differs(before.applicants[0]?.aOccT, first.aOccT);
  return moved && alone && first.aOccT !== after.sOccTPe
    ? [{ ...first, aOccT: after.sOccTPe }, ...others]
    : after.applicants;
}
