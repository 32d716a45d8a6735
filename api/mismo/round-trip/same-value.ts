import { maskSsn } from '../../../domain/format/ssn';
import type { FieldJson } from '../../../domain/loan/document';
import type { FieldSpec } from '../../../domain/loan/fields/field';
import { sameAmount } from '../decimal-sum';

const decimalKinds: ReadonlySet<string> = new Set(['money', 'percent', 'decimal']);

/** A value for the report; null for an empty one. */
export function reportedValue(value: unknown): FieldJson {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) {
    const codes = value.filter((one): one is string => typeof one === 'string');
    return codes.length > 0 ? codes : null;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Whether two values of a field are equal, ignoring the order of chosen codes. */
export function sameValue(spec: FieldSpec, one: FieldJson, other: FieldJson): boolean {
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && [...one].sort().join('\n') === [...other].sort().join('\n');
  }
  if (decimalKinds.has(spec.kind)) return sameAmount(String(one), String(other));
  return one === other;
}

/** A value as shown in the report: only the last four digits of social security numbers. */
export function shown(spec: FieldSpec, value: FieldJson): FieldJson {
  return spec.kind === 'ssn' && typeof value === 'string' ? maskSsn(value) : value;
}
