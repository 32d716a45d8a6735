import { mulDiv } from '../numbers/fixed';
import { type Owner, owners } from './records';

/** The bureaus of a credit report. These names are also part of the names of their fields: `aBExperianScore`. */
export const bureaus = ['Experian', 'TransUnion', 'Equifax'] as const;
export type Bureau = (typeof bureaus)[number];

interface BureauScore {
  readonly bureau: Bureau;
  readonly score: number;
}

/** The score that represents one borrower, and the scores of the report that it was chosen from. */
export interface BorrowerScore extends BureauScore {
  readonly owner: Owner;
  readonly reported: readonly BureauScore[];
}

/** The score that prices a loan from bureau scores. */
export interface ReportedScore {
  readonly source: 'bureau';
  readonly score: number;
  /** The borrower and bureau whose score is used. */
  readonly used: BorrowerScore;
  /** Every borrower who has a score. Borrowers without one are left out. */
  readonly borrowers: readonly BorrowerScore[];
  /** Average of the borrowers' scores, which DU assesses for several borrowers. It does not price the loan. */
  readonly average: number;
}

/** The score that prices a loan, with its origin. An entered score counts only while no borrower has a bureau score. */
export type LoanScore = ReportedScore | { readonly source: 'entered'; readonly score: number };

/** The fields of a loan document that carry scores, from any source. */
interface Scored {
  readonly applicants?: unknown;
  readonly sCreditScoreType1?: unknown;
  readonly sCreditScoreType2?: unknown;
}

/** Zero and text are no score. */
function asScore(value: unknown): number | undefined {
  const score = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof score === 'number' && Number.isInteger(score) && score > 0 ? score : undefined;
}

function scoreField(document: Scored, owner: Owner, name: string): number | undefined {
  const applicant: unknown = Array.isArray(document.applicants) ? document.applicants[Number(owner[0])] : undefined;
  if (typeof applicant !== 'object' || applicant === null) return undefined;
  return asScore(Reflect.get(applicant, `a${owner.slice(1)}${name}`));
}

/** Of three scores the middle one, of two the lower one, of one that one (Fannie Mae Selling Guide B3-5.1-02). */
export function singleScore<Reported extends { readonly score: number }>(
  all: readonly Reported[],
): Reported | undefined {
  const ascending = [...all].sort((a, b) => a.score - b.score);
  return ascending[ascending.length === 3 ? 1 : 0];
}

/** The score that represents a borrower; undefined without bureau scores. */
export function borrowerScore(document: Scored, owner: Owner): BorrowerScore | undefined {
  const reported = bureaus.flatMap((bureau) => {
    const score = scoreField(document, owner, `${bureau}Score`);
    return score === undefined ? [] : [{ bureau, score }];
  });
  const chosen = singleScore(reported);
  return chosen && { ...chosen, owner, reported };
}

/** The score shown for a borrower: from the bureaus, or the entered decision score while there is none. */
export const decisionScore = (document: Scored, owner: Owner): number | undefined =>
  borrowerScore(document, owner)?.score ?? scoreField(document, owner, 'DecisionCreditScore');

function reportedScore(document: Scored): ReportedScore | undefined {
  const borrowers = owners.flatMap((owner) => borrowerScore(document, owner) ?? []);
  const [used] = [...borrowers].sort((a, b) => a.score - b.score);
  if (used === undefined) return undefined;
  const sum = borrowers.reduce((total, { score }) => total + score, 0);
  return { source: 'bureau', score: used.score, used, borrowers, average: mulDiv(sum, 1, borrowers.length) };
}

/**
 * The representative score of a loan: the lowest of its borrowers' scores (Fannie Mae Selling Guide B3-5.1-02). Without bureau
 * scores it is the entered score: the loan's own or, failing that, the lowest decision score of a borrower. Undefined means
 * that there is no score.
 */
export function loanScore(document: Scored): LoanScore | undefined {
  const reported = reportedScore(document);
  if (reported) return reported;
  const decided = owners.flatMap((owner) => decisionScore(document, owner) ?? []).sort((a, b) => a - b);
  const score = asScore(document.sCreditScoreType2) ?? asScore(document.sCreditScoreType1) ?? decided[0];
  return score === undefined ? undefined : { source: 'entered', score };
}
