import type { Scorecard } from './systems';

/** How a run ended. Only a complete one has a recommendation. */
export const runStatuses = ['complete', 'out-of-scope', 'error', 'incomplete', 'invalid'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** DU and TOTAL approve or refer, LPA accepts or cautions. */
export const recommendations = ['approve', 'refer', 'refer-caution', 'accept', 'caution'] as const;
export type Recommendation = (typeof recommendations)[number];

export const eligibilities = ['eligible', 'ineligible'] as const;
export type Eligibility = (typeof eligibilities)[number];

export interface AusOutcome {
  readonly status: RunStatus;
  readonly scorecard: Scorecard;
  readonly recommendation: Recommendation | null;
  readonly eligibility: Eligibility | null;
}

const words: Readonly<Record<Recommendation, string>> = {
  approve: 'Approve',
  refer: 'Refer',
  'refer-caution': 'Refer with Caution',
  accept: 'Accept',
  caution: 'Caution',
};

const statusWords: Readonly<Record<RunStatus, string>> = {
  complete: 'Complete',
  'out-of-scope': 'Out of Scope',
  error: 'Error',
  incomplete: 'Incomplete',
  invalid: 'Invalid',
};

/** The result as the industry writes it, the same in all languages: Approve/Eligible, Refer with Caution, Accept/Ineligible. */
export function outcomeText({ status, recommendation, eligibility }: AusOutcome): string {
  if (status !== 'complete' || recommendation === null) return statusWords[status];
  if (recommendation === 'refer-caution' || eligibility === null) return words[recommendation];
  return `${words[recommendation]}/${eligibility === 'eligible' ? 'Eligible' : 'Ineligible'}`;
}

type Pair = readonly [eligible: string, ineligible: string];

const codes: Readonly<Record<Scorecard, Partial<Readonly<Record<Recommendation, Pair>>>>> = {
  DU: { approve: ['1', '2'], refer: ['3', '4'], 'refer-caution': ['5', '6'] },
  LPA: { accept: ['10', '11'], caution: ['12', '13'] },
  TOTAL: { approve: ['21', '22'], refer: ['23', '24'] },
};

const OUT_OF_SCOPE = '14';

/** The code of `sProd3rdPartyUwResultT`; null for a run without a result. */
export function resultCodeOf({ status, scorecard, recommendation, eligibility }: AusOutcome): string | null {
  if (status === 'out-of-scope') return OUT_OF_SCOPE;
  if (status !== 'complete' || recommendation === null) return null;
  return codes[scorecard][recommendation]?.[eligibility === 'ineligible' ? 1 : 0] ?? null;
}

/** Results of GUS, which users record by hand. */
export const gusResults = ['25', '26', '27', '28', '29', '30'] as const;

/** Whether the system recommends approval and finds the loan eligible. */
export const isBest = ({ recommendation, eligibility }: AusOutcome): boolean =>
  (recommendation === 'approve' || recommendation === 'accept') && eligibility === 'eligible';
