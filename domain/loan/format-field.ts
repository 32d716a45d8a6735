import { formatDate, formatInstant } from '../format/date';
import { formatDecimal } from '../format/decimal';
import { formatInteger } from '../format/integer';
import { formatMoney } from '../format/money';
import { missing } from '../format/parsed';
import { formatPercent } from '../format/percent';
import { formatPhone } from '../format/phone';
import { maskSsn } from '../format/ssn';
import type { ValueSpec } from './fields/field';

/** Decimals of a field: its own, or 2 for money and 3 for percentages (decisions FORMAT-12). */
export function scaleOf(spec: Pick<ValueSpec, 'kind' | 'scale'>): number {
  return spec.scale ?? (spec.kind === 'money' ? 2 : 3);
}

/**
 * A stored value for tables and panels, for every kind except codes, yes/no and states, whose texts are messages. Shows the
 * last four digits of a social security number, and an en dash for a missing value.
 */
export function formatField(spec: ValueSpec, value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  if (typeof value === 'number') return formatInteger(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? missing : value.join(', ');
  const text = String(value);
  switch (spec.kind) {
    case 'money':
      return formatMoney(text, scaleOf(spec), spec.parentheses);
    case 'percent':
      return formatPercent(text, scaleOf(spec));
    case 'decimal':
      return formatDecimal(text, { scale: scaleOf(spec) });
    case 'date':
      return formatDate(text);
    case 'instant':
      return formatInstant(text);
    case 'phone':
      return formatPhone(text);
    case 'ssn':
      return maskSsn(text);
    default:
      return text;
  }
}
