import type { ComponentType } from 'react';
import type { FieldKind } from '../../domain/loan/fields/field';
import { CodeInput } from './CodeInput';
import { CodesInput } from './CodesInput';
import { TypedInput } from './TypedInput';
import { type FieldInputProps, specOf } from './useFieldControl';
import { YesNoInput } from './YesNoInput';

/** Kinds that are chosen; all others are typed. */
const chosen: Partial<Record<FieldKind, ComponentType<FieldInputProps>>> = {
  code: CodeInput,
  state: CodeInput,
  codes: CodesInput,
  yesno: YesNoInput,
};

/** The input of a field, by its kind in the field table: `<FieldInput name="sNoteIR" />` inside any form. */
export function FieldInput(props: FieldInputProps) {
  const Input = chosen[specOf(props.name).kind] ?? TypedInput;
  return <Input {...props} />;
}
