import { applicationFields } from './application-fields';
import type { FieldSpec } from './field';
import { loanFields } from './loan-fields';

/**
 * Every LOS field that the portal knows, by name; a field of a record is prefixed with its list (`asset.value`). Inputs,
 * displays, validation, import and the change log all use this table.
 */
export const fieldTable = { ...loanFields, ...applicationFields } as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof fieldTable;

/** Fields whose values may be stored unencrypted. */
export type PublicFieldName = {
  [Name in FieldName]: (typeof fieldTable)[Name] extends { readonly private: true } ? never : Name;
}[FieldName];

/** Whether the portal knows a field of this name. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fieldTable, name);
}

/** How the field is stored and shown; undefined for an unknown name. */
export function fieldSpec(name: string): FieldSpec | undefined {
  return isFieldName(name) ? fieldTable[name] : undefined;
}
