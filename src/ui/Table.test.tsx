import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table } from './Table';

const look = {
  cells: { padding: 's1 s2' },
  heads: { color: 'text' },
  edge: 's4',
  lines: 'between',
  fixed: true,
  stickyHeads: true,
} as const;

/** The rules for the parts of the table, not for itself. */
function partRules(): readonly CSSStyleRule[] {
  const name = screen.getByRole('table').className.split(' ').at(-1) ?? '';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && rule.selectorText.includes(`.${name}`) && rule.selectorText !== `.${name}`,
  );
}

describe('a table of facts', () => {
  it('gives its cells one look without the weight of a class, so that the style of a cell itself wins', () => {
    render(<Table aria-label="Rates" {...look} />);
    const selectors = partRules().map(({ selectorText }) => selectorText);
    expect(selectors.length).toBeGreaterThan(6);
    for (const selector of selectors)
      expect(selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')).not.toMatch(/[.:[]/);
    expect(partRules().some(({ cssText }) => cssText.includes('padding: var(--s1) var(--s2)'))).toBe(true);
  });

  it('keeps its look out of the markup', () => {
    render(<Table aria-label="Rates" {...look} phoneLabels="above" />);
    expect(screen.getByRole('table').getAttributeNames().sort()).toEqual(['aria-label', 'class']);
  });
});
