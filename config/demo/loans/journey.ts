import type { LoanValues } from '../../../domain/loan/document';
import { timeCompanion } from '../../../domain/loan/fields/date-fields';
import { statusDateField } from '../../../domain/loan/status-workflow';
import { type Day, dayText, pacificInstant, workdaysAfter, workdaysBefore } from './calendar';
import type { Random } from './random';
import { daysSince, statusPath, workdaysIn } from './stages';

/** A status the loan came to: when, on a working day within business hours. */
export interface Step {
  readonly status: string;
  readonly day: Day;
  readonly at: string;
}

/** The path of a loan to its current status, in chronological order. */
export interface Journey {
  readonly status: string;
  readonly steps: readonly [Step, ...Step[]];
  readonly last: Step;
}

const OPENS = 9 * 3600;
const CLOSES = 17 * 3600;

/** Draws the days backwards from the present status, which the loan came to at the latest yesterday. */
export function drawJourney(status: string, today: Day, random: Random): Journey {
  const path = statusPath(status, random);
  const days: Day[] = [];
  let day = workdaysBefore(today - daysSince(status, random), 0);
  for (let index = path.length - 1; index >= 0; index -= 1) {
    days[index] = day;
    day = workdaysBefore(day, workdaysIn(path[index - 1] ?? '', random));
  }
  const steps = path.map(
    (code, index): Step => ({
      status: code,
      day: days[index] ?? day,
      at: pacificInstant(days[index] ?? day, random.int(OPENS, CLOSES)),
    }),
  );
  const [first, ...others] = steps;
  if (first === undefined) throw new RangeError(`No way leads to status ${status}`);
  return { status, steps: [first, ...others], last: others.at(-1) ?? first };
}

/** Whether the loan has been in a status; the present one counts. */
export const hasBeen = ({ steps }: Journey, status: string): boolean => steps.some((step) => step.status === status);

/** The day the loan came to a status. */
export const dayIn = ({ steps }: Journey, status: string): Day | undefined =>
  steps.find((step) => step.status === status)?.day;

/** Status, its date, and the date and time of every status on the way. */
export function journeyValues(journey: Journey): Partial<LoanValues> & { sStatusT: string } {
  const dates: Record<string, string> = {};
  for (const { status, day, at } of journey.steps) {
    const field = statusDateField(status);
    if (field === undefined) continue;
    dates[field] = dayText(day);
    dates[timeCompanion(field)] = at;
  }
  const approved = dayIn(journey, '4');
  if (approved !== undefined) dates.sInitialApprovalD = dayText(approved);
  return { ...dates, sStatusT: journey.status, sStatusD: dayText(journey.last.day) };
}

/** When the loan closed or will close: the day before funding, otherwise some weeks ahead. */
export function closingDay(journey: Journey, today: Day, random: Random): Day {
  const funded = dayIn(journey, '6');
  if (funded !== undefined) return workdaysBefore(funded, 1);
  return workdaysAfter(today, random.int(3, 30));
}
