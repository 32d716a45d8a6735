import { useWatch } from 'react-hook-form';
import { type DeliveryMethod, deliveryMethods } from '../../domain/disclosure/calendar/disclosure-clock';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { ownValue } from '../../domain/tables/own-value';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { useDisclosuresText } from './useEstimates';

/** The fields of a dialog that sends a disclosure. */
export interface DeliveryValues {
  method: DeliveryMethod;
  consentOn: string;
  consentHow: string;
}

type Known = LoanEstimates['next']['consent'];

/** What the dialog begins with: electronic delivery needs the consent of the borrowers. */
export const deliveryValues = (known: Known, today: string): DeliveryValues => ({
  ...{ method: known ? 'electronic' : 'mail', consentOn: today, consentHow: '' },
});

/** The method and the stated consent as the calls take them. */
export const deliveryBody = ({ method, consentOn, consentHow }: DeliveryValues, known: Known) => ({
  method,
  consent: method === 'electronic' && known === null ? { on: consentOn, evidence: consentHow } : null,
});

const consentInputs: Readonly<Record<string, string>> = {
  consent: 'consentOn',
  'consent.on': 'consentOn',
  'consent.evidence': 'consentHow',
};

/** The input of a field that the server refuses. */
export const deliveryInput = (name: string): string =>
  ownValue(consentInputs, name) ?? name.replace(/^(choices|correction)\./, '');

interface Props {
  readonly consent: Known;
  readonly today: string;
}

/** How a disclosure reaches the borrowers, and their consent if it is sent electronically. */
export function DeliveryInputs({ consent, today }: Props) {
  const { t } = useDisclosuresText();
  const { method } = useWatch<DeliveryValues>() as DeliveryValues;
  return (
    <>
      <ChoiceInput
        name="method"
        spec={{ kind: 'text' }}
        label={t('delivery')}
        help={t(`deliveryHelp.${method}`)}
        choices={deliveryMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        required
      />
      {method === 'mail' && !consent && <Note size="body">{t('noConsent')}</Note>}
      {method === 'electronic' && consent && (
        <Note size="body">
          {t('consented', { date: formatDate(consent.on), evidence: consent.evidence ?? t('consentInPortal') })}
        </Note>
      )}
      {method === 'electronic' && !consent && (
        <InputGrid columns={2}>
          <KindInput name="consentOn" spec={{ kind: 'date' }} label={t('consentOn')} max={today} required />
          <KindInput
            name="consentHow"
            spec={{ kind: 'text', maxLength: 200 }}
            label={t('consentHow')}
            help={t('consentHelp')}
            required
          />
        </InputGrid>
      )}
    </>
  );
}
