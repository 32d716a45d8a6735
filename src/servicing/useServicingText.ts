import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { missing } from '../../domain/format/parsed';

/** Texts of servicing, amounts and dates. */
export function useServicingText() {
  const translate = useTranslate();
  return {
    t: (key: string, values?: Readonly<Record<string, string | number>>): string =>
      translate(`servicing.${key}`, {
        ...values,
        ...(values && 'count' in values ? { smart_count: values.count } : {}),
      }),
    money: (value: string | null): string => (value === null ? missing : formatMoney(value)),
    /** An amount of which nothing is a dash. */
    some: (value: string): string => (Number(value) === 0 ? missing : formatMoney(value)),
    date: (value: string | null): string => formatDate(value),
  };
}
