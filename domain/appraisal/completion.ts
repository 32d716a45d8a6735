import type { AppraisalState } from './appraisal-states';
import type { Ssr, SsrPortal } from './report.schemas';

const CONVENTIONAL = '0';
const FHA = '1';

/** The portals that a report must be submitted to, by loan type (`sLT`): UCDP for both GSEs, EAD for FHA. */
export function neededPortals(loanType: string | null | undefined): readonly SsrPortal[] {
  if (loanType === FHA) return ['fha'];
  return (loanType ?? CONVENTIONAL) === CONVENTIONAL ? ['fannie-mae', 'freddie-mac'] : [];
}

/** The latest result of each portal. */
export const latestResults = (ssrs: readonly Ssr[]): ReadonlyMap<SsrPortal, Ssr> =>
  new Map(ssrs.map((ssr) => [ssr.portal, ssr]));

interface Progress {
  readonly loanType: string | null | undefined;
  readonly ssrs: readonly Ssr[];
  /** Whether every borrower was sent a copy of the last version. */
  readonly areCopiesSent: boolean;
}

/** How far an accepted appraisal is: complete once every submission succeeded and every borrower was sent a copy. */
export function acceptedState({ loanType, ssrs, areCopiesSent }: Progress): AppraisalState {
  const latest = latestResults(ssrs);
  const needed = neededPortals(loanType);
  const areSubmitted = needed.every((portal) => latest.get(portal)?.isSuccessful === true);
  if (areSubmitted && areCopiesSent) return 'complete';
  return latest.size > 0 ? 'ucdp' : 'reviewed';
}
