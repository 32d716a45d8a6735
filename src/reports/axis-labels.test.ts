import { expect, it } from 'vitest';
import { axisLabels } from './axis-labels';

const year = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const at = from - 1 + place;
    return `${String((at % 12) + 1).padStart(2, '0')}/${2025 + Math.floor(at / 12)}`;
  });

const gaps = (labels: readonly string[]): readonly number[] => {
  const shown = labels.flatMap((label, place) => (label === '' ? [] : [place]));
  return [...new Set(shown.slice(1).map((place, before) => place - (shown[before] ?? 0)))];
};

it('shows all months that fit, with the year at the first of each', () => {
  const labels = axisLabels(year(11, 13), 560);
  expect(labels.slice(0, 4)).toEqual(['11\n2025', '12', '01\n2026', '02']);
  expect(labels).not.toContain('');
});

it.each([
  [13, 262],
  [13, 200],
  [36, 560],
  [60, 262],
])('leaves out months evenly: %i months on %i pixels', (count, width) => {
  const labels = axisLabels(year(11, count), width);
  expect(gaps(labels)).toHaveLength(1);
  // Each year that a shown month is of is named once.
  const named = labels.flatMap((label) => label.split('\n')[1] ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(labels[0]).toBe('11\n2025');
});

it('breaks names into lines, and leaves them out evenly where they do not fit', () => {
  expect(axisLabels(['Milestone one to two', 'B'], 300)).toEqual(['Milestone one to\ntwo', 'B']);
  const people = Array.from({ length: 20 }, (_, place) => `Person Number${place}`);
  expect(gaps(axisLabels(people, 262))).toHaveLength(1);
});

it('is empty without groups', () => {
  expect(axisLabels([], 300)).toEqual([]);
});
