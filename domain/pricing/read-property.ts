import { propertyTypeCodes, structureCodes } from '../loan/codes/property-codes';
import { ownValue } from '../tables/own-value';
import type { FieldReader } from './read-field';
import type { PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';

const unitsOfPropertyType: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };
const propertyTypeOfUnits: Readonly<Record<number, string>> = { 2: '8', 3: '9', 4: '10' };

type PropertyPart = Pick<PricingScenario, 'propertyType' | 'units' | 'attached' | 'state' | 'zip' | 'ruralArea'>;

/** Number of units and property type can contradict each other while a user edits; the changed one wins. */
export function readProperty(fields: FieldReader): PropertyPart {
  const type = fields.code(propertyTypeCodes, ...at.propertyType) ?? '0';
  const stated = fields.integer(...at.units);
  if (stated !== undefined && (stated < 1 || stated > 4)) fields.refuse('sUnitsNum', 'one-to-four');
  const fromStated = stated !== undefined && (fields.changed(...at.units) || !fields.changed(...at.propertyType));
  const units = fromStated ? stated : (ownValue(unitsOfPropertyType, type) ?? 1);
  const propertyType =
    units > 1 ? (propertyTypeOfUnits[units] ?? type) : ownValue(unitsOfPropertyType, type) ? '0' : type;
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
