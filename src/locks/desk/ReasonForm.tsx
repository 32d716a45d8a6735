import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
import type { LockAsk } from '../useLockMoves';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';

interface Props {
  readonly lock: BrokerLock;
  readonly action: 'deny' | 'suspend' | 'resume';
  readonly busy: boolean;
  readonly onAsk: (ask: LockAsk) => void;
}

/** Denies or suspends a request with a reason that its author reads, or takes it up again. */
export function ReasonForm({ lock, action, busy, onAsk }: Props) {
  const { t, asked } = useLockText();
  const { form, draft } = useMoveForm<{ reason: string }>(`${action}:${lock.loanNum}`, { reason: '' });
  const reason = form.watch('reason').trim();
  const { version } = lock;
  const request = lock.request ? asked(lock.request) : '';
  const isResume = action === 'resume';
  const send = () => {
    if (action === 'resume')
      return locksCalls.decide(lock.loanNum, { move: action, version, ...(reason && { note: reason }) });
    return locksCalls.decide(lock.loanNum, { move: action, version, reason });
  };
  return (
    <MoveFrame
      title={t(`desk.titles.${action}`, { request })}
      draft={draft}
      button={t(`desk.actions.${action}`)}
      lacks={reason === '' && !isResume ? t('lacksReason') : null}
      note={isResume ? undefined : t('desk.reasonSeen')}
      busy={busy}
      onSend={() =>
        onAsk({
          title: t(`desk.asks.${action}`, { request }),
          lines: [t(`desk.will.${action}`)],
          button: t(`desk.actions.${action}`),
          ...(action === 'deny' ? { isLoss: true } : {}),
          send,
          onStored: draft.remove,
        })
      }
    >
      <ReasonField
        autoFocus
        control={form.control}
        name="reason"
        {...(action === 'resume' ? { label: t('noteOptional') } : { of: action })}
      />
    </MoveFrame>
  );
}
