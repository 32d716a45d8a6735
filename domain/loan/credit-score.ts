import { mulDiv } from '../numbers/fixed';
import { type Owner, owners } from './records';

/** The bureaus of a credit report. These names are also part of the names of their fields: `aBExperianScore`. */
export const bureaus = ['Experian', 'TransUnion', 'Equifax'] as const;
export type Bureau = (typeof bureaus)[number];

/** Codes of the lists of score models: the FICO score that the agencies ask the bureau for, and VantageScore 4.0. */
export const CLASSIC_FICO = '1';
const VANTAGE = '2';

/** Codes of `scoreSource`: from an ordered credit report, from an imported file, or entered by a user. */
export const REPORTED = '1';
export const IMPORTED = '2';
export const ENTERED = '3';

export interface BureauScore {
  readonly bureau: Bureau;
  readonly score: number;
  /** Code of the model in the bureau's list; undefined if it is not known. */
  readonly model?: string | undefined;
  /** Code of `scoreSource`; undefined for a score from before sources were stored. */
  readonly source?: string | undefined;
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

function fieldOf(document: Scored, owner: Owner, name: string): unknown {
  const applicant: unknown = Array.isArray(document.applicants) ? document.applicants[Number(owner[0])] : undefined;
  if (typeof applicant !== 'object' || applicant === null) return undefined;
  return Reflect.get(applicant, `a${owner.slice(1)}${name}`);
}

function codeField(document: Scored, owner: Owner, name: string): string | undefined {
  const code = fieldOf(document, owner, name);
  return typeof code === 'string' && code !== '' ? code : undefined;
}

/** The scores of a borrower by bureau, of every model. */
export function bureauScores(document: Scored, owner: Owner): BureauScore[] {
  return bureaus.flatMap((bureau) => {
    const score = asScore(fieldOf(document, owner, `${bureau}Score`));
    if (score === undefined) return [];
    const model = codeField(document, owner, `${bureau}ModelT`);
    const source = codeField(document, owner, `${bureau}ScoreSourceT`);
    return [{ bureau, score, ...(model ? { model } : {}), ...(source ? { source } : {}) }];
  });
}

/** Of three scores the middle one, of two the lower one, of one that one (Fannie Mae Selling Guide B3-5.1-02). */
export function singleScore<Reported extends { readonly score: number }>(
  all: readonly Reported[],
): Reported | undefined {
  const ascending = [...all].sort((a, b) => a.score - b.score);
  return ascending[ascending.length === 3 ? 1 : 0];
}

/**
 * The score that represents a borrower; undefined without bureau scores. Scores of different models cannot be compared, so
 * VantageScore counts only for a borrower without a FICO score.
 */
export function borrowerScore(document: Scored, owner: Owner): BorrowerScore | undefined {
  const all = bureauScores(document, owner);
  const fico = all.filter(({ model }) => model !== VANTAGE);
  const reported = fico.length > 0 ? fico : all;
  const chosen = singleScore(reported);
  return chosen && { ...chosen, owner, reported };
}

/** The score shown for a borrower: from the bureaus, or the entered decision score while there is none. */
export const decisionScore = (document: Scored, owner: Owner): number | undefined =>
  borrowerScore(document, owner)?.score ?? asScore(fieldOf(document, owner, 'DecisionCreditScore'));

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
