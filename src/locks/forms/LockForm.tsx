import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import { formatPercent } from '../../../domain/format/percent';
import { impoundCodes } from '../../../domain/loan/codes/loan-codes';
import { MAX_LOCK_NOTE } from '../../../domain/locks/lock-kinds';
import type { MessageData } from '../../../domain/messages/message';
import { AdjustmentList, priceText, usePricingText } from '../../pricing/public';
import { Stack } from '../../ui/layout/primitives';
import { ChoiceList } from '../ChoiceList';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
import type { LockRequestForm } from '../useLockRequest';
import { useLockText } from '../useLockText';
import type { MoveFormProps } from './move-form';

/** What is impounded, with a note. */
function Impounds({ request: { form, values } }: { readonly request: LockRequestForm }) {
  const translate = useTranslate();
  const { t } = useLockText();
  return (
    <Stack gap="s3">
      <TextField
        select
        fullWidth
        label={t('lock.impounds')}
        value={values.impounds}
        onChange={({ target }) => form.setValue('impounds', target.value, { shouldDirty: true })}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(impoundCodes).map((code) => (
          <option key={code} value={code}>
            {translate(`codes.sProdImpoundT.${code}`)}
          </option>
        ))}
      </TextField>
      <TextField
        fullWidth
        label={t('lock.impoundNote')}
        {...form.register('impoundNote')}
        slotProps={{ htmlInput: { maxLength: MAX_LOCK_NOTE, dir: 'auto' } }}
      />
    </Stack>
  );
}

/** Asks for a lock of the chosen rate, or changes the request that waits. */
export function LockForm(props: MoveFormProps & { readonly why: MessageData | null }) {
  const { lock, why, busy, onAsk, request } = props;
  const { t, days, expiry } = useLockText();
  const { cost } = usePricingText();
  const { form, draft, values, option, term, pricing } = request;
  const isChange = lock.request !== null;
  const date = formatDate(term?.expiresOn);
  const figures = option && { rate: formatPercent(option.Rate), price: priceText(option.Price) };
  return (
    <MoveFrame
      above={term && t('lock.until', { days: days(term.days), date })}
      title={figures ? t(isChange ? 'lock.changeTitle' : 'lock.title', figures) : t('lock.chooseTitle')}
      draft={draft}
      button={figures ? t(isChange ? 'lock.change' : 'lock.button', figures) : t('lock.send')}
      why={why}
      lacks={!option ? t('lock.noRate') : !pricing.current ? t('lock.pricing') : null}
      note={t('deskConfirms')}
      busy={busy}
      onSend={() =>
        option &&
        figures &&
        onAsk({
          title: t(isChange ? 'lock.askChange' : 'lock.ask', figures),
          lines: [
            t('lock.will', { days: days(values.days), date }),
            t('lock.costs', { ...figures, cost: cost(option.Cost) }),
            t('lock.binding'),
          ],
          button: t(isChange ? 'lock.sendChange' : 'lock.send'),
          send: request.send,
          onStored: draft.remove,
        })
      }
    >
      <ChoiceList
        label={t('term')}
        value={values.days}
        onChoose={(value) => form.setValue('days', value, { shouldDirty: true })}
        choices={lock.options.request.terms.map((one) => {
          const offered = option?.LockPrices.find(({ LockDays }) => LockDays === one.days);
          return {
            value: one.days,
            label: days(one.days),
            note: expiry(one),
            figure: offered ? priceText(offered.Price) : '–',
            disabled: false,
          };
        })}
      />
      <Impounds request={request} />
      <ReasonField control={form.control} name="note" label={t('lock.note')} />
      {option && <AdjustmentList option={option} />}
    </MoveFrame>
  );
}
