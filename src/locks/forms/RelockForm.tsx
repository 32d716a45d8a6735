import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { RelockOption } from '../../../domain/locks/lock-options.schemas';
import type { MessageData } from '../../../domain/messages/message';
import { priceText, SumLine, signedPrice } from '../../pricing/public';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Box } from '../../ui/layout/primitives';
import { ChoiceList } from '../ChoiceList';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { useLineText } from '../PriceStack';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import type { MoveFormProps } from './move-form';

interface Values {
  days: number;
  reason: string;
}

/** How the worst case came about: both base prices, the lower one, today's adjustments, and what relocking costs. */
function WorstCase({ option }: { readonly option: RelockOption }) {
  const { t } = useLockText();
  const { name, reason } = useLineText();
  const { price, original, today, counts } = option;
  if (!price || original === null || today === null) return null;
  const base = (which: 'original' | 'today', value: string) => (
    <SumLine
      label={t(`relock.${which}`)}
      notes={[counts === which ? t('relock.counts') : t('relock.higher')]}
      value={priceText(value)}
    />
  );
  return (
    <Box as="dl">
      {base('original', original)}
      {base('today', today)}
      <SumLine total label={t('relock.lower')} value={priceText(price.BasePrice)} />
      {price.lines.map((line) => (
        <SumLine
          key={`${line.code} ${line.on ?? ''} ${line.Params.number ?? line.Description}`}
          label={name(line)}
          notes={[reason(line), line.group === 'hidden' ? t('hiddenLine') : ''].filter(Boolean)}
          value={signedPrice(line.Price)}
        />
      ))}
      <SumLine total label={t('newPrice')} value={priceText(price.Price)} />
    </Box>
  );
}

/** Locks again after a lock ended: the worst case of both prices, worked out line by line. */
export function RelockForm({ lock, why, busy, onAsk }: MoveFormProps & { readonly why: MessageData | null }) {
  const { t, days, expiry } = useLockText();
  const messageText = useMessageText();
  const options = lock.options.relock;
  const first = options.find(({ allowed }) => allowed) ?? options[0];
  const { form, draft } = useMoveForm<Values>('relock', { days: first?.days ?? 0, reason: '' });
  const { days: chosen, reason } = form.watch();
  const option = options.find((one) => one.days === chosen) ?? first;
  if (!option || !lock.lock) return null;
  const { price } = option;
  const date = formatDate(option.expiresOn);
  const rate = formatPercent(lock.lock.price.Rate);
  return (
    <MoveFrame
      above={option.label}
      title={t('relock.title', { days: days(option.days), date })}
      draft={draft}
      button={price ? t('relock.button', { rate, price: priceText(price.Price) }) : t('relock.send')}
      why={option.allowed ? null : (option.why ?? why)}
      note={t('deskConfirms')}
      busy={busy}
      onSend={() =>
        price &&
        onAsk({
          title: t('relock.ask', { rate }),
          lines: [
            t('relock.will', { days: days(option.days), date }),
            t('relock.costs', {
              price: priceText(price.Price),
              cost: formatMoney(option.cost),
              points: option.points ?? '',
            }),
          ],
          button: t('relock.send'),
          send: () =>
            locksCalls.move(lock.loanNum, {
              ...{ move: 'relock', version: lock.version, days: option.days, price: price.Price },
              ...(reason.trim() && { reason }),
            }),
          onStored: draft.remove,
        })
      }
    >
      <ChoiceList
        label={t('term')}
        value={option.days}
        onChoose={(value) => form.setValue('days', value, { shouldDirty: true })}
        choices={options.map((one) => ({
          value: one.days,
          label: days(one.days),
          note: one.allowed || !one.why ? expiry(one) : messageText(one.why),
          figure: one.price ? priceText(one.price.Price) : '–',
          disabled: !one.allowed,
        }))}
      />
      <WorstCase option={option} />
      <ReasonField control={form.control} name="reason" label={t('noteOptional')} />
    </MoveFrame>
  );
}
