import { areaIncomeReasons } from './income-rules';
import type { LoanView } from './loan-view';
import type { Program } from './program';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';

/** Who the borrower is: service, citizenship, documentation, other properties. */
export function borrowerReasons(scenario: PricingScenario, { eligibility }: Program): Reason[] {
  const found: Reason[] = [];
  const yes = needed.is(shown.yesNo(true));
  const no = shown.yesNo(false);
  if (eligibility.needsVeteran && !scenario.veteran) found.push(reason('veteran', 'sHasVeteran', no, yes));
  if (eligibility.needsSelfEmployed && !scenario.selfEmployed) {
    found.push(reason('self-employed', 'sIsSelfEmployed', no, yes));
  }
  if (eligibility.needsFirstTimeBuyer && !scenario.firstTimeBuyer) {
    found.push(reason('first-time-buyer', 'sHas1stTimeBuyerPe', no, yes));
  }
  if (eligibility.noNonOccupantCoborrower && scenario.nonOccupantCoborrower) {
    found.push(reason('non-occupant', 'sHasNonOccupantCoborrowerPe', shown.yesNo(true), needed.is(no)));
  }
  if (!eligibility.citizenships.includes(scenario.citizenship)) {
    const taken = shown.codes('aProdBCitizenT', eligibility.citizenships);
    const own = shown.code('aProdBCitizenT', scenario.citizenship);
    found.push(reason('citizenship', 'aProdBCitizenT', own, needed.oneOf(taken)));
  }
  if (!eligibility.docTypes.includes(scenario.docType)) {
    const taken = shown.codes('sProdDocT', eligibility.docTypes);
    found.push(reason('doc-type', 'sProdDocT', shown.code('sProdDocT', scenario.docType), needed.oneOf(taken)));
  }
  const { maxFinancedProperties: most, financedPropertiesLimit: limited } = eligibility;
  const counted = limited?.includes(scenario.occupancy) ?? true;
  if (
    counted &&
    most !== undefined &&
    scenario.financedProperties !== undefined &&
    scenario.financedProperties > most
  ) {
    const own = shown.integer(scenario.financedProperties);
    found.push(reason('financed-properties', 'sNumFinancedProperties', own, needed.atMost(shown.integer(most))));
  }
  return found;
}

/** Income or rent compared to debts. Unknown values do not make a loan ineligible, except for the rent and the area's median. */
export function ratioReasons(scenario: PricingScenario, program: Program, view: LoanView): Reason[] {
  const { eligibility } = program;
  const found: Reason[] = [];
  if (eligibility.maxDti !== undefined && scenario.dti !== undefined && scenario.dti > eligibility.maxDti) {
    const most = needed.atMost(shown.percent(eligibility.maxDti));
    found.push(reason('dti', 'sQualBottomR', shown.percent(scenario.dti), most));
  }
  found.push(...areaIncomeReasons(scenario, program));
  if (eligibility.minRentCoverage !== undefined) {
    const least = needed.atLeast(shown.ratio(eligibility.minRentCoverage));
    if (scenario.grossRent === undefined) {
      found.push(reason('rent-unknown', 'sSpGrossRentPe', shown.none, needed.known));
    } else if (view.coverage !== undefined && view.coverage < eligibility.minRentCoverage) {
      found.push(reason('rent-coverage', 'sSpGrossRentPe', shown.ratio(view.coverage), least));
    }
  }
  return found;
}
