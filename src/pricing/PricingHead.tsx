import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type LoanDocument, loanDisplayName } from '../../domain/loan/document';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { PageHead } from '../ui/PageHead';
import { StatusDot } from '../ui/StatusDot';
import { usePricingText } from './usePricingText';

const LoanLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('s2'),
  marginBlockEnd: 4,
  '& > bdi:first-of-type': { color: token('text-3') },
  '& > b': { fontWeight: 500 },
});

const Priced = styled('span')(({ theme }) => ({
  color: token('text-3'),
  [theme.breakpoints.up('md')]: { minInlineSize: 108, textAlign: 'end' },
}));

interface Props {
  readonly loan: LoanDocument;
  /** When the shown list was priced, in milliseconds; 0 where there is none yet. */
  readonly pricedAt: number;
  readonly busy: boolean;
  readonly lockDays: number;
  readonly onLockDays: (days: number) => void;
}

/** Which loan, when it was priced, and the lock period. */
export function PricingHead({ loan, pricedAt, busy, lockDays, onLockDays }: Props) {
  const { t } = usePricingText();
  const { clock } = useFormats();
  const name = loanDisplayName(loan);
  return (
    <PageHead
      above={
        <LoanLine>
          <bdi dir="ltr">[{loan.sLNm}]</bdi>
          {name && (
            <b>
              <bdi>{name}</bdi>
            </b>
          )}
          <StatusDot status={loan.sStatusT} badge />
        </LoanLine>
      }
      title={t('title')}
      actions={
        <>
          <Priced role="status">
            {busy ? t('pricing') : pricedAt > 0 ? t('pricedAt', { time: clock(pricedAt) }) : ''}
          </Priced>
          <ToggleButtonGroup
            exclusive
            value={lockDays}
            aria-label={t('field.sProdRLckdDays')}
            onChange={(_, days: number | null) => days !== null && onLockDays(days)}
          >
            {LOCK_PERIODS.map((days) => (
              <ToggleButton key={days} value={days}>
                {t('days', { count: days, smart_count: days })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </>
      }
    />
  );
}
