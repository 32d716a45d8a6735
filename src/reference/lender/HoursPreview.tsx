import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { readSettings, settingsFrom } from '../../../domain/lender/read-settings';
import { hoursText } from '../../i18n/hours-text';
import { useLanguage } from '../../providers/i18n/useLanguage';
import { Text } from '../../ui/layout/primitives';

/** The business hours as a sentence, updated while the user types. */
export function HoursPreview() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const [opens, closes, days] = useWatch({ name: ['opens', 'closes', 'days'] });
  const { values, fields } = readSettings({ opens, closes, days }, settingsFrom({}));
  if (Object.keys(fields).length > 0) return null;
  const hours = { ...settingsFrom({}), ...values };
  return (
    <Text as="p" gridColumn="1 / -1" color="text-2">
      {hoursText(language, (sentence, words) => translate(`access.welcome.${sentence}`, words), hours)}
    </Text>
  );
}
