import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { formatThousandths, toThousandths } from '../../../domain/numbers/fixed';
import { priceText } from '../../pricing/public';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import type { LockAsk } from '../useLockMoves';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import { ConcessionFields } from './ConcessionFields';
import { type ConcessionValues, readConcession } from './concession';
import { DeskStack } from './DeskStack';

interface Props {
  readonly lock: BrokerLock;
  readonly limit: string | null;
  readonly busy: boolean;
  readonly onAsk: (ask: LockAsk) => void;
}

/** Adds a concession to a lock that is in force. */
export function ConcessionForm({ lock, limit, busy, onAsk }: Props) {
  const { t } = useLockText();
  const { form, draft } = useMoveForm<ConcessionValues>(`concession:${lock.loanNum}`, {
    points: '',
    reason: '',
    note: '',
  });
  const { points: typed, reason } = form.watch();
  const { points, problem } = readConcession(typed, limit);
  if (!lock.lock) return null;
  const { price } = lock.lock;
  const lacks = (): string | null => {
    if (problem) return t(`desk.problems.${problem}`, { limit: limit ?? '' });
    if (points === null) return t('desk.noPoints');
    return reason.trim() === '' ? t('lacksReason') : null;
  };
  const total = points && formatThousandths(toThousandths(price.Price) + toThousandths(points));
  return (
    <MoveFrame
      title={t('desk.titles.concession')}
      draft={draft}
      button={t('desk.actions.concession')}
      lacks={lacks()}
      busy={busy}
      onSend={() =>
        points !== null &&
        onAsk({
          title: t('desk.asks.concession', { points: priceText(points) }),
          lines: [
            t('desk.willConcede', { points: priceText(points) }),
            t('desk.newPrice', { price: priceText(total) }),
          ],
          button: t('desk.actions.concession'),
          send: () => locksCalls.decide(lock.loanNum, { move: 'concession', version: lock.version, points, reason }),
          onStored: draft.remove,
        })
      }
    >
      <DeskStack price={price} concession={points} />
      <ConcessionFields form={form} price={price} limit={limit} />
    </MoveFrame>
  );
}
