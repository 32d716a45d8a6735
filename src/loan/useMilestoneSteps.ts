import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import type { LoanValues } from '../../domain/loan/document';
import { nextMilestone, shownMilestones } from '../../domain/loan/milestones';
import type { Step } from '../ui/StepPoint';

/** The milestones of a loan as steps (reached with a date, next, or upcoming), and the name of the next one. */
export function useMilestoneSteps(loan: LoanValues): {
  readonly steps: readonly Step[];
  readonly next: string | null;
} {
  const translate = useTranslate();
  const next = nextMilestone(loan);
  const name = (code: string) => translate(`loan.dashboard.milestone.${code}`);
  return {
    steps: shownMilestones(loan).map(({ code, date, main }) => ({
      key: code,
      label: name(code),
      value: formatDate(date),
      state: date ? (main ? 'done' : 'paused') : code === next?.code ? 'next' : 'todo',
    })),
    next: next ? name(next.code) : null,
  };
}
