import { useTranslate } from 'react-admin';
import { defaultBusinessHours, isBusinessTime } from '../../../domain/loan/business-hours';
import { PanelHead, PanelNote } from './PanelParts';

/** When the lender can be reached, and whether that is now (CONST-01). */
export function OfficeHours() {
  const translate = useTranslate();
  const open = isBusinessTime(new Date(), defaultBusinessHours);
  return (
    <section>
      <PanelHead>{translate('navigation.panel.hours')}</PanelHead>
      <p>{translate('navigation.panel.hoursText')}</p>
      <PanelNote>{translate(open ? 'navigation.panel.openNow' : 'navigation.panel.closedNow')}</PanelNote>
    </section>
  );
}
