import { documentationFields, type PortalDocumentationCode } from '../../../domain/loan/codes/documentation-codes';
import type { LoanValues } from '../../../domain/loan/document';
import { type Cents, formatCents, formatThousandths, type Thousandths } from '../../../domain/numbers/fixed';
import { armFields } from '../../../domain/pricing/chosen-program';
import { insuranceQuote } from '../../../domain/pricing/insurance/insurance-quote';
import { monthlyPayment } from '../../../domain/pricing/payment';
import type { Program } from '../../../domain/pricing/program';
import { readScenario } from '../../../domain/pricing/read-scenario';
import { PAR } from '../../../domain/pricing/sign';
import { feePayment, upfrontFee, upfrontRate } from '../../../domain/pricing/upfront-fee';
import { placesOf } from '../../../domain/reference/limits-catalog';
import type { ProgramFamily } from '../../../domain/reference/program-family';
import type { Property } from './property';
import type { Random } from './random';

/** Loan amount and terms. Amounts in cents, rates in thousandths of a percent. */
export interface Terms {
  readonly program: Program;
  readonly purpose: string;
  readonly occupancy: string;
  readonly price: Cents;
  readonly amount: Cents;
  readonly note: Cents;
  readonly rate: Thousandths;
  readonly score: number;
  /** Balance of the first mortgage, for a second lien. */
  readonly firstMortgage: Cents;
  readonly yearlyRate: Thousandths;
  readonly appraised: Cents;
  readonly impounds: boolean;
  /** Points of the chosen rate; positive is a cost. */
  readonly point: Thousandths;
}

const FAMILIES: readonly (readonly [ProgramFamily, number])[] = [
  ['conforming', 58],
  ['fha', 13],
  ['va', 8],
  ['usda', 2],
  ['jumbo', 8],
  ['non-qm', 9],
  ['second', 2],
];

/** An ordinary rate of the family for 30 years fixed. */
const RATES: Readonly<Record<ProgramFamily, Thousandths>> = {
  conforming: 6375,
  fha: 6000,
  va: 5875,
  usda: 6000,
  jumbo: 6500,
  'non-qm': 7250,
  second: 8500,
};

/** LTVs in percent that borrowers of each program family request. */
const LTVS: Readonly<Record<ProgramFamily, readonly [number, number][]>> = {
  conforming: [
    [80, 40],
    [75, 15],
    [70, 8],
    [60, 7],
    [50, 4],
    [90, 11],
    [95, 15],
  ],
  fha: [
    [96, 70],
    [90, 20],
    [80, 10],
  ],
  va: [
    [100, 60],
    [95, 20],
    [85, 20],
  ],
  usda: [[100, 1]],
  jumbo: [
    [80, 40],
    [75, 30],
    [65, 30],
  ],
  'non-qm': [
    [75, 40],
    [70, 40],
    [60, 20],
  ],
  second: [[20, 1]],
};

const PURCHASE = '0';

/** Rate of existing mortgages, in thousandths of a percent. */
export const FIRST_RATE: Thousandths = 5500;

/** The programs of one family; the first ones are the most common. */
interface FamilyPrograms {
  readonly all: readonly Program[];
  readonly ordinary: readonly Program[];
}

/** Only for the borrowers they are designed for. */
const SPECIAL = /streamline|irrrl|interest only/i;

/** The demo knows no median incomes, without which programs for low incomes have no price. */
const isPriced = ({ family, eligibility }: Program): boolean =>
  family === 'usda' || eligibility.maxAreaIncomePercent === undefined;

const sorted = new WeakMap<readonly Program[], Map<string, FamilyPrograms>>();

function programsOf(programs: readonly Program[], family: ProgramFamily, highCost: boolean): FamilyPrograms {
  const known = sorted.get(programs) ?? new Map<string, FamilyPrograms>();
  sorted.set(programs, known);
  const key = `${family}${highCost}`;
  const found = known.get(key);
  if (found) return found;
  const all = programs.filter(
    (one) => one.family === family && isPriced(one) && (highCost || one.eligibility.amountRule !== 'high-balance'),
  );
  const ordinary = all.filter(
    (one) => one.termMonths === 360 && one.amortization.kind === 'fixed' && !SPECIAL.test(one.name),
  );
  const made = { all, ordinary: ordinary.length > 0 ? ordinary : all };
  known.set(key, made);
  return made;
}

function chosenProgram(programs: readonly Program[], highCost: boolean, random: Random): Program {
  const { all, ordinary } = programsOf(programs, random.weighted(FAMILIES), highCost);
  const from = random.chance(0.7) ? ordinary : all;
  const program = from[random.int(0, from.length - 1)] ?? programs[0];
  if (program === undefined) throw new RangeError('There are no programs to choose from.');
  return program;
}

function purposeOf(program: Program, random: Random): string {
  if (program.lien === '1') return '8';
  if (/streamline/i.test(program.name)) return '6';
  if (/irrrl/i.test(program.name)) return '7';
  return random.weighted([
    [PURCHASE, 64],
    ['1', 18],
    ['2', 18],
  ]);
}

function occupancyOf(program: Program, random: Random): string {
  if (program.eligibility.docTypes.includes('20')) return '2';
  if (program.family !== 'conforming' && program.family !== 'non-qm') return '0';
  return random.weighted([
    ['0', 84],
    ['1', 6],
    ['2', 10],
  ]);
}

/** Minimum and maximum amount of the program at the location, in cents. */
function amountRange(program: Program, property: Property): readonly [Cents, Cents] {
  const { conforming, countyLimit, fhaLimit } = property;
  const { amountRule, minAmount = 75_000_00, maxAmount = 2_500_000_00 } = program.eligibility;
  if (program.family === 'usda') return [minAmount, 420_000_00];
  if (amountRule === 'conforming') return [minAmount, conforming];
  if (amountRule === 'high-balance') return [conforming + 1_000_00, countyLimit];
  if (amountRule === 'above-conforming') return [countyLimit + 5_000_00, maxAmount];
  if (amountRule === 'fha') return [minAmount, fhaLimit];
  return [minAmount, maxAmount];
}

/** A price in thousands of dollars, and an amount in fifties that does not exceed the wanted share. */
function figures(wanted: Cents, percent: number, range: readonly [Cents, Cents]): { price: Cents; amount: Cents } {
  const within = Math.min(Math.max((wanted * percent) / 100, range[0]), range[1]);
  const price = Math.round((within * 100) / percent / 1_000_00) * 1_000_00;
  return { price, amount: Math.min(Math.floor((price * percent) / 100 / 50_00) * 50_00, range[1]) };
}

function rateOf(program: Program, occupancy: string, random: Random): Thousandths {
  const shorter = program.termMonths <= 180 ? -625 : program.termMonths <= 240 ? -250 : 0;
  const adjusts = program.amortization.kind === 'arm' ? -250 : 0;
  const invests = occupancy === '2' && program.family === 'conforming' ? 500 : 0;
  return RATES[program.family] + shorter + adjusts + invests + random.int(-5, 5) * 125;
}

/** The yearly rate of private insurance; the loan calculates that of a government loan. */
function yearlyRateOf(program: Program, figures: { purpose: string; amount: Cents; price: Cents; score: number }) {
  const { purpose, amount, price, score } = figures;
  if (program.insurance !== 'pmi' || amount * 5 <= price * 4) return 0;
  const loan = {
    sLPurposeT: purpose,
    sLAmtCalc: formatCents(amount),
    sApprVal: formatCents(price),
    sCreditScoreType2: score,
  };
  return insuranceQuote(readScenario(loan, {}, placesOf(undefined)), program)?.yearly ?? 0;
}

/** The amount with its financed upfront premium or fee. */
function noteOf({ insurance }: Program, purpose: string, amount: Cents, purchasePrice: Cents): Cents {
  const rate = upfrontRate(insurance, { purpose, amount, purchasePrice, subsequentUse: false, exempt: false }) ?? 0;
  const { fee } = upfrontFee(insurance, amount, rate);
  return feePayment(insurance, amount, fee, 0).note;
}

/** Draws a program and its terms for a property. */
export function drawTerms(programs: readonly Program[], property: Property, random: Random): Terms {
  const program = chosenProgram(programs, property.countyLimit > property.conforming, random);
  const purpose = purposeOf(program, random);
  const occupancy = occupancyOf(program, random);
  const percent = random.weighted(LTVS[program.family]);
  const { price, amount } = figures(property.worth, percent, amountRange(program, property));
  const score = Math.min(822, random.int(program.family === 'fha' ? 610 : 660, 760) + random.int(0, 70));
  return {
    program,
    purpose,
    occupancy,
    price,
    amount,
    note: noteOf(program, purpose, amount, price),
    rate: rateOf(program, occupancy, random),
    score,
    firstMortgage: program.lien === '1' ? Math.floor((price * 45) / 100 / 100_00) * 100_00 : 0,
    yearlyRate: yearlyRateOf(program, { purpose, amount, price, score }),
    appraised: purpose === PURCHASE ? price + random.int(0, 8) * 1_000_00 : price,
    impounds: program.loanType !== '0' || random.chance(0.75),
    point: random.int(-6, 8) * 125,
  };
}

const documentationOf = (program: Program) =>
  documentationFields((program.eligibility.docTypes[0] ?? '0') as PortalDocumentationCode);

/** The fields of the terms, whether or not a program has been chosen. */
export const termValues = (terms: Terms): Partial<LoanValues> => ({
  sLPurposeT: terms.purpose,
  sLT: terms.program.loanType,
  sLienPosT: terms.program.lien,
  sOccTPe: terms.occupancy,
  ...(terms.purpose === PURCHASE && { sPurchPrice: formatCents(terms.price) }),
  sApprVal: formatCents(terms.appraised),
  sLAmtCalc: formatCents(terms.amount),
  sCreditScoreType2: terms.score,
  ...documentationOf(terms.program),
  sProdImpound: terms.impounds,
  sProdImpoundT: terms.impounds ? '1' : '0',
  ...(terms.purpose === '2' && { sProdCashoutAmt: formatCents(Math.floor(terms.amount / 5 / 100_00) * 100_00) }),
  ...(terms.firstMortgage > 0 && {
    sRemain1stMBal: formatCents(terms.firstMortgage),
    sProOFinPmt: formatCents(monthlyPayment(terms.firstMortgage, FIRST_RATE, 360)),
  }),
  ...(terms.yearlyRate > 0 && {
    sProMInsR: formatThousandths(terms.yearlyRate),
    sProdConvMIOptionT: '0',
    sIsMiEstimate: true,
  }),
});

/** Points that the lender pays the originator of each loan. */
export const COMPENSATION: Thousandths = 1_500;

/** The fields of a chosen program; a loan without one has none of these. */
export function programValues({ program, rate, point }: Terms): Partial<LoanValues> {
  const { amortization } = program;
  return {
    sLpTemplateNm: program.name,
    sLpTemplateId: program.lLpTemplateId,
    sLpInvestorNm: program.investor,
    sLpProductType: program.family,
    sNoteIR: formatThousandths(rate),
    sTerm: program.termMonths,
    sDue: program.termMonths,
    sFinMethT: amortization.kind === 'arm' ? '1' : '0',
    ...(program.interestOnlyMonths && { sIOnlyMon: program.interestOnlyMonths }),
    ...(amortization.kind === 'arm' && armFields(amortization)),
    sLDiscntPc: formatThousandths(point),
    sBrokerLockOriginatorPriceNoteIR: formatThousandths(rate),
    sBrokerLockOriginatorPriceBrokComp1PcFee: formatThousandths(point - COMPENSATION),
    sBrokerLockFinalBrokComp1PcPrice: formatThousandths(PAR - point),
  };
}
