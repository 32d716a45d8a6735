import { type Cents, mulDiv } from '../../numbers/fixed';
import { line, totalOf } from './calculation';
import { type IncomeLine, uncounted } from './income-line';

/**
 * Limits income that may only be a share of the total, itself included: at most 30% of the total is at most 30/70 of the rest.
 * `gains` is income that has no line here.
 */
export function withShares(lines: readonly IncomeLine[], gains: Cents): IncomeLine[] {
  const rest = Math.max(0, gains + totalOf(lines.filter(({ share }) => !share).map((one) => one.line)));
  const sources = new Map(lines.flatMap(({ source, share }) => (source && share ? [[source, share] as const] : [])));
  return [...sources].reduce<IncomeLine[]>((all, [source, percent]) => limited(all, source, percent, rest), [...lines]);
}

function limited(lines: readonly IncomeLine[], source: string, percent: number, rest: Cents): IncomeLine[] {
  const own = lines.filter((one) => one.share && one.source === source);
  const [first] = own;
  const limit = percent >= 100 ? Number.POSITIVE_INFINITY : mulDiv(rest, percent, 100 - percent);
  if (!first || totalOf(own.map((one) => one.line)) <= limit) return [...lines];
  const { record, owners, path } = first.line;
  const words = { words: 'incomeShare', values: { percent: { percent: String(percent) } } } as const;
  const part: IncomeLine = { source, type: 'incomeOtherSources', line: line(words, limit, { record, owners, path }) };
  const left = (one: IncomeLine): IncomeLine => ({ ...uncounted(one, 'overShare'), source });
  return lines.flatMap((one) => {
    if (!own.includes(one)) return [one];
    return one === first ? [part, left(one)] : [left(one)];
  });
}
