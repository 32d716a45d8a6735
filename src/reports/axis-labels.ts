const month = /^(\d{2})\/(\d{4})$/;

/** Pixels of a character below a bar, on average. */
const CHARACTER = 6;
/** Pixels that a month with its year, or the shortest line of a name, needs. */
const LEAST_MONTH = 28;
const LEAST_NAME = 46;
const MOST_LINES = 4;

/** Of the shown months, the first one of each year also names it, on a second line. */
function monthLabels(months: readonly RegExpExecArray[], isShown: (index: number) => boolean): string[] {
  let named = '';
  return months.map(([, number = '', year = ''], index) => {
    if (!isShown(index)) return '';
    const isNewYear = year !== named;
    named = year;
    return isNewYear ? `${number}\n${year}` : number;
  });
}

/** The name of a group in short lines below its bar. */
function inLines(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, MOST_LINES);
  return lines.length > MOST_LINES ? `${shown.join('\n')}…` : shown.join('\n');
}

/**
 * The labels below the bars of groups on an axis of so many pixels. If they do not all fit, every second, third and so on is shown, always
 * at the same distance; the others are empty.
 */
export function axisLabels(groups: readonly string[], width: number): readonly string[] {
  const months = groups.map((group) => month.exec(group)).filter((found) => found !== null);
  const areMonths = months.length === groups.length;
  const slot = width / Math.max(1, groups.length);
  const step = Math.max(1, Math.ceil((areMonths ? LEAST_MONTH : LEAST_NAME) / Math.max(1, slot)));
  const isShown = (index: number): boolean => index % step === 0;
  if (areMonths) return monthLabels(months, isShown);
  const characters = Math.min(18, Math.floor((slot * step) / CHARACTER));
  return groups.map((group, index) => (isShown(index) ? inLines(group, characters) : ''));
}
