import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { useServicingText } from './useServicingText';

/** Months whose payment is late, or that the loan is current. */
export function MissingMonths({ count }: { readonly count: number | null }) {
  const { t } = useServicingText();
  if (count === null) return null;
  return (
    <DotLabel fill={token(count > 0 ? 'dot-red' : 'dot-green')}>
      {count > 0 ? t('missing', { count }) : t('current')}
    </DotLabel>
  );
}
