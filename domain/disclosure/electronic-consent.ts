import { pacificDate } from '../format/date';
import type { ElectronicConsent } from '../loan/fees/closing-lists';

/** The last thing that a person said on the signing pages about electronic documents: consent, or its withdrawal. */
export interface ConsentStep {
  readonly name: string;
  readonly at: Date;
  readonly isGiven: boolean;
}

/** The last step of each person, by time. */
export function lastSteps(steps: readonly ConsentStep[]): readonly ConsentStep[] {
  const byTime = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return [...new Map(byTime.map((step) => [step.name, step])).values()];
}

/**
 * The consent of all applicants to electronic disclosures; null without it. What a disclosure was sent with counts for the applicants of that
 * time, until one of them withdraws it on the signing pages (15 U.S.C. 7001(c)(4)); on the same day, the withdrawal counts.
 */
export function jointConsent(
  applicants: readonly string[],
  recorded: ElectronicConsent | undefined,
  steps: readonly ConsentStep[],
): ElectronicConsent | null {
  const last = lastSteps(steps);
  const days = applicants.map((name) => {
    const step = last.find((each) => each.name === name);
    const day = step && pacificDate(step.at);
    const isCovered = recorded !== undefined && (recorded.names?.includes(name) ?? true);
    const hasWithdrawn = step?.isGiven === false;
    if (isCovered && (!hasWithdrawn || day === undefined || recorded.on > day)) return recorded.on;
    return step?.isGiven ? day : undefined;
  });
  const on = days.toSorted().at(-1);
  if (on === undefined || days.includes(undefined)) return null;
  return { on, evidence: recorded?.on === on ? recorded.evidence : null };
}
