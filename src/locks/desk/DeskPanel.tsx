import { Button, IconButton, Skeleton } from '@mui/material';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import type { DeskRow } from '../../../domain/locks/lock-desk.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { useFormats } from '../../providers/i18n/useFormats';
import { ErrorState } from '../../ui/ErrorState';
import { FactList } from '../../ui/FactList';
import { Box, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { useLock } from '../useLock';
import { useLockText } from '../useLockText';
import { DeskDecision } from './DeskDecision';

interface Props {
  readonly row: DeskRow;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBack: () => void;
  readonly onDecided: () => void;
}

function Head({ row, onStep, onBack }: Omit<Props, 'onDecided'>) {
  const { t } = useLockText();
  return (
    <Row justify="space-between" gap="s2" align="start">
      <Row gap="s2" align="start" minInlineSize={0}>
        <Box fromLg={{ display: 'none' }}>
          <IconButton size="small" aria-label={t('desk.back')} onClick={onBack}>
            <ArrowLeft size={16} aria-hidden="true" className="flips" />
          </IconButton>
        </Box>
        <Box minInlineSize={0}>
          <Text as="p" color="text-2">
            <bdi>{row.loanNum}</bdi> · <bdi>{row.company ?? row.branch ?? '–'}</bdi>
          </Text>
          <Text as="h2" size="h3" weight={600}>
            <bdi>{row.borrower}</bdi>
          </Text>
        </Box>
      </Row>
      <Row flex="none" gap={4}>
        <IconButton size="small" aria-label={t('desk.previous')} title={t('desk.previous')} onClick={() => onStep(-1)}>
          <ChevronUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton size="small" aria-label={t('desk.next')} title={t('desk.next')} onClick={() => onStep(1)}>
          <ChevronDown size={16} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  );
}

/** The selected request: what is asked for and by whom, its price as desk and broker see it, and the decisions. */
export function DeskPanel({ row, onDecided, ...props }: Props) {
  const { t, asked } = useLockText();
  const { instant } = useFormats();
  const { data: lock, error, refetch } = useLock(row.loanNum);
  const request = lock?.request;
  return (
    <Stack as="section" gap="s4" padding="s4" aria-label={t('desk.selected')}>
      <Head row={row} {...props} />
      <FactList
        groups={[
          [
            { label: t('desk.request'), value: asked(row) },
            { label: t('desk.amount'), value: formatMoney(row.amount) },
            { label: t('desk.expires'), value: formatDate(request?.expiresOn ?? row.expiresOn) },
            { label: t('desk.requestedBy'), value: t('desk.byAt', { name: row.by, at: instant(row.at) }) },
          ],
        ]}
      />
      {[request?.reason, request?.impoundNote].filter(Boolean).map((note) => (
        <Text
          as="p"
          key={note}
          dir="auto"
          padding="s2 s3"
          border
          radius="m"
          background="canvas"
          overflowWrap="anywhere"
        >
          {note}
        </Text>
      ))}
      {row.suspended && (
        <Note as="p" dir="auto">
          {t('pending.suspended', { name: row.suspended.by, reason: row.suspended.reason })}
        </Note>
      )}
      {error && !lock ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!lock && !error && <Skeleton variant="rounded" height={360} />}
      {lock && <DeskDecision key={`${lock.loanNum} ${lock.version}`} lock={lock} onDecided={onDecided} />}
      <Button component={Link} variant="text" to={loanPath(row.loanNum, 'rate-lock')}>
        {t('desk.open')}
      </Button>
    </Stack>
  );
}
