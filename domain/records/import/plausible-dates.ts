import type { Problem } from '../../format/parsed';
import type { RecordFields, RecordValues } from '../record-fields';

/** The first year that a table of rates or limits is about, and how far ahead one is published. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 2;

/** Why a date is a slip of the pen, such as 9999 or 1899. */
export function dateProblem(date: string, today: string): Problem | undefined {
  const year = Number(date.slice(0, 4));
  if (year < FIRST_YEAR) return 'date-too-early';
  return year > Number(today.slice(0, 4)) + YEARS_AHEAD ? 'date-too-late' : undefined;
}

/** The dates of a form that are not plausible today, by field. */
export function formDateProblems<Form extends RecordFields>(
  form: Form,
  values: RecordValues<Form>,
  today: string,
): Readonly<Record<string, Problem>> {
  const problems = Object.entries(form).flatMap(([name, { kind }]) => {
    const value: unknown = values[name];
    const problem = kind === 'date' && typeof value === 'string' ? dateProblem(value, today) : undefined;
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}
