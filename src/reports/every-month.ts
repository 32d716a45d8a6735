import type { ReportFigures } from '../../domain/reports/report-row.schemas';

type Group = ReportFigures['groups'][number];

const month = /^(\d{4})-(\d{2})$/;

const numberOf = (key: string): number | null => {
  const [, year, number] = month.exec(key) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(number) - 1;
};

const keyOf = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Groups by month with the months between them that nothing happened in, so that a chart has the same distance from month to month. */
export function everyMonth(groups: readonly Group[]): readonly Group[] {
  return groups.flatMap((group, index) => {
    const [last, next] = [numberOf(groups[index - 1]?.key ?? ''), numberOf(group.key)];
    if (last === null || next === null) return [group];
    const between = Array.from({ length: Math.max(0, next - last - 1) }, (_, place) => keyOf(last + 1 + place));
    return [...between.map((key) => ({ key, values: {} })), group];
  });
}
