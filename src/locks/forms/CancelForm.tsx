import { formatDate } from '../../../domain/format/date';
import type { MessageData } from '../../../domain/messages/message';
import { Text } from '../../ui/layout/primitives';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import type { MoveFormProps } from './move-form';

interface Props extends MoveFormProps {
  readonly why: MessageData | null;
}

/** Gives the lock up. */
export function CancelForm({ lock, why, busy, onAsk }: Props) {
  const { t } = useLockText();
  const { form, draft } = useMoveForm<{ reason: string }>('cancel', { reason: '' });
  const reason = form.watch('reason');
  if (!lock.lock) return null;
  return (
    <MoveFrame
      title={t('cancel.title')}
      draft={draft}
      button={t('cancel.send')}
      why={why}
      lacks={reason.trim() === '' ? t('lacksReason') : null}
      busy={busy}
      onSend={() =>
        onAsk({
          title: t('cancel.ask'),
          lines: [t('cancel.will', { date: formatDate(lock.lock?.expiresOn) }), t('cancel.after')],
          button: t('cancel.send'),
          isLoss: true,
          send: () => locksCalls.move(lock.loanNum, { move: 'cancel', version: lock.version, reason }),
          onStored: draft.remove,
        })
      }
    >
      <Text as="p" color="text-2">
        {t('cancel.after')}
      </Text>
      <ReasonField control={form.control} name="reason" of="cancel" />
    </MoveFrame>
  );
}

/** Takes back the request that waits. */
export function CancelRequestForm({ lock, why, busy, onAsk }: Props) {
  const { t, asked } = useLockText();
  const { form, draft } = useMoveForm<{ reason: string }>('cancel-request', { reason: '' });
  const reason = form.watch('reason');
  if (!lock.request) return null;
  return (
    <MoveFrame
      title={t('cancelRequest.title', { request: asked(lock.request) })}
      draft={draft}
      button={t('cancelRequest.send')}
      why={why}
      busy={busy}
      onSend={() =>
        onAsk({
          title: t('cancelRequest.ask'),
          lines: [t(lock.lock ? 'cancelRequest.keeps' : 'cancelRequest.none')],
          button: t('cancelRequest.send'),
          isLoss: true,
          send: () =>
            locksCalls.move(lock.loanNum, {
              ...{ move: 'cancel-request', version: lock.version },
              ...(reason.trim() && { reason }),
            }),
          onStored: draft.remove,
        })
      }
    >
      <ReasonField control={form.control} name="reason" label={t('noteOptional')} />
    </MoveFrame>
  );
}
