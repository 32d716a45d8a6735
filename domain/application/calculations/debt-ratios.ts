import {
  type Calculation,
  calculationCents,
  calculationLines,
  type RequiredInput,
  ratioCalculation,
} from './calculation';

function needsOf(income: Calculation, housing: Calculation): RequiredInput[] {
  const noIncome = (calculationCents(income) ?? 0) <= 0;
  return [...housing.requirements, ...(noIncome ? (['employments'] as const) : [])];
}

/** The calculations that the debt ratios are made of. */
interface RatioParts {
  readonly income: Calculation;
  readonly debts: Calculation;
  readonly housing: Calculation;
  readonly residence: Calculation;
  /** The net rent of the property already contains its payment. */
  readonly isOffset: boolean;
}

/** Housing and total debt ratio (`sQualTopR`, `sQualBottomR`) to three decimals; none without income. */
export function debtRatiosOf({ income, debts, housing, residence, isOffset }: RatioParts) {
  const requirements = needsOf(income, housing);
  const over = calculationLines(income, { effect: 'over' });
  const options = { requirements, lacks: housing.lacks ?? [] };
  const owed = calculationLines(housing, isOffset ? { why: 'inSubjectRent' } : {});
  return {
    dtiTop: ratioCalculation('dtiTop', [...calculationLines(housing), ...over], options),
    dtiBottom: ratioCalculation(
      'dtiBottom',
      [...owed, ...calculationLines(residence), ...calculationLines(debts), ...over],
      options,
    ),
  };
}
