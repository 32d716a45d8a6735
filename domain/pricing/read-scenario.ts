import { mortgageInsuranceCodes, purposeCodes } from '../loan/codes/loan-codes';
import { scenarioInsuranceOption } from '../loan/codes/scenario-codes';
import { compensationPlan } from './compensation';
import { estimatedCard } from './insurance/estimated-card';
import { premiumKindOf } from './insurance/premium-kind';
import { cardsOn } from './insurance/rate-card';
import { readBorrower } from './read-borrower';
import { readCharges } from './read-charges';
import { findCounty } from './read-county';
import type { FieldSource } from './read-field';
import { FieldReader, positive } from './read-field';
import { readOtherLoans } from './read-other-loans';
import { readProperty } from './read-property';
import { readMoney } from './read-value';
import type { PricingReference, PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';
import { readFilter } from './scenario-filter';
import { schemeOf } from './upfront-fee';

const DEFAULT_LOCK_DAYS = 30;

/**
 * The scenario of a loan document with the fields of `changes` replacing the document's, by LOS name (`scenario-fields.ts`
 * lists them). One without an application is measured as if its application were of `today`. Throws a {@link ScenarioError} with
 * each field whose value cannot be read.
 */
export function readScenario(
  document: FieldSource,
  changes: FieldSource,
  reference: PricingReference,
  today?: string,
): PricingScenario {
  const fields = new FieldReader(changes, document);
  const purpose = fields.code(purposeCodes, ...at.purpose) ?? '0';
  const property = readProperty(fields);
  const money = readMoney(fields, purpose);
  const county = findCounty(fields, property.units, reference, today);
  const scenario: PricingScenario = {
    purpose,
    ...property,
    county,
    // A changed zip code moves the loan to another state without anyone saying so.
    state: county?.state ?? property.state,
    ...money,
    ...readOtherLoans(fields, document, money.amount),
    ...readBorrower(fields, document, purpose),
    ...readTerms(fields),
    ...readCharges(fields, document, { purpose, branchFees: reference.branchFees }),
    ...readInsurance(fields),
    insuranceCards: cardsOn(reference.insuranceCards ?? [], today, estimatedCard),
    groupAdjustments: (today && reference.groupAdjustmentsOn?.(today)) || [],
    filter: readFilter(fields),
  };
  fields.check();
  return scenario;
}

type TermsPart = Pick<PricingScenario, 'impounds' | 'closingDay' | 'lockDays' | 'compensation' | 'channel'>;

function readTerms(fields: FieldReader): TermsPart {
  return {
    impounds: readImpounds(fields),
    closingDay: fields.text(...at.closingDay),
    lockDays: positive(fields.integer(...at.lockDays)) ?? DEFAULT_LOCK_DAYS,
    compensation: compensationPlan(fields.text(...at.compensationSource), fields.percent(...at.compensationPercent)),
    channel: fields.text(...at.channel),
  };
}

type InsurancePart = Pick<
  PricingScenario,
  | 'insuranceOption'
  | 'premiumKind'
  | 'insuranceCoverage'
  | 'insuranceCompany'
  | 'insuranceFinanced'
  | 'entered'
  | 'upfrontCash'
>;

function readInsurance(fields: FieldReader): InsurancePart {
  const option = fields.code(mortgageInsuranceCodes, ...at.insuranceOption) ?? '5';
  return {
    insuranceOption: scenarioInsuranceOption(option),
    premiumKind: premiumKindOf(option),
    insuranceCoverage: positive(fields.percent(...at.insuranceCoverage)),
    insuranceCompany: fields.text(...at.insuranceCompany),
    insuranceFinanced: fields.yesNo(...at.insuranceFinanced) ?? false,
    entered: {
      scheme: schemeOf(fields.text(...at.insuredAs)),
      upfront: fields.percent(...at.upfrontRate),
      yearly: fields.percent(...at.yearlyRate),
    },
    upfrontCash: fields.money(...at.upfrontCash) ?? 0,
  };
}

/** Impounds are the default; sProdImpoundT 0 means none if the yes-or-no field is missing. */
function readImpounds(fields: FieldReader): boolean {
  const stated = fields.yesNo(...at.impounds);
  const kind = fields.text(...at.impoundKind);
  const kindCounts = stated === undefined || (fields.changed(...at.impoundKind) && !fields.changed(...at.impounds));
  return kindCounts && kind !== undefined ? kind !== '0' : (stated ?? true);
}
