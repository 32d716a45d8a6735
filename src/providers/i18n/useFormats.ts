import { useLocale } from 'react-admin';
import { type Formats, formatsOf } from '../../i18n/formats';
import { languages } from '../../i18n/language';

/** How the person's language writes counts, times, lists and sizes. */
export function useFormats(): Formats {
  const locale = useLocale();
  return formatsOf(languages.find((language) => language === locale) ?? 'en');
}
