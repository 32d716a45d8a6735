import { Alert } from '@mui/material';
import { formatDate } from '../../domain/format/date';
import { formatPercent } from '../../domain/format/percent';
import type { UnrecordedLock } from '../../domain/locks/lock.schemas';
import { priceText } from '../pricing/public';
import { Text } from '../ui/layout/primitives';
import { stateOf } from './lock-figures';
import { useLockText } from './useLockText';

/** What the loan tells of its lock, and why it cannot be priced, extended or confirmed. */
export function UnrecordedNotice({ lock }: { readonly lock: UnrecordedLock }) {
  const { t } = useLockText();
  const { status, rate, price, expiresOn, program } = lock;
  return (
    <Alert severity="warning">
      <Text as="p" weight={600}>
        {t(`states.${stateOf({ status, lock: null, unrecorded: lock })}`)}
      </Text>
      <Text as="p">
        {t('unrecorded.facts', {
          rate: rate === null ? '–' : formatPercent(rate),
          price: price === null ? '–' : priceText(price),
          date: expiresOn === null ? '–' : formatDate(expiresOn),
        })}
      </Text>
      <Text as="p">{t('unrecorded.text', { program: program ?? '–' })}</Text>
    </Alert>
  );
}
