import { citizenshipCodes } from '../application/codes/borrower-codes';
import { lienCodes, mortgageInsuranceCodes, purposeCodes } from '../loan/codes/loan-codes';
import { occupancyCodes, propertyTypeCodes, structureCodes } from '../loan/codes/property-codes';
import { compensationPlan } from './compensation';
import type { Cents } from './fixed';
import { mulDiv } from './fixed';
import { ratios } from './ratios';
import { applicantFacts } from './read-applicants';
import { findCounty } from './read-county';
import type { FieldSource } from './read-field';
import { FieldReader } from './read-field';
import type { PricingReference, PricingScenario } from './scenario';
import {
  citizenshipCode,
  documentationCode,
  documentationNames,
  housingHistoryCodes,
  scenarioInsuranceOption,
} from './scenario-codes';
import { scenarioFields as at } from './scenario-fields';
import { readFilter } from './scenario-filter';

const unitsOfPropertyType: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };
const propertyTypeOfUnits: Readonly<Record<number, string>> = { 2: '8', 3: '9', 4: '10' };
const DEFAULT_LOCK_DAYS = 30;

/**
 * The scenario of a loan document with the fields of `changes` in place of the document's, by LOS name (`scenario-fields.ts`
 * lists them). Throws a {@link ScenarioError} naming each field whose value cannot be read.
 */
export function readScenario(
  document: FieldSource,
  changes: FieldSource,
  reference: PricingReference,
): PricingScenario {
  const fields = new FieldReader(changes, document);
  const purpose = fields.code(purposeCodes, ...at.purpose) ?? '0';
  const property = readProperty(fields);
  const county = findCounty(fields, property.units, reference);
  const scenario: PricingScenario = {
    purpose,
    ...property,
    county,
    // A changed zip code moves the loan to another state without anyone saying so.
    state: county?.state ?? property.state,
    ...readMoney(fields, purpose),
    ...readBorrower(fields, document, purpose),
    ...readTerms(fields),
    filter: readFilter(fields),
  };
  fields.check();
  return scenario;
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

type PropertyPart = Pick<PricingScenario, 'propertyType' | 'units' | 'attached' | 'state' | 'zip' | 'ruralArea'>;

/** The number of units and the property type can contradict each other while a person edits; the changed one wins. */
function readProperty(fields: FieldReader): PropertyPart {
  const type = fields.code(propertyTypeCodes, ...at.propertyType) ?? '0';
  const said = fields.integer(...at.units);
  if (said !== undefined && (said < 1 || said > 4)) fields.refuse('sUnitsNum', 'From 1 to 4');
  const bySaid = said !== undefined && (fields.changed(...at.units) || !fields.changed(...at.propertyType));
  const units = bySaid ? said : (unitsOfPropertyType[type] ?? 1);
  const propertyType = units > 1 ? (propertyTypeOfUnits[units] ?? type) : unitsOfPropertyType[type] ? '0' : type;
  const structure = fields.code(structureCodes, ...at.structure);
  return {
    propertyType,
    units,
    attached: structure === undefined ? propertyType === '2' || propertyType === '12' : structure === '1',
    state: fields.text(...at.state)?.toUpperCase(),
    zip: fields.text(...at.zip)?.slice(0, 5),
    ruralArea: fields.yesNo(...at.ruralArea) ?? false,
  };
}

type MoneyPart = Pick<PricingScenario, 'lien' | 'amount' | 'ratios' | 'subordinate' | 'cashOut'>;

function readMoney(fields: FieldReader, purpose: string): MoneyPart {
  const lien = fields.code(lienCodes, ...at.lien) ?? '0';
  const { amount, purchasePrice, appraisedValue } = readValue(fields, purpose);
  const otherClosedEnd = fields.money(...(lien === '1' ? at.firstMortgageBalance : at.closedEndSecond));
  const helocLine = fields.money(...at.helocLine);
  const helocDrawn = fields.money(...at.helocDrawn);
  const others = (otherClosedEnd ?? 0) + (helocLine ?? 0) + (helocDrawn ?? 0);
  return {
    lien,
    amount,
    ratios:
      amount === undefined
        ? undefined
        : ratios({ purpose, amount, purchasePrice, appraisedValue, otherClosedEnd, helocLine, helocDrawn }),
    subordinate: lien === '0' && others > 0,
    cashOut: fields.money(...at.cashOut) ?? 0,
  };
}

/** The amount as given, or what price and down payment, or value and LTV, make of it. */
function readValue(
  fields: FieldReader,
  purpose: string,
): Record<'amount' | 'purchasePrice' | 'appraisedValue', Cents | undefined> {
  const purchasePrice = fields.money(...at.purchasePrice);
  const appraisedValue = fields.money(...at.appraisedValue);
  const value = purpose === '0' ? (purchasePrice ?? appraisedValue) : (appraisedValue ?? purchasePrice);
  const given = fields.money(...at.amount);
  const downPercent = fields.percent(...at.downPaymentPercent);
  const ltv = fields.percent(...at.ltv);
  const down = fields.money(...at.downPayment);
  let amount = given;
  if (value !== undefined && !fields.changed(...at.amount)) {
    if (fields.changed(...at.downPaymentPercent) && downPercent !== undefined) {
      amount = value - mulDiv(value, downPercent, 100_000);
    } else if (fields.changed(...at.downPayment) && down !== undefined) amount = value - down;
    else if (given === undefined && ltv !== undefined) amount = mulDiv(value, ltv, 100_000);
    else if (given === undefined && down !== undefined) amount = value - down;
  }
  return { amount: positive(amount), purchasePrice, appraisedValue };
}

type BorrowerPart = Pick<
  PricingScenario,
  | 'occupancy'
  | 'score'
  | 'docType'
  | 'dti'
  | 'monthlyIncome'
  | 'liquidAssets'
  | 'reserveMonths'
  | 'financedProperties'
  | 'grossRent'
  | 'occupancyRate'
  | 'monthlyHousing'
  | 'housingHistory'
  | 'ausResult'
  | 'citizenship'
  | 'firstTimeBuyer'
  | 'selfEmployed'
  | 'nonOccupantCoborrower'
  | 'veteran'
  | 'vaSubsequentUse'
  | 'vaFeeExempt'
>;

/** What the scenario does not say, the application's own data say. */
function readBorrower(fields: FieldReader, document: FieldSource, purpose: string): BorrowerPart {
  const person = applicantFacts(document);
  return {
    occupancy: fields.code(occupancyCodes, ...at.occupancy) ?? person.occupancy ?? '0',
    score: positive(fields.integer(...at.score) ?? person.score),
    docType: readDocType(fields),
    dti: positive(fields.percent(...at.dti)),
    monthlyIncome: positive(fields.money(...at.monthlyIncome)),
    liquidAssets: fields.money(...at.liquidAssets),
    reserveMonths: fields.integer(...at.reserveMonths),
    financedProperties: fields.integer(...at.financedProperties),
    grossRent: positive(fields.money(...at.grossRent)),
    occupancyRate: fields.percent(...at.occupancyRate) ?? 100_000,
    monthlyHousing: at.housingCosts.reduce((sum, name) => sum + (fields.money(name) ?? 0), 0),
    housingHistory: fields.code(housingHistoryCodes, ...at.housingHistory),
    ausResult: fields.text(...at.ausResult),
    citizenship: readCitizenship(fields) ?? person.citizenship ?? '0',
    firstTimeBuyer: fields.yesNo(...at.firstTimeBuyer) ?? (purpose === '0' && person.firstTimeBuyer),
    selfEmployed: fields.yesNo(...at.selfEmployed) ?? person.selfEmployed,
    nonOccupantCoborrower: fields.yesNo(...at.nonOccupantCoborrower) ?? false,
    veteran: fields.yesNo(...at.veteran) ?? person.veteran,
    vaSubsequentUse: fields.yesNo(...at.vaSubsequentUse) ?? false,
    vaFeeExempt: fields.yesNo(...at.vaFeeExempt) ?? false,
  };
}

/** What the document says is kept even where no list holds it: such a loan must not pass for fully documented. */
function readDocType(fields: FieldReader): string {
  const code = fields.text(...at.docType) ?? '0';
  const changed = fields.changed(...at.docType);
  if (changed && !Object.hasOwn(documentationNames, code)) fields.refuse('sProdDocT', 'Not one of the offered choices');
  return documentationCode(code, changed ? undefined : fields.text(...at.docTypeName));
}

function readCitizenship(fields: FieldReader): string | undefined {
  const said = fields.text(...at.citizenship);
  if (said === undefined) return undefined;
  const code = citizenshipCode(said);
  if (code === undefined || !Object.hasOwn(citizenshipCodes, code)) {
    fields.refuse('aProdBCitizenT', 'Not one of the offered choices');
  }
  return code;
}

type TermsPart = Pick<PricingScenario, 'impounds' | 'lockDays' | 'insuranceOption' | 'compensation' | 'channel'>;

function readTerms(fields: FieldReader): TermsPart {
  return {
    impounds: readImpounds(fields),
    lockDays: positive(fields.integer(...at.lockDays)) ?? DEFAULT_LOCK_DAYS,
    insuranceOption: scenarioInsuranceOption(fields.code(mortgageInsuranceCodes, ...at.insuranceOption) ?? '5'),
    compensation: compensationPlan(fields.text(...at.compensationSource), fields.percent(...at.compensationPercent)),
    channel: fields.text(...at.channel),
  };
}

/** Impounds are the rule; sProdImpoundT 0 says none where the yes-or-no is not given. */
function readImpounds(fields: FieldReader): boolean {
  const said = fields.yesNo(...at.impounds);
  const kind = fields.text(...at.impoundKind);
  const kindCounts = said === undefined || (fields.changed(...at.impoundKind) && !fields.changed(...at.impounds));
  return kindCounts && kind !== undefined ? kind !== '0' : (said ?? true);
}
