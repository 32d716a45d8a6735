import { describe, expect, it } from 'vitest';
import type { FlatEntry } from './adjustment-table';
import { explain, withoutHidden } from './explain';
import { groupEntriesOn, type PriceGroups, priceGroupOf } from './price-groups';
import { priceProgram } from './price-program';
import { programWith, scenarioWith, testSheet } from './pricing.test-support';

const flat = (title: string, cost: number, more: Partial<FlatEntry> = {}): FlatEntry => ({
  ...{ kind: 'flat', code: 'price-group', title, cost },
  ...more,
});

const groups: PriceGroups = {
  adjustments: [
    { group: null, from: '2026-01-01', until: null, entry: flat('Margin', 500, { hidden: true }) },
    { group: 'tpo-a', from: '2026-11-01', until: '2026-11-30', entry: flat('Promotion', -125) },
    { group: 'TPO-B', from: '2026-01-01', until: null, entry: flat('FHA', 250, { when: { families: ['fha'] } }) },
  ],
  branches: [{ name: 'Pasadena', group: 'RETAIL' }],
  companies: [{ name: 'Harborline Lending', group: 'TPO-A' }],
};

describe('price groups', () => {
  it('are those of the company, else of the branch, else corporate', () => {
    expect(priceGroupOf(groups, { company: 'harborline lending ', branch: 'Pasadena' })).toBe('TPO-A');
    expect(priceGroupOf(groups, { company: 'Unknown', branch: 'Pasadena' })).toBe('RETAIL');
    expect(priceGroupOf(groups, {})).toBe('CORPORATE');
    expect(priceGroupOf(undefined, { branch: 'Pasadena' })).toBe('CORPORATE');
  });

  it('charge what is in force on the day, from the first day through the last', () => {
    const titles = (group: string, day: string) => groupEntriesOn(groups, group, day).map(({ title }) => title);
    expect(titles('TPO-A', '2025-12-31')).toEqual([]);
    expect(titles('TPO-A', '2026-10-31')).toEqual(['Margin']);
    expect(titles('TPO-A', '2026-11-01')).toEqual(['Margin', 'Promotion']);
    expect(titles('TPO-A', '2026-11-30')).toEqual(['Margin', 'Promotion']);
    expect(titles('TPO-A', '2026-12-01')).toEqual(['Margin']);
    expect(titles('TPO-B', '2026-11-30')).toEqual(['Margin', 'FHA']);
    expect(titles('CORPORATE', '2026-11-30')).toEqual(['Margin']);
  });

  it('change the price by their points, and only the visible ones are lines for others', () => {
    const program = programWith();
    const priceOf = (group: string) => {
      const scenario = { ...scenarioWith(), groupAdjustments: groupEntriesOn(groups, group, '2026-11-15') };
      return explain(priceProgram(scenario, program, testSheet), 0, 0);
    };
    const corporate = priceOf('CORPORATE');
    const broker = priceOf('TPO-A');
    const without = explain(priceProgram(scenarioWith(), program, testSheet), 0, 0);
    expect(without.final - corporate.final).toBe(500);
    expect(broker.final - corporate.final).toBe(125);
    const seen = withoutHidden(broker);
    expect(seen.lines.map(({ title }) => title)).toContain('Promotion');
    expect(seen.lines.map(({ title }) => title)).not.toContain('Margin');
    expect(seen.lines.reduce((sum, { price }) => sum + price, seen.base)).toBe(broker.final);
  });

  it('leave out an adjustment of another kind of program', () => {
    const scenario = { ...scenarioWith(), groupAdjustments: groupEntriesOn(groups, 'TPO-B', '2026-11-15') };
    const costs = (family: 'fha' | 'conforming') =>
      priceProgram(scenario, { ...programWith(), family }, testSheet).adjustments.map(({ entry }) => entry.title);
    expect(costs('fha')).toContain('FHA');
    expect(costs('conforming')).not.toContain('FHA');
  });
});
