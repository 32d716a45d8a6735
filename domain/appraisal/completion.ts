import { agencyOf } from '../loan/agency';
import type { AppraisalState } from './appraisal-states';
import type { KeptSsr, Ssr, SsrPortal } from './report.schemas';

/**
 * The portals that a report must be submitted to, by the agency of the loan: UCDP for both GSEs, EAD for FHA, and none for others, such as
 * jumbo loans.
 */
export function neededPortals(loan: Parameters<typeof agencyOf>[0]): readonly SsrPortal[] {
  const agency = agencyOf(loan);
  if (agency === 'fha') return ['fha'];
  return agency === 'fannie-mae' || agency === 'freddie-mac' ? ['fannie-mae', 'freddie-mac'] : [];
}

/** The latest result of each portal. */
export const latestResults = (ssrs: readonly Ssr[]): ReadonlyMap<SsrPortal, Ssr> =>
  new Map(ssrs.map((ssr) => [ssr.portal, ssr]));

export interface Progress {
  readonly loan: Parameters<typeof agencyOf>[0];
  readonly ssrs: readonly KeptSsr[];
  /** The last version: results of those before it do not count. */
  readonly reportVersion: number | null;
  /** Whether every borrower was sent a copy of the last version. */
  readonly areCopiesSent: boolean;
}

/** How far an accepted appraisal is: complete once every submission succeeded and every borrower was sent a copy. */
export function acceptedState({ loan, ssrs, reportVersion, areCopiesSent }: Progress): AppraisalState {
  const latest = latestResults(ssrs.filter((ssr) => ssr.reportVersion === reportVersion));
  const needed = neededPortals(loan);
  const areSubmitted = needed.every((portal) => latest.get(portal)?.isSuccessful === true);
  if (areSubmitted && areCopiesSent) return 'complete';
  return latest.size > 0 ? 'ucdp' : 'reviewed';
}
