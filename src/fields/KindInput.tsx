import type { ComponentType } from 'react';
import { codeTree } from '../../domain/application/demographics/code-trees';
import type { FieldKind, FieldSpec } from '../../domain/loan/fields/field';
import { CodeInput } from './CodeInput';
import { CodesInput } from './CodesInput';
import { TreeInput } from './codes/TreeInput';
import { DateInput } from './DateInput';
import { ReadOnlyField } from './ReadOnlyField';
import { SsnInput } from './ssn/SsnInput';
import { TypedInput } from './TypedInput';
import { type FieldInputProps, specOf } from './useFieldControl';
import { YesNoInput } from './YesNoInput';

/** Kinds with an input of their own; all others are typed. */
const inputs: Partial<Record<FieldKind, ComponentType<FieldInputProps>>> = {
  code: CodeInput,
  state: CodeInput,
  codes: CodesInput,
  yesno: YesNoInput,
  date: DateInput,
  instant: ReadOnlyField,
  ssn: SsnInput,
};

/** Fields that the LOS computes are read-only. */
const isSetElsewhere = ({ computed, guarded }: Partial<FieldSpec>): boolean => computed === true || guarded === true;

/** The input of a value of any kind. Its `label` is given: only fields of a loan have one of their own. */
export function KindInput(props: FieldInputProps) {
  const spec = specOf(props);
  if (spec.kind !== 'ssn' && (props.readOnly || isSetElsewhere(spec))) return <ReadOnlyField {...props} />;
  if (spec.codes && codeTree(spec.codes)) return <TreeInput {...props} list={spec.codes} />;
  const Input = inputs[spec.kind] ?? TypedInput;
  return <Input {...props} />;
}
