import { citizenshipCodes } from '../loan/codes/borrower-codes';
import { occupancyCodes } from '../loan/codes/property-codes';
import {
  citizenshipCode,
  documentationCode,
  documentationNames,
  housingHistoryCodes,
} from '../loan/codes/scenario-codes';
import { hasComputedRatio } from '../loan/computed-ratio';
import { loanScore } from '../loan/credit-score';
import { housingCostFields, housingCosts } from '../loan/housing-costs';
import { applicantFacts } from './read-applicants';
import { FieldReader, type FieldSource, positive } from './read-field';
import type { PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';

type BorrowerPart = Pick<
  PricingScenario,
  | 'occupancy'
  | 'score'
  | 'docType'
  | 'dti'
  | 'monthlyIncome'
  | 'householdIncome'
  | 'householdSize'
  | 'liquidAssets'
  | 'reserveMonths'
  | 'financedProperties'
  | 'grossRent'
  | 'occupancyRate'
  | 'monthlyHousing'
  | 'otherHousing'
  | 'unknownHousing'
  | 'housingHistory'
  | 'ausResult'
  | 'citizenship'
  | 'firstTimeBuyer'
  | 'dutyToServe'
  | 'selfEmployed'
  | 'borrowers'
  | 'nonOccupantCoborrower'
  | 'veteran'
  | 'vaSubsequentUse'
  | 'vaFeeExempt'
>;

/** A debt ratio that the loan computes cannot be stated. */
const readRatio = (fields: FieldReader, document: FieldSource): PricingScenario['dti'] => {
  const stored = new FieldReader({}, document);
  return positive((hasComputedRatio({ sLTotI: stored.text('sLTotI') }) ? stored : fields).percent(...at.dti));
};

/** Bureau scores cannot be replaced by an entered one. */
function readScore(fields: FieldReader, { applicants }: FieldSource): PricingScenario['score'] {
  const entered = fields.integer(...at.score);
  const found = loanScore({ applicants, sCreditScoreType2: entered });
  const isOther = fields.changed(...at.score) && found?.source === 'bureau' && found.score !== entered;
  if (isOther) fields.refuse('sCreditScoreType2', 'computed-field');
  return found?.score;
}

/** The application's own data, for facts that the scenario does not state. */
export function readBorrower(fields: FieldReader, document: FieldSource, purpose: string): BorrowerPart {
  const person = applicantFacts(document);
  return {
    occupancy: fields.code(occupancyCodes, ...at.occupancy) ?? person.occupancy ?? '0',
    score: readScore(fields, document),
    docType: readDocType(fields),
    dti: readRatio(fields, document),
    monthlyIncome: positive(fields.money(...at.monthlyIncome)),
    householdIncome: positive(fields.money(...at.householdIncome)),
    householdSize: positive(fields.integer(...at.householdSize)),
    liquidAssets: fields.money(...at.liquidAssets),
    reserveMonths: fields.integer(...at.reserveMonths),
    financedProperties: fields.integer(...at.financedProperties),
    grossRent: positive(fields.money(...at.grossRent)),
    occupancyRate: fields.percent(...at.occupancyRate) ?? 100_000,
    monthlyHousing: at.housingCosts.reduce((sum, name) => sum + (fields.money(name) ?? 0), 0),
    otherHousing: at.otherHousing.reduce((sum, name) => sum + (fields.money(name) ?? 0), 0),
    unknownHousing: housingCosts.filter((cost) => fields.money(housingCostFields[cost]) === undefined),
    housingHistory: fields.code(housingHistoryCodes, ...at.housingHistory),
    ausResult: fields.text(...at.ausResult),
    citizenship: readCitizenship(fields) ?? person.citizenship ?? '0',
    firstTimeBuyer: fields.yesNo(...at.firstTimeBuyer) ?? (purpose === '0' && person.firstTimeBuyer),
    dutyToServe: fields.yesNo(...at.dutyToServe) ?? false,
    selfEmployed: fields.yesNo(...at.selfEmployed) ?? person.selfEmployed,
    borrowers: person.borrowers,
    nonOccupantCoborrower: fields.yesNo(...at.nonOccupantCoborrower) ?? false,
    veteran: fields.yesNo(...at.veteran) ?? person.veteran,
    vaSubsequentUse: fields.yesNo(...at.vaSubsequentUse) ?? false,
    vaFeeExempt: fields.yesNo(...at.vaFeeExempt) ?? false,
  };
}

/** An unknown code in the document is kept: such a loan must not count as fully documented. */
function readDocType(fields: FieldReader): string {
  const code = fields.text(...at.docType) ?? '0';
  const changed = fields.changed(...at.docType);
  if (changed && !Object.hasOwn(documentationNames, code)) fields.refuse('sProdDocT', 'not-a-code');
  return documentationCode(code, changed ? undefined : fields.text(...at.docTypeName));
}

function readCitizenship(fields: FieldReader): string | undefined {
  const stated = fields.text(...at.citizenship);
  if (stated === undefined) return undefined;
  const code = citizenshipCode(stated);
  if (code === undefined || !Object.hasOwn(citizenshipCodes, code)) {
    fields.refuse('aProdBCitizenT', 'not-a-code');
  }
  return code;
}
