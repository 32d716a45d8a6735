import type { LimitKind } from '../reference/county-limits';
import type { FieldReader } from './read-field';
import { scenarioFields as at } from './scenario-fields';

/** The days that decide which year's limits apply to a loan. Without any of them, it is today. */
interface LimitDays {
  /** Days that have passed; the first known one decides. */
  readonly passed: readonly (readonly string[])[];
  /** A planned day, which decides while it is still to come. */
  readonly planned?: readonly string[];
}

/**
 * Conventional limits apply to the loan when it is delivered, whenever it was originated (Fannie Mae Selling Guide B2-1.5-01): the
 * closing is the first day that it can be. FHA limits apply to case numbers assigned from the first day of the year (HUD
 * Mortgagee Letter 2018-11); one that is still missing cannot be assigned before today, nor after the closing. VA uses the limits of
 * FHFA's calendar year.
 */
const limitDays: Readonly<Record<LimitKind, LimitDays>> = {
  gse: { passed: [at.closedDay], planned: at.estimatedClosingDay },
  va: { passed: [at.closedDay], planned: at.estimatedClosingDay },
  fha: { passed: [at.caseNumberDay, at.closedDay] },
};

const DAY = /^\d{4}-\d{2}-\d{2}/;

function dayOf(fields: FieldReader, names: readonly string[]): string | undefined {
  const text = fields.text(...names);
  return text && DAY.test(text) ? text.slice(0, 10) : undefined;
}

/** The day whose limits of a kind apply to the loan (YYYY-MM-DD); undefined if no day is known. */
export function limitDay(fields: FieldReader, kind: LimitKind, today: string | undefined): string | undefined {
  const { passed, planned } = limitDays[kind];
  for (const names of passed) {
    const day = dayOf(fields, names);
    if (day !== undefined) return day;
  }
  const expected = planned && dayOf(fields, planned);
  return expected !== undefined && (today === undefined || expected > today) ? expected : today;
}
