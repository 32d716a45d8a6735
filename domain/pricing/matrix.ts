import type { Thousandths } from '../numbers/fixed';
import type { MatrixLine } from './eligibility-spec';
import type { LoanView } from './loan-view';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';

const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort((a, b) => Number(a) - Number(b));

/**
 * Why no line of a matrix allows the loan; empty if one does. First, a line must cover the loan's purpose, occupancy and units;
 * then the covering line with the fewest failures states the requirements.
 */
export function matrixReasons(matrix: readonly MatrixLine[], scenario: PricingScenario, view: LoanView): Reason[] {
  if (matrix.some((line) => covers(line, scenario) && lineReasons(line, scenario, view).length === 0)) return [];
  const forPurpose = matrix.filter((line) => line.purposes.includes(scenario.purpose));
  if (forPurpose.length === 0) {
    const offered = shown.codes('sLPurposeT', sorted(matrix.flatMap((line) => line.purposes)));
    return [reason('purpose', 'sLPurposeT', shown.code('sLPurposeT', scenario.purpose), needed.oneOf(offered))];
  }
  const forOccupancy = forPurpose.filter((line) => line.occupancies.includes(scenario.occupancy));
  if (forOccupancy.length === 0) {
    const offered = shown.codes('sOccTPe', sorted(forPurpose.flatMap((line) => line.occupancies)));
    return [reason('occupancy', 'sOccTPe', shown.code('sOccTPe', scenario.occupancy), needed.oneOf(offered))];
  }
  const forUnits = forOccupancy.filter(({ units: [low, high] }) => scenario.units >= low && scenario.units <= high);
  if (forUnits.length === 0) {
    const low = Math.min(...forOccupancy.map(({ units }) => units[0]));
    const high = Math.max(...forOccupancy.map(({ units }) => units[1]));
    const range = needed.between(shown.integer(low), shown.integer(high));
    return [reason('units', 'sUnitsNum', shown.integer(scenario.units), range)];
  }
  const lines = forUnits.filter((line) => !line.propertyTypes || line.propertyTypes.includes(scenario.propertyType));
  if (lines.length === 0) {
    const offered = shown.codes('sProdSpT', sorted(forUnits.flatMap((line) => line.propertyTypes ?? [])));
    return [reason('property-type', 'sProdSpT', shown.code('sProdSpT', scenario.propertyType), needed.oneOf(offered))];
  }
  return fewest(lines.map((line) => lineReasons(line, scenario, view)));
}

function covers({ purposes, occupancies, units, propertyTypes }: MatrixLine, scenario: PricingScenario): boolean {
  return (
    purposes.includes(scenario.purpose) &&
    occupancies.includes(scenario.occupancy) &&
    scenario.units >= units[0] &&
    scenario.units <= units[1] &&
    (propertyTypes === undefined || propertyTypes.includes(scenario.propertyType))
  );
}

function fewest(all: readonly Reason[][]): Reason[] {
  return all.reduce((least, reasons) => (reasons.length < least.length ? reasons : least));
}

/** The failed limits of one line; unknown values are checked elsewhere. */
function lineReasons(line: MatrixLine, scenario: PricingScenario, view: LoanView): Reason[] {
  const found: Reason[] = [];
  const { amount, ratios, cashOut } = scenario;
  if (amount !== undefined && line.maxAmount !== undefined && amount > line.maxAmount) {
    const most = needed.atMost(shown.money(line.maxAmount));
    found.push(reason('amount-above-maximum', 'sLAmtCalc', shown.money(amount), most));
  }
  if (line.minScore !== undefined && scenario.score !== undefined && scenario.score < line.minScore) {
    const least = needed.atLeast(shown.integer(line.minScore));
    found.push(reason('score', 'sCreditScoreType2', shown.integer(scenario.score), least));
  }
  if (line.needsFirstTimeBuyer && !scenario.firstTimeBuyer) {
    found.push(reason('first-time-buyer', 'sHas1stTimeBuyerPe', shown.yesNo(false), needed.is(shown.yesNo(true))));
  }
  if (line.existingLoanOwner !== undefined && scenario.existingLoanOwner !== line.existingLoanOwner) {
    const owner = scenario.existingLoanOwner;
    const own = owner === undefined ? shown.none : shown.code('sExistingLoanOwnerT', owner);
    const accepted = needed.is(shown.code('sExistingLoanOwnerT', line.existingLoanOwner));
    found.push(reason('existing-loan', 'sExistingLoanOwnerT', own, accepted));
  }
  if (line.needsCommunitySecond && !scenario.communitySecond) {
    found.push(reason('community-second', 'sIsCommunitySecond', shown.yesNo(false), needed.is(shown.yesNo(true))));
  }
  const maxCltv = line.maxCltv ?? line.maxLtv;
  const ltv = tooHigh('ltv', 'sLtvR', view.ltv, ratios?.ltv, line.maxLtv);
  const cltv = tooHigh('cltv', 'sCltvR', view.cltv, ratios?.cltv, maxCltv);
  const hcltv = tooHigh('hcltv', 'sHcltvR', view.hcltv, ratios?.hcltv, line.maxHcltv ?? maxCltv);
  // Without other loans on the property the three ratios are equal, so one reason is enough.
  if (ltv) found.push(ltv);
  if (cltv && !(ltv && ratios?.cltv === ratios?.ltv)) found.push(cltv);
  if (hcltv && !((ltv || cltv) && ratios?.hcltv === ratios?.cltv)) found.push(hcltv);
  if (line.maxCashOut !== undefined && cashOut > line.maxCashOut) {
    const most = needed.atMost(shown.money(line.maxCashOut));
    found.push(reason('cash-out', 'sProdCashoutAmt', shown.money(cashOut), most));
  }
  if (
    line.minReserveMonths !== undefined &&
    scenario.reserveMonths !== undefined &&
    scenario.reserveMonths < line.minReserveMonths
  ) {
    const least = needed.atLeast(shown.months(line.minReserveMonths));
    found.push(reason('reserves', 'sProdAvailReserveMonths', shown.months(scenario.reserveMonths), least));
  }
  return found;
}

/** A ratio is compared as the investor rounds it, and shown without that rounding if it is too high without it. */
function tooHigh(
  code: 'ltv' | 'cltv' | 'hcltv',
  field: string,
  rounded: Thousandths | undefined,
  exact: Thousandths | undefined,
  most: Thousandths | undefined,
): Reason | undefined {
  if (rounded === undefined || exact === undefined || most === undefined || rounded <= most) return undefined;
  return reason(code, field, shown.percent(exact > most ? exact : rounded), needed.atMost(shown.percent(most)));
}
