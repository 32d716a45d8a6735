import { useLocale } from 'react-admin';
import { type Formats, formatsOf } from '../../i18n/formats';
import { languages } from '../../i18n/language';

/** Formats of counts, times, lists and sizes in the user's language. */
export function useFormats(): Formats {
  const locale = useLocale();
  return formatsOf(languages.find((language) => language === locale) ?? 'en');
}
