import type { BusinessHours } from '../../domain/loan/business-hours.schemas';
import type { Language } from './language';

/** Translates the sentence with the business hours, or a range of days within it. */
type TranslateHours = (sentence: 'hours' | 'dayRange', values: Readonly<Record<string, string>>) => string;

/** Groups consecutive days, from Monday on: [[1, 2, 3, 4, 5]]. */
function runsOf(days: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  const week = [1, 2, 3, 4, 5, 6, 0];
  for (const [place, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === week[place - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Business hours as a sentence: `Monday to Friday, 9:00 up to 15:59 Pacific time` (section 1). */
export function hoursText(language: Language, t: TranslateHours, { days, opens, closes }: BusinessHours): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // January 1, 2023 was a Sunday.
  const nameOf = (day = 0): string => names.format(Date.UTC(2023, 0, 1 + day));
  const parts = runsOf(days).flatMap((run) =>
    run.length > 2
      ? [t('dayRange', { first: nameOf(run[0]), last: nameOf(run.at(-1)) })]
      : run.map((day) => nameOf(day)),
  );
  const clock = (time: string): string => time.replace(/^0/, '');
  const line = parts.join(language === 'ar' ? '، ' : ', ');
  return t('hours', { days: line, opens: clock(opens), closes: clock(closes) });
}
