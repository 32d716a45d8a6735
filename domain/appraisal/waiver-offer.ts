import { addMonths } from '../format/date';
import { documentChoices } from '../signing/document-choices';

/** Why the borrowers cannot choose a waiver. */
export const waiverObstacles = [
  'no-run',
  'not-offered',
  'not-eligible',
  'out-of-date',
  'expired',
  'has-appraisal',
] as const;
export type WaiverObstacle = (typeof waiverObstacles)[number];

export const waiverElections = documentChoices['appraisal-waiver'];
export type WaiverElection = (typeof waiverElections)[number];

/** What the borrowers of a loan chose together. */
export const jointElections = [...waiverElections, 'different'] as const;
export type JointElection = (typeof jointElections)[number];

/** The choice of all borrowers: each must make the same one. Null while one of them has not chosen. */
export function jointElection(choices: readonly (WaiverElection | null)[]): JointElection | null {
  const [first] = choices;
  if (first === undefined || choices.includes(null)) return null;
  return choices.every((choice) => choice === first) ? first : 'different';
}

/** A choice as it was stored; null if it is none. */
export const electionIn = (choice: string | undefined): WaiverElection | null =>
  waiverElections.find((each) => each === choice) ?? null;

/** An offer is at most this many months old at the note date. */
const OFFER_MONTHS = 4;

/** The run of record, as far as the offer depends on it. */
export interface OfferingRun {
  /** Pacific day of the run. */
  readonly on: string;
  readonly isOffered: boolean;
  /** Approve/Eligible or Accept/Eligible. */
  readonly isBest: boolean;
  /** The facts of the loan are no longer those of the run. */
  readonly isOutOfDate: boolean;
}

/** The last note date that an offer covers. */
export const offerUntil = (run: Pick<OfferingRun, 'on'>): string => addMonths(run.on, OFFER_MONTHS);

/** Why the waiver of a run cannot be chosen; undefined if it can (Selling Guide B4-1.4-10). */
export function waiverObstacle(
  run: OfferingRun | undefined,
  { noteOn, hasAppraisal }: { readonly noteOn: string; readonly hasAppraisal: boolean },
): WaiverObstacle | undefined {
  if (run === undefined) return 'no-run';
  if (!run.isOffered) return 'not-offered';
  if (!run.isBest) return 'not-eligible';
  if (run.isOutOfDate) return 'out-of-date';
  if (noteOn > offerUntil(run)) return 'expired';
  return hasAppraisal ? 'has-appraisal' : undefined;
}
