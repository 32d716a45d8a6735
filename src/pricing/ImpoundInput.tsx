import { TextField } from '@mui/material';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

/** Whether taxes and insurance are impounded: a boolean shown as a select. */
export function ImpoundInput({ scenario: { values, set } }: { readonly scenario: Scenario }) {
  const { t } = usePricingText();
  return (
    <TextField
      select
      id="scenario-sProdImpound"
      label={t('field.sProdImpound')}
      value={values.sProdImpound ? 'full' : 'none'}
      onChange={({ target }) => set('sProdImpound', target.value === 'full')}
      slotProps={{ select: { native: true } }}
    >
      <option value="full">{t('impound.full')}</option>
      <option value="none">{t('impound.none')}</option>
    </TextField>
  );
}
