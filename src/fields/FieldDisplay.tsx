import type { FieldKind } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { SsnDisplay } from './ssn/SsnDisplay';
import { useFieldLabels } from './useFieldLabels';

/** Kinds that use tabular figures. */
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
  /** The loan whose hidden number may be revealed. Absent: the number stays hidden. */
  readonly loanNum?: string | undefined;
  /** Index of the application, from 0. */
  readonly applicant?: number;
}

/** A stored value, formatted by its kind. Numbers, codes and dates run left to right in Arabic too. */
export function FieldDisplay({ name, value, loanNum, applicant = 0 }: Props) {
  const { text } = useFieldLabels();
  const kind = fieldSpec(name)?.kind;
  if (kind === 'ssn' && loanNum !== undefined)
    return <SsnDisplay value={value} loanNum={loanNum} applicant={applicant} field={name} />;
  return <bdi className={figures.includes(kind) ? 'num' : undefined}>{text(name, value)}</bdi>;
}
