import type { LoanValues } from '../loan/document';
import { formatThousandths, toThousandths } from '../numbers/fixed';
import { insuranceFields } from './insurance/insurance-fields';
import { COMPENSATION } from './lender-charges';
import type { PricedProgram } from './price-program';
import type { RateOption } from './pricing.schemas';
import type { AdjustableRate, Program } from './program';
import { armQualifyingRate } from './qualifying-rate';
import type { QuotedRate } from './rate-option';
import { PAR } from './sign';

/** Codes of sArmIndexT by the first part of the index name; 7 for any other. */
const armIndexCode = (name: string): string => (/sofr/i.test(name) ? '1' : /prime/i.test(name) ? '6' : '7');

const NO_ARM = {
  sArmIndexT: null,
  sArmIndexNameVstr: null,
  sRAdjIndexR: null,
  sRAdjMarginR: null,
  sRAdj1stCapR: null,
  sRAdj1stCapMon: null,
  sRAdjCapR: null,
  sRAdjCapMon: null,
  sRAdjLifeCapR: null,
} as const satisfies Partial<LoanValues>;

/** The values of an adjustable rate, as stored in a loan. */
export function armFields(arm: AdjustableRate) {
  return {
    sArmIndexT: armIndexCode(arm.index),
    sArmIndexNameVstr: arm.index,
    sRAdjIndexR: formatThousandths(arm.indexValue),
    sRAdjMarginR: formatThousandths(arm.margin),
    sRAdj1stCapR: formatThousandths(arm.caps.first),
    sRAdj1stCapMon: arm.initialMonths,
    sRAdjCapR: formatThousandths(arm.caps.periodic),
    sRAdjCapMon: arm.adjustEveryMonths,
    sRAdjLifeCapR: formatThousandths(arm.caps.life),
  } satisfies Record<keyof typeof NO_ARM, unknown>;
}

/** The program's facts, independent of the rate. */
function termFields(program: Program): Partial<LoanValues> {
  const { amortization } = program;
  return {
    sLpTemplateNm: program.name,
    sLpTemplateId: program.lLpTemplateId,
    sLpInvestorNm: program.investor,
    sLpProductType: program.family,
    sLT: program.loanType,
    sLienPosT: program.lien,
    sTerm: program.termMonths,
    sDue: program.termMonths,
    sIOnlyMon: program.interestOnlyMonths ?? null,
    sFinMethT: amortization.kind === 'arm' ? '1' : '0',
    ...(amortization.kind === 'arm' ? armFields(amortization) : NO_ARM),
  };
}

/** A rate as points and dollars: a cost to the borrower, or a credit of the lender. */
function rateFields({ Rate, Point, Cost, LockDays }: QuotedRate): Partial<LoanValues> {
  const credit = Cost.startsWith('-');
  return {
    sNoteIR: Rate,
    sLDiscntPc: Point,
    sLDiscntAmt: Cost,
    sLDiscnt1003: credit ? null : Cost,
    sLenderCreditAmt: credit ? Cost.slice(1) : null,
    sProdRLckdDays: LockDays,
  };
}

/** Points before the compensation that the lender pays out of the price: the originator's price (domain-facts-2 A5). */
function originatorPoint({ Point, Adjustments }: RateOption): string {
  const compensation = Adjustments.filter(({ code }) => code === COMPENSATION);
  return formatThousandths(compensation.reduce((sum, line) => sum - toThousandths(line.Point), toThousandths(Point)));
}

/** What a lock keeps of the price. */
function priceFields({ program, sheet }: PricedProgram, option: RateOption): Partial<LoanValues> {
  const margin = program.amortization.kind === 'arm' ? formatThousandths(program.amortization.margin) : null;
  return {
    sApr: option.APR,
    sBrokerLockRateSheetEffectiveD: sheet?.effectiveAt ?? null,
    sBrokerLockBaseNoteIR: option.Rate,
    sBrokerLockBaseBrokComp1PcFee: formatThousandths(PAR - toThousandths(option.BasePrice)),
    sBrokerLockBaseRAdjMarginR: margin,
    sBrokerLockOriginatorPriceNoteIR: option.Rate,
    sBrokerLockOriginatorPriceBrokComp1PcFee: originatorPoint(option),
    sBrokerLockOriginatorPriceRAdjMarginR: margin,
    sBrokerLockFinalBrokComp1PcPrice: option.Price,
  };
}

/** The part of the change from which the loan's payment, debt ratio and cash follow. */
export function chosenRateFields(loan: LoanValues, priced: PricedProgram, quoted: QuotedRate): Partial<LoanValues> {
  const terms = termFields(priced.program);
  const isAdjustable = priced.program.amortization.kind === 'arm';
  return {
    ...terms,
    // Only for an adjustable rate: to copy a whole loan takes long, and rates come by the hundred.
    sQualIR: (isAdjustable ? armQualifyingRate({ ...loan, ...terms, sNoteIR: quoted.Rate }) : undefined) ?? null,
    ...insuranceFields(priced.scenario, priced.program, toThousandths(quoted.Rate)),
    ...rateFields(quoted),
  };
}

/**
 * The change to the loan when a rate of a program is chosen: program, rate, term, the values of an adjustable rate (cleared for
 * a fixed one), qualifying rate, insurance, lock period, and the price. Computed fields are derived from these.
 */
export const chosenProgramFields = (
  loan: LoanValues,
  priced: PricedProgram,
  option: RateOption,
): Partial<LoanValues> => ({ ...chosenRateFields(loan, priced, option), ...priceFields(priced, option) });
