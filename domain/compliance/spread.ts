import type { Thousandths } from '../numbers/fixed';
import { aporTables } from '../pricing/apor';
import type { ComplianceInput } from './compliance-input';
import {
  type ComplianceLine,
  type ComplianceRemark,
  complianceLine,
  type LineCode,
  percentOf,
  remark,
} from './compliance-test';

/** The APR less the average prime offer rate, with its lines, or what is missing. */
export interface Spread {
  readonly value: Thousandths | undefined;
  readonly lines: readonly ComplianceLine[];
  readonly missing: readonly ComplianceRemark[];
}

/** Which APR a test measures; the lines name it. */
export interface MeasuredApr {
  readonly code: LineCode;
  readonly apr: Thousandths | undefined;
  readonly missing: ComplianceRemark;
  readonly values?: ComplianceLine['values'];
}

/** The APR of the loan as it is disclosed. */
export const disclosedApr = ({ apr }: ComplianceInput): MeasuredApr => ({
  code: 'apr',
  apr,
  missing: remark('aprUnknown'),
});

function aporLines({ term, apor, week }: ComplianceInput): ComplianceLine[] {
  if (!term || apor === undefined) return [];
  const code = term.rateTable === aporTables[0] ? 'aporFixed' : 'aporAdjustable';
  const values = { years: { count: term.years }, week: { date: week } };
  return [complianceLine(code, percentOf(apor), { effect: 'minus', values })];
}

/** How far an APR is above the average prime offer rate of the week in which the rate was set. */
export function spreadOf(input: ComplianceInput, measured: MeasuredApr): Spread {
  const { term, apor, week, locked, rateSetDay } = input;
  const { code, apr, values } = measured;
  const missing = [
    ...(apr === undefined ? [measured.missing] : []),
    ...(term ? [] : [remark(input.loan.sFinMethT === '1' ? 'periodUnknown' : 'termUnknown')]),
    ...(term && apor === undefined ? [remark('aporUnknown', { week: { date: week } })] : []),
  ];
  const value = apr === undefined || apor === undefined ? undefined : apr - apor;
  const lines = [
    complianceLine(locked ? 'rateLocked' : 'rateNotLocked', { date: rateSetDay }),
    ...(apr === undefined ? [] : [complianceLine(code, percentOf(apr), { effect: 'plus', ...(values && { values }) })]),
    ...aporLines(input),
    ...(value === undefined ? [] : [complianceLine('spread', percentOf(value))]),
  ];
  return { value, lines, missing };
}
