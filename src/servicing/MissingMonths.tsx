import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Note } from '../ui/layout/primitives';
import { useServicingText } from './useServicingText';

/** Months whose payment is late, or that the loan is current; null if that is not calculated. */
export function MissingMonths({ count }: { readonly count: number | null }) {
  const { t } = useServicingText();
  if (count === null) return <Note>{t('notCalculated')}</Note>;
  return (
    <DotLabel fill={token(count > 0 ? 'dot-red' : 'dot-green')}>
      {count > 0 ? t('missing', { count }) : t('current')}
    </DotLabel>
  );
}
