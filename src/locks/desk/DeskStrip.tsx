import { formatMoney } from '../../../domain/format/money';
import type { LockDesk } from '../../../domain/locks/lock-desk.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { KeyFigure, KeyFigures } from '../../ui/KeyFigures';
import { Text } from '../../ui/layout/primitives';
import { useLockText } from '../useLockText';
import { useNow } from '../useNow';

const MINUTE_MS = 60_000;

/** What waits, how old the oldest is, what was decided today, and until when the desk is open. */
export function DeskStrip({ desk }: { readonly desk: LockDesk }) {
  const { t, minutes } = useLockText();
  const { count, clock } = useFormats();
  const messageText = useMessageText();
  const { waiting, doneToday, limitMinutes } = desk;
  const left = Math.max(0, Math.floor((Date.parse(desk.desk.until) - useNow()) / MINUTE_MS));
  const late = t('desk.overLimit', { count: waiting.overLimit, smart_count: waiting.overLimit, limit: limitMinutes });
  return (
    <KeyFigures label={t('desk.today')}>
      <KeyFigure
        label={t('desk.tabs.waiting')}
        value={count(waiting.count)}
        sub={<bdi>{formatMoney(waiting.amount)}</bdi>}
      />
      <KeyFigure
        label={t('desk.oldest')}
        value={<bdi>{waiting.oldestMinutes === null ? '–' : minutes(waiting.oldestMinutes)}</bdi>}
        sub={waiting.overLimit > 0 ? <Text color="warn-text">{late}</Text> : late}
      />
      <KeyFigure
        label={t('desk.confirmedToday')}
        value={count(doneToday.confirmed)}
        sub={t('desk.deniedToday', { count: doneToday.denied })}
      />
      <KeyFigure
        label={t(desk.desk.isOpen ? 'desk.closes' : 'desk.opens')}
        value={<bdi>{clock(desk.desk.until)}</bdi>}
        sub={desk.desk.isOpen ? t('desk.closesIn', { time: minutes(left) }) : messageText(desk.desk.words)}
      />
    </KeyFigures>
  );
}
