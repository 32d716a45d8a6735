import { Button } from '@mui/material';
import { type FormEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { quickScenarioFields } from '../../../domain/pricing/quick-scenario';
import { showServerErrors } from '../../fields/form-errors';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { Row, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { usePricingText } from '../usePricingText';
import { lockPeriods, occupancies, propertyTypes, purposes, type QuickValues } from './quick-form';

interface Props {
  readonly form: UseFormReturn<QuickValues>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onAsk: (values: QuickValues) => void;
}

/** The quick-pricing scenario: eight fields and the button that requests prices. */
export function QuickForm({ form, busy, error, onAsk }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const { handleSubmit, watch } = form;
  useEffect(() => {
    showServerErrors(form, error);
  }, [error, form]);
  const isPurchase = watch('sLPurposeT') === '0';
  const coded = (list: string, codes: readonly string[]) =>
    codes.map((value) => ({ value, label: translate(`codes.${list}.${value}`) }));
  const submit = (event: FormEvent): void => void handleSubmit(onAsk)(event);
  return (
    <RecordFieldsProvider value={quickScenarioFields}>
      <FormProvider {...form}>
        <Section title={translate('quickPricing.scenario')}>
          <form onSubmit={submit} noValidate>
            <Stack minColumn={216} gap="s4" align="start">
              <RecordInput source="sLPurposeT" label={t('field.sLPurposeT')} choices={coded('sLPurposeT', purposes)} />
              <RecordInput source="sProdSpT" label={t('field.sProdSpT')} choices={coded('sProdSpT', propertyTypes)} />
              <RecordInput
                source="sOccTPe"
                label={t('field.sOccTPe')}
                choices={occupancies.map((value) => ({ value, label: t(`occupancy.${value}`) }))}
              />
              <RecordInput source="sApprVal" label={t(isPurchase ? 'field.sPurchPrice' : 'field.sApprVal')} />
              <RecordInput source="sLAmtCalc" label={t('field.sLAmtCalc')} />
              <RecordInput source="sCreditScoreType2" label={t('field.sCreditScoreType2')} />
              <RecordInput source="sSpZip" label={t('field.sSpZip')} />
              <RecordInput
                source="sProdRLckdDays"
                label={t('field.sProdRLckdDays')}
                choices={lockPeriods.map((value) => ({
                  value,
                  label: t('days', { count: Number(value), smart_count: Number(value) }),
                }))}
              />
            </Stack>
            <Row justify="flex-end" align="stretch" marginBlockStart="s4">
              <Button type="submit" variant="contained" loading={busy} sx={{ inlineSize: { xs: '100%', sm: 'auto' } }}>
                {translate('quickPricing.ask')}
              </Button>
            </Row>
          </form>
        </Section>
      </FormProvider>
    </RecordFieldsProvider>
  );
}
