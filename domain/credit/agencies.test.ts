import { describe, expect, it } from 'vitest';
import { agencyGroups, creditAgencies, creditAgency, parentOf } from './agencies';

describe('the credit agencies', () => {
  it('have a code of four digits each, and no two the same', () => {
    expect(creditAgencies.filter(({ code }) => !/^\d{4}$/.test(code))).toEqual([]);
    expect(new Set(creditAgencies.map(({ code }) => code)).size).toBe(creditAgencies.length);
  });

  it('are in two groups: companies and technical affiliates', () => {
    const { credit, affiliate } = agencyGroups(creditAgencies);
    expect(credit.map(({ name }) => name)).toContain('Xactus');
    expect(affiliate.map(({ name }) => name)).toContain('Advantage Credit');
    expect([...credit, ...affiliate]).toHaveLength(creditAgencies.length);
  });

  it('name the company whose system a technical affiliate uses', () => {
    expect(agencyGroups(creditAgencies).affiliate.filter((agency) => !parentOf(agency))).toEqual([]);
    const [first] = agencyGroups(creditAgencies).affiliate;
    expect(first && parentOf(first)?.name).toBe('Equifax Mortgage Solutions');
    const xactus = creditAgency('1000');
    expect(xactus && parentOf(xactus)).toBeUndefined();
  });
});
