import { useLocale, useTranslate } from 'react-admin';
import type { WorksheetLine } from '../../domain/fees/worksheet';
import { formatAmount, formatCentsAsMoney } from '../../domain/format/money';
import { formatCents } from '../../domain/numbers/fixed';
import { isolated } from '../pricing/public';

/** `+22.50`, `−47.00` or a dash. The sign is a typographical minus, as in the table of the form. */
export const changeText = (cents: number): string =>
  cents === 0 ? '–' : `${cents > 0 ? '+' : '−'}${formatAmount(formatCents(Math.abs(cents)))}`;

/** `1,095.00` or `−500.00`. */
export const amountText = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${formatAmount(formatCents(Math.abs(cents)))}`;

/** `$1,095.00` or `−$500.00`. */
export const moneyText = (cents: number): string => `${cents < 0 ? '−' : ''}${formatCentsAsMoney(Math.abs(cents))}`;

/** Texts about fees in the user's language. */
export function useFeesText() {
  const translate = useTranslate();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`fees.${key}`, rtl ? isolated(values) : { ...values });
  /** The name of a line: as entered, or of its type with its months or days. */
  const lineName = ({ source, label, type, months, days }: WorksheetLine): string => {
    if (source === 'fee') return label;
    if (source === 'aggregate') return t('aggregate');
    const name = translate(`fees.types.${type}`, { _: label });
    if (days !== undefined) return t('ofDays', { name, count: days, smart_count: days });
    return months === undefined ? name : t('ofMonths', { name, count: months, smart_count: months });
  };
  return {
    t,
    lineName,
    typeName: (type: string, label: string): string => translate(`fees.types.${type}`, { _: label }),
  };
}
