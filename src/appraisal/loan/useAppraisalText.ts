import { useLocale, useTranslate } from 'react-admin';
import { isolated } from '../../pricing/public';
import { useFormats } from '../../providers/i18n/useFormats';

/** Texts about the appraisals of a loan in the user's language. */
export function useAppraisalText() {
  const translate = useTranslate();
  const { line, instant } = useFormats();
  const rtl = useLocale() === 'ar';
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(`appraisals.${key}`, rtl ? isolated(values) : { ...values });
  /** Facts in one line; each keeps its own direction. */
  const facts = (parts: readonly (string | null | undefined | false)[]): string =>
    parts
      .filter((part): part is string => Boolean(part))
      .map((part) => (rtl ? `\u2068${part}\u2069` : part))
      .join(' · ');
  return { t, facts, line, instant };
}
