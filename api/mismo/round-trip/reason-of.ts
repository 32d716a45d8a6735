import type { RoundTripReason } from '../../../domain/application/round-trip/reasons';
import type { FieldJson } from '../../../domain/loan/document';
import type { FieldSpec } from '../../../domain/loan/fields/field';
import { ownValue } from '../../../domain/tables/own-value';
import { cleanText } from '../field-text';
import { firstBorrowerName } from './place-values';

/** A value that changed in the round trip. */
export interface Pair {
  /** Its name in the field table. */
  readonly name: string;
  readonly spec: FieldSpec;
  readonly exported: FieldJson;
  readonly after: FieldJson;
}

/** Fields that a file contains only with another one, or that must agree with others. */
const parts: ReadonlySet<string> = new Set([
  'sGseRefPurposeT',
  'sRefProgramT',
  'sRefProgramDesc',
  'sPurposeOtherDesc',
  'sLTOtherDesc',
  'sFinMethDesc',
  'sArmIndexNameVstr',
  'sRAdjLifeCapR',
  'sProOHExpDesc',
  'sUfCashPd',
  'sFfUfMipIsBeingFinanced',
  'sRemain1stMBal',
  'sOtherMtg1CreditorNm',
  'sOtherMtg1LienT',
  'sOtherMtg1Pmt',
  'sOtherMtg1Amt',
  'sOtherMtg1CreditLimit',
  'sOtherMtg2CreditorNm',
  'sOtherMtg2LienT',
  'sOtherMtg2Pmt',
  'sOtherMtg2Amt',
  'sOtherMtg2CreditLimit',
  'sSubFinDrawn',
  'sSubFinIR',
  'sSubFinTerm',
  'sPurchCreditEarnestMoneySourceT',
  'sPurchCreditEmployerAssistanceSourceT',
  'sPurchCreditLotEquitySourceT',
  'sPurchCreditRelocationFundsSourceT',
  'sPurchCreditRentSourceT',
  'sPurchCreditSweatEquitySourceT',
  'sPurchCreditTradeEquitySourceT',
  'sPurchCreditOtherSourceT',
  'sTitleHeldT',
  'sTitleHeldDesc',
  'aProdBCitizenT',
  'aBDomesticRelationshipDesc',
  'aBExperianModelT',
  'aBTransUnionModelT',
  'aBEquifaxModelT',
  'aBLanguageDesc',
  'aBEthnicities',
  'aBEthnicityOtherDesc',
  'aBRaces',
  'aBRaceTribeDesc',
  'aBRaceOtherAsianDesc',
  'aBRaceOtherPacificDesc',
  'employment.militaryBasePay',
  'employment.militaryClothesAllowance',
  'employment.militaryCombatPay',
  'employment.militaryFlightPay',
  'employment.militaryHazardPay',
  'employment.militaryOverseasPay',
  'employment.militaryPropPay',
  'employment.militaryQuartersAllowance',
  'employment.militaryRationsAllowance',
  'employment.militaryVariableHousing',
  'income.description',
  // A file has these in the item of the pay.
  'employment.militaryNonTaxable',
  'employment.otherNonTaxable',
  // The occupancy of the loan and the pay parts of a job contain these.
  'aOccT',
  'employment.monthlyIncome',
]);

/** Codes for which MISMO has fewer values than the portal. */
const sharedValues: ReadonlySet<string> = new Set([
  'sProdSpT',
  'sGseSpT',
  'sSpProjectT',
  'sSpConstructionMethodT',
  'sSpIsInPud',
]);

/** Financing that an import derives from the debts if a file has none of its own; a zero is written as none. */
const derivedFromDebts: ReadonlySet<string> = new Set(['sConcurSubFin', 'sSubFin']);

const forms: Readonly<Record<string, RegExp>> = { sSpCountyFips: /^\d{5}$/, aBDependAges: /^\d{1,3}(, \d{1,3})*$/ };

/** Why a field never comes back, whatever its value; undefined for one that does. */
export const fixedReason = ({ guarded, notInMismo }: FieldSpec): RoundTripReason | undefined =>
  guarded ? 'set-by-los' : notInMismo;

/** Why a value of a bound field did not come back; `changed` if nothing explains it. */
export function reasonOf({ name, spec, exported, after }: Pair): RoundTripReason {
  const field = firstBorrowerName(name);
  if (exported === null) return 'derived';
  if (isNone(spec, exported)) {
    if (after === null) return 'empty-not-exported';
    if (derivedFromDebts.has(field)) return 'derived';
  }
  if (sharedValues.has(field)) return 'shared-value';
  if (parts.has(field) || spec.kind === 'zipPlus4') return 'depends-on-another';
  const form = ownValue(forms, field);
  if (form && !form.test(String(exported))) return 'malformed';
  if (typeof exported === 'string' && typeof after === 'string' && isCleanedUp(spec, exported, after))
    return 'cleaned-up';
  return 'changed';
}

/** Code 0 of lists without a MISMO value means 'none'; zero amounts are left out of sums. */
function isNone(spec: FieldSpec, exported: FieldJson): boolean {
  if (spec.kind === 'code') return exported === '0';
  return spec.kind === 'money' && /^-?0*(\.0*)?$/.test(String(exported));
}

function isCleanedUp(spec: FieldSpec, exported: string, after: string): boolean {
  return (spec.kind === 'text' || spec.kind === 'note') && withoutBlanks(exported) === withoutBlanks(after);
}

/** Letters, digits and signs of a text, as far as XML can carry them. */
function withoutBlanks(text: string): string {
  return cleanText(text, text.length).replaceAll(/[\s\uFFFE\uFFFF]/g, '');
}
