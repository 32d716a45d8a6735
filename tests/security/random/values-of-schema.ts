import fc from 'fast-check';
import { fieldTable } from '../../../domain/loan/fields/field-table';
import { hostileNames, hostileValue } from './hostile-values';
import { fieldText } from './plausible-text';

type Json = Readonly<Record<string, unknown>>;
type Values = fc.Arbitrary<unknown>;

/** How many of a hundred values are hostile. */
export type Hostility = 0 | 4 | 40;

const MOST_ITEMS = 3;
const fieldNames = Object.keys(fieldTable).map((name) => name.replace(/^\w+\./, ''));

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function matching(pattern: string): Values {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // A pattern with a part that fast-check cannot generate.
    return fieldText;
  }
}

function texts(schema: Json): Values {
  if (schema.format === 'uuid') return fc.constantFrom('@id', '00000000-0000-4000-8000-000000000000');
  if (schema.format === 'email') return fc.constantFrom('a@example.com', 'processor@example.com');
  if (typeof schema.pattern === 'string') return matching(schema.pattern);
  const [min, max] = [numberOf(schema.minLength, 0), numberOf(schema.maxLength, 50)];
  const plain = fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max, 30)) });
  return fc.oneof({ weight: 3, arbitrary: fieldText }, { weight: 1, arbitrary: plain });
}

const numbers = (schema: Json): Values => {
  const [min, max] = [numberOf(schema.minimum, -1e6), numberOf(schema.maximum, 1e6)];
  return fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) });
};

/** Objects with the required and some other properties; a free-form object has fields of a loan. */
function objects(schema: Json, hostility: Hostility): Values {
  const properties = isJson(schema.properties) ? schema.properties : {};
  const required = listOf(schema.required).map(String);
  const named = Object.entries(properties).map(([name, property]) => [name, valuesOfSchema(property, hostility, name)]);
  const known = fc.record(Object.fromEntries(named) as Record<string, Values>, { requiredKeys: required });
  if (schema.additionalProperties === undefined || schema.additionalProperties === false) return known;
  const key = fc.oneof(
    { weight: 100 - hostility, arbitrary: fc.constantFrom(...fieldNames) },
    { weight: hostility, arbitrary: fc.constantFrom(...hostileNames) },
  );
  const value = isJson(schema.additionalProperties)
    ? valuesOfSchema(schema.additionalProperties, hostility)
    : valuesOfSchema({}, hostility);
  const others = fc
    .array(fc.tuple(key, value), { maxLength: MOST_ITEMS })
    .map((entries) => Object.fromEntries(entries));
  return fc
    .tuple(known, others)
    .map(([one, other]) => Object.fromEntries([...Object.entries(other), ...Object.entries(one)]));
}

/** A value for a place that accepts any: what a field of a loan or a list of records can be. */
const anything = fc.oneof(
  { weight: 5, arbitrary: fieldText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, 0, 1, 30, 761) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.dictionary(fc.constantFrom(...fieldNames, 'owners', 'id'), fc.oneof(fieldText, fc.constant(['0B'])), {
        maxKeys: 5,
      }),
      { maxLength: MOST_ITEMS },
    ),
  },
);

function ofType(type: unknown, schema: Json, hostility: Hostility): Values {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = numberOf(schema.minItems, 0);
      return fc.array(valuesOfSchema(schema.items ?? {}, hostility), {
        ...{ minLength, maxLength: Math.max(minLength, Math.min(numberOf(schema.maxItems, MOST_ITEMS), MOST_ITEMS)) },
      });
    }
    case 'object':
      return objects(schema, hostility);
    default:
      return anything;
  }
}

function asAskedFor(schema: Json, hostility: Hostility, name: string): Values {
  if (name === 'version') return fc.constant('@version');
  if (name === 'id') return fc.constant('@id');
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const either = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (either.length > 0) return fc.oneof(...either.map((one) => valuesOfSchema(one, hostility)));
  const types = listOf(schema.type);
  return types.length > 0
    ? fc.oneof(...types.map((type) => ofType(type, schema, hostility)))
    : ofType(schema.type, schema, hostility);
}

/**
 * Values that a JSON schema asks for, mixed with hostile ones. `@version` and `@id` are replaced by the version and the ID of
 * something that exists when the request is sent.
 */
export function valuesOfSchema(schema: unknown, hostility: Hostility, name = ''): Values {
  const asked = asAskedFor(isJson(schema) ? schema : {}, hostility, name);
  if (hostility === 0) return asked;
  return fc.oneof({ weight: 100 - hostility, arbitrary: asked }, { weight: hostility, arbitrary: hostileValue });
}
