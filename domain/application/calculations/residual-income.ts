import { borrowerName, borrowersOf, type NewLoanDocument } from '../../loan/document';
import type { Owner } from '../../loan/records';
import { centsOf, thousandthsOf } from '../../numbers/cents';
import { formatCents, formatThousandths, mulDiv } from '../../numbers/fixed';
import { borrowerFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  calculationLines,
  line,
  marginCalculation,
  noCalculation,
  type RequiredInput,
  sumCalculation,
  totalOf,
} from './calculation';
import { nameOf } from './records';
import { type ResidualRule, residualRuleOf, vaRegionOf } from './va-residual-rules';

/** Taxes on the income of a borrower. Few places have a local one, so it may be missing. */
const taxFields = [
  ['aBVaFedTax', 'aCVaFedTax', true],
  ['aBVaStateTax', 'aCVaStateTax', true],
  ['aBVaLocalTax', 'aCVaLocalTax', false],
  ['aBVaSsTax', 'aCVaSsTax', true],
] as const;

/** The calculations that the residual income is made of. */
export interface ResidualParts {
  readonly note: Calculation;
  readonly income: Calculation;
  /** The part of the income that only the ratios count. */
  readonly grossUp: Calculation;
  readonly borrowerIncome: readonly Calculation[];
  readonly housing: Calculation;
  readonly residence: Calculation;
  readonly debts: Calculation;
  readonly ratio: Calculation;
}

interface Inputs {
  readonly lines: readonly CalculationLine[];
  readonly missing: readonly RequiredInput[];
}

/** The taxes of each borrower who has an income; an unknown tax is asked for, never assumed to be zero. */
function taxes(loan: NewLoanDocument, incomes: readonly Calculation[]): Inputs {
  const earners = borrowersOf(loan).filter((owner) =>
    incomes.some((income) => income.of?.id === owner && (calculationCents(income) ?? 0) > 0),
  );
  const missing = new Set<RequiredInput>();
  const taxLine = (owner: Owner, [first, second, required]: (typeof taxFields)[number]): CalculationLine[] => {
    const field = owner.endsWith('C') ? second : first;
    const cents = centsOf(loan.applicants[Number(owner[0])]?.[field]);
    if (cents === undefined && !required) return [];
    if (cents === undefined) missing.add(field);
    const record = earners.length > 1 ? nameOf(borrowerName(loan, owner)) : undefined;
    return [line({ field }, cents, { effect: 'minus', record, path: borrowerFieldPath(owner, first) })];
  };
  const lines = earners.flatMap((owner) => taxFields.flatMap((field) => taxLine(owner, field)));
  return { lines, missing: [...missing] };
}

/** Maintenance and utilities: as entered, otherwise by the living area. */
function maintenance(loan: NewLoanDocument, { perSquareFoot }: ResidualRule): Inputs {
  const entered = centsOf(loan.sVaMaintenanceAmt);
  const options = { effect: 'minus', path: 'sVaMaintenanceAmt' } as const;
  if (entered !== undefined) return { lines: [line({ field: 'sVaMaintenanceAmt' }, entered, options)], missing: [] };
  const area = loan.sSpSquareFeet ?? 0;
  if (area === 0) return { lines: [], missing: ['sSpSquareFeet'] };
  const values = { amount: { money: formatCents(perSquareFoot) }, area: { count: area } };
  const found = line({ words: 'maintenance', values }, area * perSquareFoot, { ...options, path: 'sSpSquareFeet' });
  return { lines: [found], missing: [] };
}

/** What is left of the income, as it is paid, after taxes, housing, maintenance and debts, child care among them (`sVaResidualIncome`). */
function residualIncome(loan: NewLoanDocument, rule: ResidualRule, parts: ResidualParts): Calculation {
  const { income, grossUp, housing, residence, debts, borrowerIncome } = parts;
  const taxed = taxes(loan, borrowerIncome);
  const upkeep = maintenance(loan, rule);
  const earns = (calculationCents(income) ?? 0) > 0;
  const lines = [
    ...calculationLines(income),
    ...calculationLines(grossUp, { effect: 'minus' }),
    ...taxed.lines,
    ...[housing, residence].flatMap((cost) => calculationLines(cost, { effect: 'minus' })),
    ...upkeep.lines,
    ...calculationLines(debts, { effect: 'minus' }),
  ];
  const requirements: RequiredInput[] = [
    ...(earns ? [] : (['employments'] as const)),
    ...taxed.missing,
    ...housing.requirements,
    ...upkeep.missing,
  ];
  return sumCalculation('residualIncome', lines, { requirements });
}

/** The residual income of the table for the region and the family, and more if the debt ratio is high; none outside its regions. */
function requiredResidual(loan: NewLoanDocument, rule: ResidualRule, { note, ratio }: ResidualParts): Calculation {
  const region = vaRegionOf(loan.sSpState);
  if (loan.sSpState && !region) return noCalculation('requiredResidual', 'money');
  const size = loan.sUsdaHouseholdSize ?? 0;
  const amount = calculationCents(note);
  const requirements: RequiredInput[] = [
    ...note.requirements,
    ...(loan.sSpState ? [] : (['sSpState'] as const)),
    ...(size > 0 ? [] : (['sUsdaHouseholdSize'] as const)),
    ...ratio.requirements,
  ];
  const table = rule.tables.findLast(({ fromAmount }) => amount !== undefined && amount >= fromAmount);
  if (requirements.length > 0 || !region || !table) return sumCalculation('requiredResidual', [], { requirements });
  const families = table.families[region];
  const listed = Math.min(size, families.length);
  const more = Math.min(size, rule.largestFamily) - listed;
  const path = 'sUsdaHouseholdSize';
  const family = { count: { count: listed }, region: { region } };
  const members = { count: { count: more }, amount: { money: formatCents(table.perMember) } };
  const base = [
    line({ words: 'residualFamily', values: family }, (families[listed - 1] ?? 0) * 100, { path }),
    ...(more > 0 ? [line({ words: 'residualMembers', values: members }, more * table.perMember, { path })] : []),
  ];
  const limit = formatThousandths(rule.ratio).replace(/\.?0+$/, '');
  const percents = { percent: { percent: `${rule.extraPercent}` }, ratio: { percent: limit } };
  const extra = mulDiv(totalOf(base), rule.extraPercent, 100);
  const isHigh = (thousandthsOf(ratio.value) ?? 0) > rule.ratio;
  const lines = isHigh ? [...base, line({ words: 'residualExtra', values: percents }, extra)] : base;
  return sumCalculation('requiredResidual', lines);
}

/** Residual income of a VA loan: what it is, what it has to be, and the difference. */
export function residualCalculationsOf(loan: NewLoanDocument, parts: ResidualParts) {
  const rule = residualRuleOf(loan);
  if (!rule) {
    return {
      residualIncome: noCalculation('residualIncome', 'money'),
      requiredResidual: noCalculation('requiredResidual', 'money'),
      residualMargin: noCalculation('residualMargin', 'money'),
    };
  }
  const actual = residualIncome(loan, rule, parts);
  const required = requiredResidual(loan, rule, parts);
  return {
    residualIncome: actual,
    requiredResidual: required,
    residualMargin:
      required.value === undefined && required.requirements.length === 0
        ? noCalculation('residualMargin', 'money')
        : marginCalculation('residualMargin', actual, required),
  };
}
