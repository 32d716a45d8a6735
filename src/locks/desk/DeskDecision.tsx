import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { usePageKeys } from '../../shell/keys/usePageKeys';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { KeyHint } from '../../ui/KeyHint';
import { Box, Row, Stack } from '../../ui/layout/primitives';
import { AskDialog } from '../AskDialog';
import { type LockAsk, useLockMoves } from '../useLockMoves';
import { useLockText } from '../useLockText';
import { ConcessionForm } from './ConcessionForm';
import { ConfirmForm } from './ConfirmForm';
import { actionKeys, actionsOf, type DeskAction } from './desk-actions';
import { ReasonForm } from './ReasonForm';
import { ReviseForm } from './ReviseForm';
import { useConcessionLimit } from './useDeskView';

interface Props {
  readonly lock: BrokerLock;
  /** Called once a decision is stored. */
  readonly onDecided?: () => void;
}

function Form({
  action,
  ...props
}: {
  action: DeskAction;
  lock: BrokerLock;
  limit: string | null;
  busy: boolean;
  onAsk: (ask: LockAsk) => void;
}) {
  if (action === 'confirm') return <ConfirmForm {...props} />;
  if (action === 'revise') return <ReviseForm {...props} />;
  if (action === 'concession') return <ConcessionForm {...props} />;
  return <ReasonForm key={action} action={action} {...props} />;
}

/** What the lock desk decides about a lock or its request: one form at a time, chosen by button or key. */
export function DeskDecision({ lock, onDecided }: Props) {
  const { t } = useLockText();
  const notify = useNotify();
  const actions = actionsOf(lock);
  const limit = useConcessionLimit();
  const [picked, setPicked] = useState<DeskAction | null>(null);
  const [ask, setAsk] = useState<LockAsk | null>(null);
  const moves = useLockMoves(lock.loanNum);
  const main = lock.request ? actions[0] : undefined;
  const action = actions.find((one) => one === picked) ?? main;
  usePageKeys((key) => {
    const next = actions.find((one) => actionKeys[one].toLowerCase() === key);
    if (next) setPicked(next);
    return next !== undefined;
  });
  const send = (asked: LockAsk): void =>
    moves.send(
      {
        ...asked,
        onStored: () => {
          asked.onStored?.();
          setPicked(null);
          notify('locks.decided', { type: 'success' });
          onDecided?.();
        },
      },
      { onSettled: () => setAsk(null) },
    );
  return (
    <Stack gap="s4">
      {action && <Form action={action} lock={lock} limit={limit} busy={moves.isPending} onAsk={setAsk} />}
      {actions.length > 0 && (
        <Box lineAbove paddingBlockStart="s3">
          <Row wrap gap="s2" role="group" aria-label={t('desk.otherActions')}>
            {actions
              .filter((one) => one !== action)
              .map((one) => (
                <Button key={one} variant="outlined" aria-keyshortcuts={actionKeys[one]} onClick={() => setPicked(one)}>
                  {t(`desk.actions.${one}`)}
                  <KeyHint>{actionKeys[one]}</KeyHint>
                </Button>
              ))}
          </Row>
        </Box>
      )}
      <AskDialog ask={ask} busy={moves.isPending} onConfirm={send} onClose={() => setAsk(null)} />
      <ErrorDialog error={moves.error} onClose={moves.clear} />
    </Stack>
  );
}
