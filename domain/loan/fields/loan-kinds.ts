import type { FieldSpec, FieldUnit } from './field';

const loan = { place: 'loan' } as const;

export const money = { ...loan, kind: 'money' } as const;
/** An amount that cannot be below nothing. */
export const amount = { ...loan, kind: 'money', min: 0 } as const;
export const percent = { ...loan, kind: 'percent' } as const;
export const date = { ...loan, kind: 'date' } as const;
export const instant = { ...loan, kind: 'instant' } as const;
export const yesno = { ...loan, kind: 'yesno' } as const;
export const note = { ...loan, kind: 'note', maxLength: 4000 } as const;
export const phone = { ...loan, kind: 'phone' } as const;
export const email = { ...loan, kind: 'email' } as const;
export const zip = { ...loan, kind: 'zip' } as const;
export const zipPlus4 = { ...loan, kind: 'zipPlus4' } as const;
export const state = { ...loan, kind: 'state' } as const;

export function text(maxLength: number) {
  return { ...loan, kind: 'text', maxLength } as const;
}

export function integer(min: number, max: number) {
  return { ...loan, kind: 'integer', min, max } as const;
}

export function count<const Unit extends FieldUnit>(unit: Unit, min: number, max: number) {
  return { ...integer(min, max), unit } as const;
}

export function code<const List extends string>(codes: List) {
  return { ...loan, kind: 'code', codes } as const;
}

/** The same field, computed by the LOS and never accepted from a caller. */
export function computed<const Spec extends FieldSpec>(spec: Spec): Spec & { readonly computed: true } {
  return { ...spec, computed: true };
}

/** The same field, moved only by an operation of the LOS. */
export function guarded<const Spec extends FieldSpec>(spec: Spec): Spec & { readonly guarded: true } {
  return { ...spec, guarded: true };
}
