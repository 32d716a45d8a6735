import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { accessKinds, complexities, payers } from '../../../domain/appraisal/order-codes';
import { formatMoney } from '../../../domain/format/money';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { KindInput } from '../../fields/KindInput';
import { InputGrid, WideInput } from '../../ui/InputGrid';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import type { OrderValues } from './order-form';
import { useAppraisalText } from './useAppraisalText';
import { useFee } from './useFee';

interface Props {
  readonly loanNum: string;
  readonly data: AppraisalsPage;
}

const asText = { kind: 'text' } as const;

/** What the chosen company charges, by the schedule. */
function Fee({ loanNum, data }: Props) {
  const { t } = useAppraisalText();
  const fee = useFee(loanNum, data.loanVersion);
  if (!fee) return null;
  return (
    <Text as="p" weight={500} aria-live="polite">
      {fee.fee === null
        ? t('feeIsQuoted')
        : t('feeIs', { amount: formatMoney(fee.fee), days: fee.days ?? '', area: fee.area ?? '' })}
    </Text>
  );
}

/** What is ordered from whom, and at which price. */
function OrderSection(props: Props) {
  const { t } = useAppraisalText();
  const { data } = props;
  const form = useWatch<OrderValues, 'form'>({ name: 'form' });
  return (
    <Section title={t('order')}>
      <Stack gap="s4">
        <InputGrid columns={2}>
          <ChoiceInput
            name="company"
            spec={asText}
            label={t('company')}
            required
            choices={data.companies.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <ChoiceInput
            name="form"
            spec={asText}
            label={t('form')}
            required
            choices={data.forms.map((value) => ({ value, label: value }))}
          />
          <ChoiceInput
            name="complexity"
            spec={asText}
            label={t('complexity')}
            required
            choices={complexities.map((value) => ({ value, label: t(`complexities.${value}`) }))}
          />
          <KindInput name="isRush" spec={{ kind: 'yesno' }} label={t('rush')} required />
        </InputGrid>
        {data.needsUad && form !== 'UAD 3.6' && <Alert severity="warning">{t('uadNeeded')}</Alert>}
        <Fee {...props} />
        <InputGrid columns={2}>
          <KindInput
            name="manualAmt"
            spec={{ kind: 'money', min: 0, max: 99_999 }}
            label={t('manualAmt')}
            help={t('manualHelp')}
          />
          <KindInput name="manualReason" spec={{ kind: 'text', maxLength: 300 }} label={t('manualReason')} />
          <ChoiceInput
            name="payer"
            spec={asText}
            label={t('payer')}
            required
            choices={payers.map((value) => ({ value, label: t(`payers.${value}`) }))}
          />
        </InputGrid>
        {!data.mayCharge && <Alert severity="info">{t('beforeIntent')}</Alert>}
      </Stack>
    </Section>
  );
}

/** Who opens the door, and what the company should know. */
function AccessSection() {
  const { t } = useAppraisalText();
  return (
    <Section title={t('access')}>
      <InputGrid columns={2}>
        <ChoiceInput
          name="access.kind"
          spec={asText}
          label={t('accessKind')}
          required
          choices={accessKinds.map((value) => ({ value, label: t(`accessKinds.${value}`) }))}
        />
        <KindInput name="access.name" spec={{ kind: 'text', maxLength: 120 }} label={t('contactName')} />
        <KindInput name="access.phone" spec={{ kind: 'phone' }} label={t('contactPhone')} />
        <KindInput name="access.email" spec={{ kind: 'email' }} label={t('contactEmail')} />
        <WideInput>
          <KindInput name="instructions" spec={{ kind: 'note', maxLength: 1000 }} label={t('instructions')} />
        </WideInput>
        <WideInput>
          <Note as="p">{t('independence')}</Note>
        </WideInput>
      </InputGrid>
    </Section>
  );
}

/** The inputs of an order. */
export function OrderInputs(props: Props) {
  return (
    <>
      <OrderSection {...props} />
      <AccessSection />
    </>
  );
}
