import { Button } from '@mui/material';
import { useState } from 'react';
import { formatMoney } from '../../domain/format/money';
import type { AprWorksheet } from '../../domain/pricing/pricing.schemas';
import { Box } from '../ui/layout/primitives';
import { SumLine } from './SumLine';
import { usePricingText } from './usePricingText';

/** More levels than this are folded to the first ones and the last. */
const MOST_LEVELS = 4;

/** The payments of an APR as level after level, folded if insurance falls every year. */
export function AprPayments({ payments }: { readonly payments: AprWorksheet['Payments'] }) {
  const { t } = usePricingText();
  const [all, setAll] = useState(false);
  let paid = 0;
  const levels = payments.map(({ Count, Amount }) => {
    const from = paid + 1;
    paid += Count;
    const numbers = { from: String(from), to: String(paid) };
    const label = Count === 1 ? t('aprSheet.payment', numbers) : t('aprSheet.payments', numbers);
    return <SumLine key={from} label={label} value={`${Count} × ${formatMoney(Amount)}`} />;
  });
  const folds = levels.length > MOST_LEVELS;
  const shown = folds && !all ? [...levels.slice(0, MOST_LEVELS - 2), levels.at(-1)] : levels;
  const count = { count: levels.length, smart_count: levels.length };
  return (
    <>
      <Box as="dl">{shown}</Box>
      {folds && (
        <Button variant="text" size="small" onClick={() => setAll(!all)}>
          {all ? t('aprSheet.fewerPayments') : t('aprSheet.allPayments', count)}
        </Button>
      )}
    </>
  );
}
