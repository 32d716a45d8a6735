import {
  reasonsOfStatus,
  requirementsOfStatus,
  type StatusAnswer,
  type StatusFacts,
  saidAnswer,
} from '../../../domain/loan/status-requirements';

/** The form of a change of the status. */
export interface StatusValues {
  readonly to: string;
  readonly note: string | null;
  readonly reasons: readonly string[] | null;
  readonly otherReason: string | null;
  readonly isManual: boolean;
}

export const noStatusValues: StatusValues = { to: '', note: '', reasons: [], otherReason: '', isManual: false };

const asksForUnderwriting = (to: string): boolean => to === '2' || to === '4';

/** What the form says about its status; leaves out what belongs to a status that was chosen before. */
export function statusAnswerOf({ to, note, reasons, otherReason, isManual }: StatusValues): StatusAnswer {
  const known = reasonsOfStatus(to);
  const chosen = (reasons ?? []).filter((code) => known.includes(code));
  return (
    saidAnswer({
      note: note?.trim(),
      reasons: chosen,
      otherReason: chosen.includes('other') ? otherReason?.trim() : undefined,
      isManual: isManual && asksForUnderwriting(to),
    }) ?? {}
  );
}

/** Whether the loan can move: a status is chosen, and all that it requires is met. */
export const isReady = (values: StatusValues, facts: StatusFacts): boolean =>
  values.to !== '' && requirementsOfStatus(values.to, facts, statusAnswerOf(values)).every(({ isMet }) => isMet);
