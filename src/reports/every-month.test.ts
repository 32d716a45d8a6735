import { expect, it } from 'vitest';
import { everyMonth } from './every-month';

const group = (key: string) => ({ key, values: { loans: 1 } });

it('adds the months between two groups, also over the end of a year', () => {
  const months = everyMonth([group('2025-11'), group('2026-02'), group('2026-03')]);
  expect(months.map(({ key }) => key)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
  expect(months[1]?.values).toEqual({});
});

it('leaves other groups as they are', () => {
  const groups = [group(''), group('2026-02'), group('Retail')];
  expect(everyMonth(groups)).toEqual(groups);
});
