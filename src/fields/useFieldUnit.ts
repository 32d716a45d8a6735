import { useTranslate } from 'react-admin';
import type { FieldKind, ValueSpec } from '../../domain/loan/fields/field';
import type { FieldBoxProps } from './FieldBox';

const numericKinds: readonly FieldKind[] = ['money', 'percent', 'decimal', 'integer'];

/** The unit shown inside a field's control, and whether the field is numeric. */
export function useFieldUnit(spec: ValueSpec): Pick<FieldBoxProps, 'start' | 'end' | 'numeric'> {
  const translate = useTranslate();
  if (spec.kind === 'money') return { start: '$', numeric: true };
  if (spec.kind === 'percent') return { end: '%', numeric: true };
  if (spec.unit) return { end: translate(`inputs.unit.${spec.unit}`), numeric: true };
  return { numeric: numericKinds.includes(spec.kind) };
}
