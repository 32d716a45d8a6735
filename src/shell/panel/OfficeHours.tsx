import { useTranslate } from 'react-admin';
import { isBusinessTime } from '../../../domain/loan/business-hours';
import { hoursText } from '../../i18n/hours-text';
import { useLanguage } from '../../providers/i18n/useLanguage';
import { Text } from '../../ui/layout/primitives';
import { useLender } from '../lender';
import { PanelHead } from './PanelParts';

/** The lender's office hours, and whether it is open now (CONST-01). */
export function OfficeHours() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const lender = useLender();
  const open = isBusinessTime(new Date(), lender);
  const hours = hoursText(language, (sentence, values) => translate(`access.welcome.${sentence}`, values), lender);
  return (
    <section>
      <PanelHead>{translate('navigation.panel.hours')}</PanelHead>
      <p>{hours}</p>
      <Text as="p" color="text-3">
        {translate(open ? 'navigation.panel.openNow' : 'navigation.panel.closedNow')}
      </Text>
    </section>
  );
}
