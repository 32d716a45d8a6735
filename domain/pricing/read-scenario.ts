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
import { citizenshipCode, documentationCode, housingHistoryCodes, scenarioInsuranceOption } from './scenario-codes';
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
  const person = applicantFacts(document);
  const purpose = fields.code(purposeCodes, 'sLPurposeT', 'sLPurposeTPe') ?? '0';
  const lien = fields.code(lienCodes, 'sLienPosT', 'sLienPosTPe') ?? '0';
  const property = readProperty(fields);
  const value = readValue(fields, purpose);
  const otherClosedEnd =
    lien === '1'
      ? fields.money('sRemain1stMBal', 'sSpLien', 'sProdLienAmt')
      : fields.money('sConcurSubFin', 'sProdOFinAmtPe');
  const helocLine = fields.money('sSubFin', 'sSubFinPe');
  const score = fields.integer('sCreditScoreType2', 'sCreditScoreType1', 'sCreditScoreEstimatePe') ?? person.score;
  const scenario: PricingScenario = {
    purpose,
    lien,
    ...property,
    county: findCounty(fields, property.units, reference),
    occupancy: fields.code(occupancyCodes, 'sOccTPe', 'aOccT') ?? person.occupancy ?? '0',
    amount: value.amount,
    ratios:
      value.amount === undefined
        ? undefined
        : ratios({
            purpose,
            amount: value.amount,
            purchasePrice: value.price,
            appraisedValue: value.appraised,
            otherClosedEnd,
            helocLine,
          }),
    subordinate: lien === '0' && ((otherClosedEnd ?? 0) > 0 || (helocLine ?? 0) > 0),
    cashOut: fields.money('sProdCashoutAmt', 'sProdCashoutAmtPe') ?? 0,
    score: score !== undefined && score > 0 ? score : undefined,
    docType: documentationCode(
      fields.text('sProdDocT', 'sProdDocTPe') ?? '0',
      fields.changed('sProdDocT', 'sProdDocTPe') ? undefined : fields.text('sCustomField2Notes'),
    ),
    dti: positive(fields.percent('sQualBottomR', 'sQualBottomRPe')),
    monthlyIncome: positive(fields.money('sLTotI', 'sPrimAppTotNonspIPe')),
    liquidAssets: fields.money('sAppTotLiqAsset', 'sAppTotLiqAssetPe'),
    reserveMonths: fields.integer('sProdAvailReserveMonths'),
    financedProperties: fields.integer('sNumFinancedProperties'),
    grossRent: fields.money('sSpGrossRent', 'sSpGrossRentPe'),
    occupancyRate: fields.percent('sOccR', 'sOccRPe') ?? 100_000,
    monthlyHousing: monthlyHousing(fields),
    housingHistory: fields.code(housingHistoryCodes, 'sHousingHistoryT'),
    ausResult: fields.text('sProd3rdPartyUwResultT'),
    citizenship: readCitizenship(fields) ?? person.citizenship ?? '0',
    firstTimeBuyer:
      fields.yesNo('sHas1stTimeBuyerPe', 'sHas1stTimeBuyer') ?? (purpose === '0' && person.firstTimeBuyer),
    selfEmployed: fields.yesNo('sIsSelfEmployed', 'sIsSelfEmployedPe') ?? person.selfEmployed,
    nonOccupantCoborrower: fields.yesNo('sHasNonOccupantCoborrower', 'sHasNonOccupantCoborrowerPe') ?? false,
    veteran: fields.yesNo('sHasVeteran', 'sHasVeteranPe') ?? person.veteran,
    vaSubsequentUse: fields.yesNo('sIsVaSubsequentUse') ?? false,
    vaFeeExempt: fields.yesNo('sIsVaFundingFeeExempt') ?? false,
    ruralArea: fields.yesNo('sProdIsSpInRuralArea') ?? false,
    impounds: readImpounds(fields),
    lockDays: positive(fields.integer('sProdRLckdDays')) ?? DEFAULT_LOCK_DAYS,
    insuranceOption: scenarioInsuranceOption(fields.code(mortgageInsuranceCodes, 'sProdConvMIOptionT') ?? '5'),
    compensation: compensationPlan(
      fields.text('sOriginatorCompensationPaymentSourceT'),
      fields.percent('sOriginatorCompensationPercent'),
    ),
    channel: fields.text('sBranchChannelT'),
    filter: readFilter(fields),
  };
  fields.check();
  return scenario;
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** The number of units and the property type can contradict each other while a person edits; the changed one wins. */
function readProperty(
  fields: FieldReader,
): Pick<PricingScenario, 'propertyType' | 'units' | 'attached' | 'state' | 'zip'> {
  const type = fields.code(propertyTypeCodes, 'sProdSpT', 'sProdSpTPe') ?? '0';
  const said = fields.integer('sUnitsNum', 'sUnitsNumPe');
  if (said !== undefined && (said < 1 || said > 4)) fields.refuse('sUnitsNum', 'From 1 to 4');
  const bySaid =
    said !== undefined && (fields.changed('sUnitsNum', 'sUnitsNumPe') || !fields.changed('sProdSpT', 'sProdSpTPe'));
  const units = bySaid ? said : (unitsOfPropertyType[type] ?? 1);
  const propertyType = units > 1 ? (propertyTypeOfUnits[units] ?? type) : unitsOfPropertyType[type] ? '0' : type;
  const structure = fields.code(structureCodes, 'sProdSpStructureT');
  return {
    propertyType,
    units,
    attached: structure === undefined ? propertyType === '2' || propertyType === '12' : structure === '1',
    state: fields.text('sSpState', 'sSpStatePe')?.toUpperCase(),
    zip: fields.text('sSpZip', 'sSpZipPe')?.slice(0, 5),
  };
}

/** The amount as given, or what price and down payment, or value and LTV, make of it. */
function readValue(
  fields: FieldReader,
  purpose: string,
): { amount: Cents | undefined; price: Cents | undefined; appraised: Cents | undefined } {
  const price = fields.money('sPurchPrice', 'sHouseValPe');
  const appraised = fields.money('sApprVal', 'sApprValPe', 'sOriginalAppraisedValue');
  const given = fields.money('sLAmtCalc', 'sLAmtCalcPe');
  const amountChanged = fields.changed('sLAmtCalc', 'sLAmtCalcPe');
  const value = purpose === '0' ? price : (appraised ?? price);
  const downPercent = fields.percent('sDownPmtPcPe');
  const ltv = fields.percent('sLtvRPe');
  let amount = given;
  if (value !== undefined && !amountChanged) {
    if (fields.changed('sDownPmtPcPe') && downPercent !== undefined)
      amount = value - mulDiv(value, downPercent, 100_000);
    else if (given === undefined && ltv !== undefined) amount = mulDiv(value, ltv, 100_000);
    else if (given === undefined) amount = minusDown(value, fields.money('sDownPmt', 'sEquityPe'));
  }
  return { amount: positive(amount), price: purpose === '0' ? price : undefined, appraised: appraised ?? price };
}

const minusDown = (value: Cents, down: Cents | undefined): Cents | undefined =>
  down === undefined ? undefined : value - down;

function monthlyHousing(fields: FieldReader): Cents {
  const parts = ['sProRealETx', 'sProHazIns', 'sProHoAssocDues', 'sProOHExp'].map((name) => fields.money(name) ?? 0);
  return parts.reduce((sum, part) => sum + part, 0);
}

function readCitizenship(fields: FieldReader): string | undefined {
  const said = fields.text('aProdBCitizenT');
  if (said === undefined) return undefined;
  const code = citizenshipCode(said);
  if (code === undefined || !Object.hasOwn(citizenshipCodes, code)) {
    fields.refuse('aProdBCitizenT', 'Not one of the offered choices');
  }
  return code;
}

/** Impounds are the rule; sProdImpoundT 0 says none where the yes-or-no is not given. */
function readImpounds(fields: FieldReader): boolean {
  const said = fields.yesNo('sProdImpound');
  if (said !== undefined && !(fields.changed('sProdImpoundT') && !fields.changed('sProdImpound'))) return said;
  const kind = fields.text('sProdImpoundT');
  return kind === undefined ? (said ?? true) : kind !== '0';
}
