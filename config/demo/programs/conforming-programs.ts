import { affordable, conforming, conformingArm, FANNIE_MAE, FREDDIE_MAC, highBalance } from './agency-matrix';
import type { DemoProgram } from './demo-program';
import { demoProgram, fixedRate, market, sofrArm } from './demo-program';

const common = {
  investor: 'Northfield Agency',
  family: 'conforming',
  loanType: '0',
  insurance: 'pmi',
  adjustmentSets: ['fannie-llpa', 'lender'],
} as const;

/** The same for loans sold to Freddie Mac. */
const freddie = {
  ...common,
  investor: 'Northfield Freddie Mac',
  adjustmentSets: ['freddie-fees', 'lender'],
  amortization: fixedRate,
  termMonths: 360,
} as const;

const fixed = (number: number, years: number, par: number): DemoProgram =>
  demoProgram(
    {
      ...common,
      number,
      name: `Conforming ${years} Yr Fixed`,
      amortization: fixedRate,
      termMonths: years * 12,
      eligibility: conforming(years * 12, FANNIE_MAE),
    },
    market(par, 9, 14, years > 15 ? 500 : 420),
  );

const arm = (number: number, years: number, par: number): DemoProgram =>
  demoProgram(
    {
      ...common,
      number,
      name: `${years}/6 ARM SOFR`,
      amortization: sofrArm(years, 2_750),
      termMonths: 360,
      eligibility: conformingArm,
    },
    market(par, 8, 12, 440),
  );

export const conformingPrograms: readonly DemoProgram[] = [
  fixed(101, 30, 5_875),
  fixed(102, 25, 5_750),
  fixed(103, 20, 5_625),
  fixed(104, 15, 5_125),
  fixed(105, 10, 5_000),
  arm(111, 5, 5_375),
  arm(112, 7, 5_500),
  arm(113, 10, 5_750),
  demoProgram(
    {
      ...common,
      number: 121,
      name: 'High Balance 30 Yr Fixed',
      amortization: fixedRate,
      termMonths: 360,
      eligibility: highBalance,
    },
    market(5_875),
  ),
  demoProgram(
    {
      ...common,
      number: 122,
      name: 'High Balance 15 Yr Fixed',
      amortization: fixedRate,
      termMonths: 180,
      eligibility: highBalance,
    },
    market(5_125, 9, 14, 420),
  ),
  demoProgram(
    {
      ...common,
      number: 123,
      name: 'High Balance 7/6 ARM SOFR',
      amortization: sofrArm(7, 2_750),
      termMonths: 360,
      eligibility: highBalance,
    },
    market(5_500, 8, 12, 440),
  ),
  demoProgram(
    {
      ...common,
      number: 131,
      name: 'HomeReady 30 Yr Fixed',
      homeReady: true,
      amortization: fixedRate,
      termMonths: 360,
      eligibility: affordable(FANNIE_MAE),
    },
    market(6_000),
  ),
  demoProgram(
    { ...freddie, number: 141, name: 'Freddie Mac 30 Yr Fixed', eligibility: conforming(360, FREDDIE_MAC) },
    market(5_875),
  ),
  demoProgram(
    {
      ...freddie,
      number: 142,
      name: 'Home Possible 30 Yr Fixed',
      homePossible: true,
      eligibility: affordable(FREDDIE_MAC),
    },
    market(6_000),
  ),
];
