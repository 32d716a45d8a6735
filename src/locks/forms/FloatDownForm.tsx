import { priceText, signedPrice } from '../../pricing/public';
import { Text } from '../../ui/layout/primitives';
import { priceChange } from '../lock-figures';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { PriceStack } from '../PriceStack';
import { ReasonField } from '../ReasonField';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';
import type { MoveFormProps } from './move-form';

/** Takes today's better price once, less a fee, until the same day. */
export function FloatDownForm({ lock, busy, onAsk }: MoveFormProps) {
  const { t } = useLockText();
  const { form, draft } = useMoveForm<{ reason: string }>('float-down', { reason: '' });
  const reason = form.watch('reason');
  const option = lock.options.floatDown;
  if (!option || !lock.lock) return null;
  const { price } = option;
  return (
    <MoveFrame
      title={t('floatDown.title')}
      draft={draft}
      button={price ? t('floatDown.button', { price: priceText(price.Price) }) : t('floatDown.send')}
      why={option.allowed ? null : option.why}
      note={t('deskConfirms')}
      busy={busy}
      onSend={() =>
        price &&
        onAsk({
          title: t('floatDown.ask'),
          lines: [
            t('floatDown.will', { price: priceText(price.Price), before: priceText(lock.lock?.price.Price) }),
            t('floatDown.once'),
          ],
          button: t('floatDown.send'),
          send: () =>
            locksCalls.move(lock.loanNum, {
              ...{ move: 'float-down', version: lock.version, price: price.Price },
              ...(reason.trim() && { reason }),
            }),
          onStored: draft.remove,
        })
      }
    >
      <Text as="p" color="text-2">
        {t('floatDown.rule', { move: option.minimumMove, fee: option.fee })}{' '}
        {option.move !== null && t('floatDown.moved', { move: signedPrice(option.move) })}
      </Text>
      {price && (
        <PriceStack
          price={price}
          extra={{
            lines: [
              { label: t('floatDown.before'), note: '', change: priceChange(price.Price, lock.lock.price.Price) },
            ],
            price: price.Price,
          }}
        />
      )}
      <ReasonField control={form.control} name="reason" label={t('noteOptional')} />
    </MoveFrame>
  );
}
