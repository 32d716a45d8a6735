import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { useMessageText } from '../providers/i18n/useMessageText';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Note, Stack } from '../ui/layout/primitives';
import { AskDialog } from './AskDialog';
import { CancelForm, CancelRequestForm } from './forms/CancelForm';
import { ExtendForm } from './forms/ExtendForm';
import { FloatDownForm } from './forms/FloatDownForm';
import { LockForm } from './forms/LockForm';
import { RelockForm } from './forms/RelockForm';
import { RepriceForm } from './forms/RepriceForm';
import { firstMode, type LockMode, type ModeState, modesOf } from './lock-modes';
import { type LockAsk, useLockMoves } from './useLockMoves';
import type { LockRequestForm } from './useLockRequest';
import { useLockText } from './useLockText';

interface Props {
  readonly lock: BrokerLock;
  readonly request: LockRequestForm;
  readonly onExtendTo: (date: string | null) => void;
}

const forms = {
  lock: LockForm,
  extend: ExtendForm,
  reprice: RepriceForm,
  floatDown: FloatDownForm,
  relock: RelockForm,
  cancel: CancelForm,
  cancelRequest: CancelRequestForm,
} as const;

function Choice({
  modes,
  mode,
  onMode,
}: {
  modes: readonly ModeState[];
  mode: LockMode;
  onMode: (mode: LockMode) => void;
}) {
  const { t } = useLockText();
  if (modes.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      sx={{
        overflowX: 'auto',
        '& .MuiToggleButton-root': { flex: '1 0 auto', inlineSize: 'auto', paddingInline: 2, whiteSpace: 'nowrap' },
      }}
      value={mode}
      aria-label={t('requestType')}
      onChange={(_event, next: LockMode | null) => next && onMode(next)}
    >
      {modes.map((one) => (
        <ToggleButton key={one.mode} value={one.mode} disabled={!one.allowed && one.mode !== mode}>
          {t(`modes.${one.mode}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What can be asked for now, with its price and cost, and the button that asks for it. */
export function RequestPanel({ lock, request, onExtendTo }: Props) {
  const { t } = useLockText();
  const notify = useNotify();
  const messageText = useMessageText();
  const modes = modesOf(lock);
  const [picked, setPicked] = useState<LockMode | null>(null);
  const [ask, setAsk] = useState<LockAsk | null>(null);
  const moves = useLockMoves(lock.loanNum);
  const mode = modes.find((one) => one.mode === picked)?.mode ?? firstMode(modes);
  const state = modes.find((one) => one.mode === mode);
  if (!mode || !state) return null;
  const Form = forms[mode];
  const others = modes.filter((one) => one.mode !== mode && !one.allowed && one.why !== null);
  const send = (asked: LockAsk): void =>
    moves.send(
      {
        ...asked,
        onStored: () => {
          asked.onStored?.();
          setPicked(null);
          notify('locks.sent', { type: 'success' });
        },
      },
      { onSettled: () => setAsk(null) },
    );
  return (
    <Box as="section" border radius="l" background="surface" padding="s4" aria-label={t('panel')}>
      <Stack gap="s4">
        <Choice modes={modes} mode={mode} onMode={setPicked} />
        {others.map(
          (one) =>
            one.why && (
              <Note as="p" key={one.mode}>
                {t('notNow', { mode: t(`modes.${one.mode}`), why: messageText(one.why) })}
              </Note>
            ),
        )}
        <Form
          key={mode}
          lock={lock}
          request={request}
          why={state.why}
          busy={moves.isPending}
          onAsk={setAsk}
          onExtendTo={onExtendTo}
        />
      </Stack>
      <AskDialog ask={ask} busy={moves.isPending} onConfirm={send} onClose={() => setAsk(null)} />
      <ErrorDialog error={moves.error} onClose={moves.clear} />
    </Box>
  );
}
