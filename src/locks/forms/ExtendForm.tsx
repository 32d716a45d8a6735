import { useEffect } from 'react';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import type { MessageData } from '../../../domain/messages/message';
import { priceText } from '../../pricing/public';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { ChoiceList } from '../ChoiceList';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { PriceStack } from '../PriceStack';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import type { MoveFormProps } from './move-form';

interface Values {
  days: number;
  reason: string;
}

/** Extends the lock: by how many days, why, what it costs and until when. */
export function ExtendForm({
  lock,
  why,
  busy,
  onAsk,
  onExtendTo,
}: MoveFormProps & { readonly why: MessageData | null }) {
  const { t, days, expiry } = useLockText();
  const messageText = useMessageText();
  const options = lock.options.extend;
  const first = options.find(({ allowed }) => allowed) ?? options[0];
  const { form, draft } = useMoveForm<Values>('extend', { days: first?.days ?? 0, reason: '' });
  const { days: chosen, reason } = form.watch();
  const option = options.find((one) => one.days === chosen) ?? first;
  const to = option?.allowed ? option.expiresOn : null;
  useEffect(() => {
    onExtendTo(to);
    return () => onExtendTo(null);
  }, [to, onExtendTo]);
  if (!option || !lock.lock) return null;
  const number = lock.lock.extensions + 1;
  const date = formatDate(option.expiresOn);
  const cost = formatMoney(option.cost);
  return (
    <MoveFrame
      above={t('extend.number', { number })}
      title={t('extend.title', { days: days(option.days), date })}
      draft={draft}
      button={t('extend.button', { days: days(option.days), cost })}
      why={option.allowed ? null : (option.why ?? why)}
      lacks={reason.trim() === '' ? t('lacksReason') : null}
      note={t('deskConfirms')}
      busy={busy}
      onSend={() =>
        onAsk({
          title: t('extend.ask', { days: days(option.days) }),
          lines: [
            t('extend.will', { from: formatDate(lock.lock?.expiresOn), to: date }),
            t('extend.costs', { cost, points: option.points, price: priceText(option.price) }),
          ],
          button: t('extend.send'),
          send: () =>
            locksCalls.move(lock.loanNum, { move: 'extend', version: lock.version, days: option.days, reason }),
          onStored: draft.remove,
        })
      }
    >
      <ChoiceList
        label={t('extend.days')}
        value={option.days}
        onChoose={(value) => form.setValue('days', value, { shouldDirty: true })}
        choices={options.map((one) => ({
          value: one.days,
          label: t('extend.option', { days: days(one.days), points: one.points }),
          note: one.allowed || !one.why ? expiry(one) : messageText(one.why),
          figure: formatMoney(one.cost),
          disabled: !one.allowed,
        }))}
      />
      <ReasonField control={form.control} name="reason" of="extend" />
      <PriceStack
        price={lock.lock.price}
        extra={{
          lines: [
            {
              label: t('line.extensionNumber', { number }),
              note: t('line.thisRequest', { days: days(option.days) }),
              change: `-${option.points}`,
            },
          ],
          price: option.price,
        }}
      />
    </MoveFrame>
  );
}
