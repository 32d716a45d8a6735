import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { type LoanDocument, loanDisplayName } from '../../domain/loan/document';
import { LOCK_PERIODS } from '../../domain/pricing/lock-term';
import { useFormats } from '../providers/i18n/useFormats';
import { LoanSummaryButton } from '../shell/panel/LoanSummaryButton';
import { Row, Text } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { StatusDot } from '../ui/StatusDot';
import { usePricingText } from './usePricingText';

interface Props {
  /** The loan, or `noLoan`. */
  readonly loan: LoanDocument;
  /** When the displayed list was priced, in milliseconds; 0 before the first list. */
  readonly pricedAt: number;
  readonly busy: boolean;
  readonly lockDays: number;
  readonly onLockDays: (days: number) => void;
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
}

/** The loan, the time of pricing and the lock period. */
export function PricingHead({ loan, pricedAt, busy, lockDays, onLockDays, title, actions }: Props) {
  const { t } = usePricingText();
  const { clock } = useFormats();
  const name = loanDisplayName(loan);
  const isLoan = loan.sLNm !== '';
  return (
    <PageHead
      above={
        isLoan && (
          <Row as="p" wrap gap="s2" marginBlockEnd={4}>
            <Text as="bdi" color="text-3" dir="ltr">
              [{loan.sLNm}]
            </Text>
            {name && (
              <Text as="b" weight={500}>
                <bdi>{name}</bdi>
              </Text>
            )}
            <StatusDot status={loan.sStatusT} badge />
          </Row>
        )
      }
      title={title ?? t('title')}
      actions={
        <>
          <Text color="text-3" fromMd={{ minInlineSize: 108, textAlign: 'end' }} role="status">
            {busy ? t('pricing') : pricedAt > 0 ? t('pricedAt', { time: clock(pricedAt) }) : ''}
          </Text>
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
          {actions}
          {isLoan && <LoanSummaryButton onlyAsDrawer />}
        </>
      }
    />
  );
}
