import { amountReasons } from './amount-limits';
import { borrowerReasons, ratioReasons } from './borrower-rules';
import { type InsuredLoan, standardCoverage } from './data/insurance-coverage';
import { insuranceQuote, needsInsurance } from './insurance/insurance-quote';
import type { LoanView } from './loan-view';
import { matrixReasons } from './matrix';
import type { Program } from './program';
import { precedesPremiums } from './published-premiums';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';

/** Channels of correspondents (sBranchChannelT). */
const CORRESPONDENT = '3';

type Rule = (scenario: PricingScenario, program: Program, view: LoanView) => readonly Reason[];

/** In the order in which a person would check them. */
const rules: readonly Rule[] = [
  basicReasons,
  amountReasons,
  (scenario, { eligibility }, view) => matrixReasons(eligibility.matrix, scenario, view),
  placeReasons,
  borrowerReasons,
  ratioReasons,
  termReasons,
];

/** Whether a program accepts the loan: the fast check, which stops at the first rule that fails. */
export function isEligible(scenario: PricingScenario, program: Program, view: LoanView): boolean {
  for (const rule of rules) if (rule(scenario, program, view).length > 0) return false;
  return true;
}

/**
 * Every reason why a program does not accept the loan; empty if it is eligible. Unknown values that underwriting determines
 * later (debt ratio, reserves, results) do not fail a rule. If a program's own limit and its matrix fail for the same cause,
 * only the first is reported.
 */
export function ineligibleReasons(scenario: PricingScenario, program: Program, view: LoanView): Reason[] {
  const found = rules.flatMap((rule) => rule(scenario, program, view));
  return found.filter(({ code }, place) => found.findIndex((other) => other.code === code) === place);
}

function basicReasons(scenario: PricingScenario, program: Program): Reason[] {
  const found: Reason[] = [];
  if (scenario.lien !== program.lien) {
    const lien = needed.is(shown.code('sLienPosT', program.lien));
    found.push(reason('lien', 'sLienPosT', shown.code('sLienPosT', scenario.lien), lien));
  }
  if (scenario.channel === CORRESPONDENT && !program.isCorrespondent) {
    found.push(
      reason('channel', 'sBranchChannelT', shown.text('Correspondent'), needed.is(shown.text('Another channel'))),
    );
  }
  const { matrix } = program.eligibility;
  const measured = matrix.some((line) => line.maxLtv !== undefined || line.maxCltv !== undefined);
  if (measured && scenario.amount !== undefined && scenario.ratios === undefined) {
    found.push(reason('value-unknown', 'sApprVal', shown.none, needed.known));
  }
  const scored = matrix.some((line) => line.minScore !== undefined);
  if (scored && scenario.score === undefined) {
    found.push(reason('score-unknown', 'sCreditScoreType2', shown.none, needed.known));
  }
  return found;
}

function placeReasons(scenario: PricingScenario, { eligibility }: Program): Reason[] {
  const found: Reason[] = [];
  const { onlyStates, exceptStates } = eligibility;
  const { state } = scenario;
  if (state !== undefined && (exceptStates?.includes(state) || (onlyStates && !onlyStates.includes(state)))) {
    const need = onlyStates
      ? needed.oneOf(onlyStates.map(shown.text))
      : needed.is(shown.text(`Not ${(exceptStates ?? []).join(', ')}`));
    found.push(reason('state', 'sSpState', shown.text(state), need));
  }
  if (!eligibility.propertyTypes.includes(scenario.propertyType)) {
    const types = shown.codes('sProdSpT', eligibility.propertyTypes);
    found.push(reason('property-type', 'sProdSpT', shown.code('sProdSpT', scenario.propertyType), needed.oneOf(types)));
  }
  if (eligibility.needsRuralArea && !scenario.ruralArea) {
    const place = shown.text(scenario.county?.name ?? 'Not rural');
    found.push(reason('rural-area', 'sProdIsSpInRuralArea', place, needed.is(shown.text('Rural area'))));
  }
  return found;
}

function termReasons(scenario: PricingScenario, program: Program, view: LoanView): Reason[] {
  const found: Reason[] = [];
  const { eligibility } = program;
  if (eligibility.needsImpounds && !scenario.impounds) {
    found.push(reason('impounds', 'sProdImpound', shown.yesNo(false), needed.is(shown.yesNo(true))));
  }
  if (scenario.ausResult !== undefined && eligibility.refusedAusResults?.includes(scenario.ausResult)) {
    const own = shown.code('sProd3rdPartyUwResultT', scenario.ausResult);
    found.push(reason('aus-result', 'sProd3rdPartyUwResultT', own, needed.is(shown.text('Another result'))));
  }
  if (eligibility.noBalloon && scenario.balloon) {
    found.push(reason('balloon', 'sBalloonPmt', shown.yesNo(true), needed.is(shown.yesNo(false))));
  }
  const worst = eligibility.worstHousingHistory;
  if (worst !== undefined && scenario.housingHistory !== undefined && Number(scenario.housingHistory) > Number(worst)) {
    const own = shown.code('sHousingHistoryT', scenario.housingHistory);
    found.push(reason('housing-history', 'sHousingHistoryT', own, needed.is(shown.code('sHousingHistoryT', worst))));
  }
  if (precedesPremiums(program.insurance, scenario.closingDay)) {
    found.push(reason('premium-unknown', 'sEstCloseD', shown.text(scenario.closingDay ?? ''), needed.known));
  }
  return [...found, ...insuranceReasons({ scenario, program, view })];
}

/** An insured loan needs a premium; above 97%, where insurance ends, the LTV is the reason. */
function insuranceReasons(loan: InsuredLoan): Reason[] {
  const { scenario, program } = loan;
  if (!needsInsurance(loan)) return [];
  if (scenario.insuranceOption === '4') {
    const own = shown.code('sProdConvMIOptionT', '4');
    const options = needed.oneOf(shown.codes('sProdConvMIOptionT', ['0', '1', '2', '3']));
    return [reason('insurance', 'sProdConvMIOptionT', own, options)];
  }
  if (insuranceQuote(scenario, program) || standardCoverage(loan) === undefined) return [];
  return [reason('insurance-unavailable', 'sMiCoveragePc', shown.none, needed.known)];
}
