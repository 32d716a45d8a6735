import { type Figure, figureCents, figureLines, type Need, ratioFigure } from './figure';

function needsOf(income: Figure, housing: Figure): Need[] {
  const noIncome = (figureCents(income) ?? 0) <= 0;
  return [...housing.needs, ...(noIncome ? (['employments'] as const) : [])];
}

/** Housing and total debt ratio (`sQualTopR`, `sQualBottomR`) to three decimals; none without income. */
export function debtRatiosOf(income: Figure, debts: Figure, housing: Figure) {
  const needs = needsOf(income, housing);
  const over = figureLines(income, { effect: 'over' });
  return {
    dtiTop: ratioFigure('dtiTop', [...figureLines(housing), ...over], needs),
    dtiBottom: ratioFigure('dtiBottom', [...figureLines(housing), ...figureLines(debts), ...over], needs),
  };
}
