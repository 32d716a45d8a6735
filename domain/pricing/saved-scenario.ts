import { fieldSpec } from '../loan/fields/field-table';
import { programTerms } from '../loan/set-by-program';
import { formatCents } from '../numbers/fixed';
import { sourceCode } from './compensation';
import { FieldReader, type FieldSource, plainNumber } from './read-field';
import type { PricingScenario } from './scenario';
import { scenarioFields } from './scenario-fields';

/** Pricing reads these, but a choice of program neither moves a loan to another channel nor dates it, and sets its own terms. */
const { channel, applicationDay, closedDay, caseNumberDay, ...chosenFields } = scenarioFields;
const notSaved = new Set<string>([channel, applicationDay, closedDay, caseNumberDay, ...programTerms].flat());
const saveable = new Set<string>(Object.values(chosenFields).flat());

/** Any other field of the loan needs the checks of an ordinary change. */
const mayBeSaved = (name: string): boolean => {
  const spec = fieldSpec(name);
  return spec !== undefined && !spec.computed && !spec.guarded && saveable.has(name) && !notSaved.has(name);
};

/** The loan's own field for a scenario name. */
function savedName(name: string): string | undefined {
  if (mayBeSaved(name)) return name;
  const names = Object.values(scenarioFields).find((known: readonly string[]) => known.includes(name));
  const own = names?.[0];
  return own !== undefined && own !== name && mayBeSaved(own) ? own : undefined;
}

/** Converts a display text of the LOS to a value for a loan change. */
function changeValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const kind = fieldSpec(name)?.kind;
  if (kind === 'yesno') return new FieldReader({ [name]: value }, {}).yesNo(name) ?? null;
  return kind === 'money' || kind === 'percent' || kind === 'integer' ? plainNumber(value) : value;
}

/** The scenario fields that a loan stores, under the loan's own names. */
export function requestedChange(requested: FieldSource): Record<string, unknown> {
  const own = Object.entries(requested).map(([name, value]) => [savedName(name), value] as const);
  return Object.fromEntries(own.flatMap(([name, value]) => (name ? [[name, changeValue(name, value)]] : [])));
}

const blank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What pricing assumed because the loan does not say it. A loan is not priced without the other facts that have a default. */
function assumed(loan: FieldSource, { docType, impounds, compensation }: PricingScenario): Record<string, unknown> {
  const facts: readonly (readonly [readonly string[], Record<string, unknown>])[] = [
    [[...scenarioFields.docType, ...scenarioFields.docTypeName], { sProdDocT: docType }],
    [[...scenarioFields.impounds, ...scenarioFields.impoundKind], { sProdImpound: impounds }],
    [scenarioFields.compensationSource, { sOriginatorCompensationPaymentSourceT: sourceCode(compensation) }],
  ];
  return Object.assign(
    {},
    ...facts.filter(([names]) => names.every((name) => blank(loan[name]))).map(([, fact]) => fact),
  );
}

/**
 * The change that makes a loan match the scenario it was priced with: the scenario fields that the loan stores, under its own
 * names. Includes an amount derived from a down payment, a property type derived from units, and what the pricing assumed.
 */
export function savedScenario(
  requested: FieldSource,
  scenario: PricingScenario,
  loan: FieldSource,
): Record<string, unknown> {
  const saved = { ...assumed(loan, scenario), ...requestedChange(requested) };
  const names = Object.keys(requested);
  if (names.length > 0 && scenario.amount !== undefined) saved.sLAmtCalc = formatCents(scenario.amount);
  if (scenarioFields.units.some((name) => names.includes(name))) saved.sProdSpT = scenario.propertyType;
  if (scenarioFields.citizenship.some((name) => names.includes(name))) saved.aProdBCitizenT = scenario.citizenship;
  return saved;
}
