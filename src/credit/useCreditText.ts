import { useLocale, useTranslate } from 'react-admin';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';
import { isolated } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';

/** Texts about credit in the user's language. */
export function useCreditText() {
  const translate = useTranslate();
  const { line, instant } = useFormats();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`credit.${key}`, rtl ? isolated(values) : { ...values });
  const counted = (key: string, count: number): string => t(key, { count, smart_count: count });
  /** Facts in one line; each keeps its own direction. */
  const facts = (parts: readonly string[]): string =>
    parts.map((part) => (rtl ? `\u2068${part}\u2069` : part)).join(' · ');
  const name = (loan: Pick<LoanDocument, 'applicants'>, owner: Owner): string => borrowerName(loan, owner) || owner;
  const names = (loan: Pick<LoanDocument, 'applicants'>, owners: readonly Owner[]): string =>
    line(owners.map((owner) => name(loan, owner)));
  return { t, counted, facts, name, names, line, instant };
}
