import { get } from 'react-hook-form';
import { missing } from '../../../domain/format/parsed';
import type { LoanDocument } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { FieldBox } from '../../fields/FieldBox';
import { inputText } from '../../fields/read-field';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFieldUnit } from '../../fields/useFieldUnit';
import { useDraftLoan } from '../edit/draft';

interface Props {
  readonly name: string;
  /** Path of the value in the loan. */
  readonly source: string;
}

const valueAt = (loan: LoanDocument, source: string): unknown => get(loan, source) ?? null;

/** A field computed from the draft, not from saved values. */
export function ComputedField({ name, source }: Props) {
  const { label, text } = useFieldLabels();
  const value = valueAt(useDraftLoan(), source);
  const spec = fieldSpec(name) ?? { kind: 'text' };
  const unit = useFieldUnit(spec);
  const isMissing = value === null;
  const isCode = spec.kind === 'code';
  return (
    <FieldBox
      {...(isMissing ? { numeric: unit.numeric } : unit)}
      label={label(name)}
      name={source}
      text={isMissing ? missing : isCode ? text(name, value) : inputText(spec, value)}
      direction={isCode ? 'auto' : 'ltr'}
      readOnly
    />
  );
}
