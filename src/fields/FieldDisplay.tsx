import type { FieldKind } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { useFieldWords } from './useFieldWords';

/** Kinds whose characters are compared one below the other. */
const figures: readonly (FieldKind | undefined)[] = [
  'money',
  'percent',
  'decimal',
  'integer',
  'date',
  'instant',
  'phone',
  'ssn',
  'zip',
];

interface Props {
  /** LOS name, as in the field table. */
  readonly name: string;
  readonly value: unknown;
}

/** A stored value as its kind is shown; numbers, codes and dates stay readable left to right in Arabic. */
export function FieldDisplay({ name, value }: Props) {
  const { text } = useFieldWords();
  return <bdi className={figures.includes(fieldSpec(name)?.kind) ? 'num' : undefined}>{text(name, value)}</bdi>;
}
