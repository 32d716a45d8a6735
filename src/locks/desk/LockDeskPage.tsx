import { Skeleton } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import { usePageKeys } from '../../shell/keys/usePageKeys';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Stack, Text } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { useLockText } from '../useLockText';
import { DeskFilters } from './DeskFilters';
import { DeskPanel } from './DeskPanel';
import { DeskQueue } from './DeskQueue';
import { DeskStrip } from './DeskStrip';
import { ExpiringByDay } from './ExpiringByDay';
import { useDesk, useDeskView } from './useDeskView';

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s2" padding="s4" role="status" aria-label={translate('states.loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} variant="rounded" height={32} />
      ))}
    </Stack>
  );
}

/** /main/internal/lock-desk: the requests that wait, and the decision about the selected one. */
export function LockDeskPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { t } = useLockText();
  const view = useDeskView();
  const list = useRef<HTMLDivElement>(null);
  const { data: desk, error, refetch } = useDesk(view);
  const rows = desk?.rows ?? [];
  const at = rows.findIndex(({ loanNum }) => loanNum === view.loanNum);
  const selected = rows[at];
  const show = (loanNum: string | undefined): void => {
    view.select(loanNum ?? null);
    if (loanNum) list.current?.querySelector<HTMLElement>(`[data-loan="${CSS.escape(loanNum)}"]`)?.focus();
  };
  const step = (by: 1 | -1): void => {
    const to = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by));
    show(rows[to]?.loanNum);
  };
  usePageKeys((key) => {
    if (key === 'j' || key === 'arrowdown') step(1);
    else if (key === 'k' || key === 'arrowup') step(-1);
    else if (key === 'o' && selected) void navigate(loanPath(selected.loanNum, 'rate-lock'));
    else return false;
    return true;
  });
  return (
    <Stack gap="s4">
      <PageHead title={translate('pages.lockDesk')} />
      {desk && <DeskStrip desk={desk} />}
      <Stack
        border
        radius="l"
        background="surface"
        overflow="clip"
        fromLg={{ columns: selected ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)' }}
      >
        <Box minInlineSize={0} belowLg={{ display: selected ? 'none' : 'block' }}>
          <DeskFilters view={view} desk={desk} />
          {error && !desk ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {!desk && !error && <Waiting />}
          {desk && <DeskQueue desk={desk} view={view} list={list} />}
          {desk && rows.length > 0 && !selected && (
            <Text as="p" padding="s4" color="text-2" textAlign="center">
              {t('desk.selectOne')}
            </Text>
          )}
        </Box>
        {selected && (
          <Box minInlineSize={0} fromLg={{ lineStart: true }}>
            <DeskPanel
              key={selected.loanNum}
              row={selected}
              onStep={step}
              onBack={() => view.select(null)}
              onDecided={() => show((rows[at + 1] ?? rows[at - 1])?.loanNum)}
            />
          </Box>
        )}
      </Stack>
      <ExpiringByDay />
    </Stack>
  );
}
