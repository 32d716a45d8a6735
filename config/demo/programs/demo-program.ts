import type { Cents, Thousandths } from '../../../domain/numbers/fixed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { AdjustableRate, FixedRate, Program } from '../../../domain/pricing/program';

/** How the demo's rate sheets price a program. */
export interface DemoMarket {
  /** Rate at which the shortest lock is worth 100 on an ordinary day. */
  readonly par: Thousandths;
  /** Eighths of a percent offered below and above par. */
  readonly below: number;
  readonly above: number;
  /** Price of an eighth of a percent at par. */
  readonly eighth: Thousandths;
}

/** A program of the demo lender and the market it is priced in. */
export interface DemoProgram {
  readonly program: Program;
  readonly market: DemoMarket;
}

/** Values that most programs share; each file adds the rest. */
type ProgramDraft = Omit<
  Program,
  | 'lLpTemplateId'
  | 'displayOrder'
  | 'isCorrespondent'
  | 'ownAdjustments'
  | 'lien'
  | 'lenderFees'
  | 'minimumPrice'
  | 'maximumPrice'
> &
  Partial<Program> & { readonly number: number };

/** Identifiers have GUID format and never change: each number belongs to one program permanently. */
const demoProgramId = (number: number): string => {
  const digits = String(number).padStart(4, '0');
  return `5e3a17c0-${digits}-4b6d-9f20-00000000${digits}`;
};

/** Completes a program; its number is its identifier and its place in lists. */
export function demoProgram(draft: ProgramDraft, market: DemoMarket): DemoProgram {
  const { number, ...rest } = draft;
  return {
    program: {
      lLpTemplateId: demoProgramId(number),
      displayOrder: number,
      isCorrespondent: true,
      ownAdjustments: [],
      lien: '0',
      lenderFees: 1_595_00,
      minimumPrice: 96_000,
      maximumPrice: 104_000,
      ...rest,
    },
    market,
  };
}

export const market = (par: Thousandths, below = 9, above = 14, eighth: Thousandths = 500): DemoMarket => ({
  par,
  below,
  above,
  eighth,
});

export const fixedRate: FixedRate = { kind: 'fixed' };

/** A SOFR ARM that adjusts every six months after its initial years. */
export const sofrArm = (years: number, margin: Thousandths): AdjustableRate => ({
  kind: 'arm',
  initialMonths: years * 12,
  adjustEveryMonths: 6,
  index: 'SOFR',
  indexValue: 4_180,
  margin,
  caps: years > 5 ? { first: 5_000, periodic: 1_000, life: 5_000 } : { first: 2_000, periodic: 1_000, life: 5_000 },
});

/** LOS codes by their meaning, so that a matrix reads like an investor's. */
export const PURCHASE = '0';
export const RATE_TERM = '1';
export const CASH_OUT = '2';
export const PRIMARY = '0';
export const SECOND_HOME = '1';
export const INVESTMENT = '2';

export const siteBuilt = ['0', '1', '2', '8', '9', '10', '11', '12'] as const;
/** With co-ops, without manufactured homes. */
export const notManufactured = [...siteBuilt, '3'] as const;
export const anyProperty = [...notManufactured, '4'] as const;
export const agencyCitizens = ['0', '1', '2'] as const;

/** One line of a matrix; LTV in whole or half percent. */
export function line(
  purposes: string | readonly string[],
  occupancies: string | readonly string[],
  units: readonly [number, number],
  maxLtv: number,
  more: Omit<Partial<MatrixLine>, 'purposes' | 'occupancies' | 'units' | 'maxLtv'> = {},
): MatrixLine {
  return {
    purposes: typeof purposes === 'string' ? [purposes] : purposes,
    occupancies: typeof occupancies === 'string' ? [occupancies] : occupancies,
    units,
    maxLtv: maxLtv * 1000,
    ...more,
  };
}

/** Dollars in a matrix. */
export const usd = (dollars: number): Cents => dollars * 100;
