import { useController } from 'react-hook-form';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';
import { SelectField } from '../fields/SelectField';
import type { ScenarioValues } from './scenario-values';
import { usePricingText } from './usePricingText';

/** The lock period as a choice, on pages without its buttons at the head. */
export function LockInput() {
  const { t } = usePricingText();
  const { field } = useController<ScenarioValues, 'sProdRLckdDays'>({ name: 'sProdRLckdDays' });
  return (
    <SelectField
      id="scenario-sProdRLckdDays"
      field={{ ...field, value: String(field.value) }}
      label={t('field.sProdRLckdDays')}
      choices={LOCK_PERIODS.map((days) => ({
        value: String(days),
        label: t('days', { count: days, smart_count: days }),
      }))}
      none={false}
      onChoose={(days) => field.onChange(Number(days))}
    />
  );
}
