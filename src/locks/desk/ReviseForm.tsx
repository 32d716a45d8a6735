import { TextField } from '@mui/material';
import { parseDecimal } from '../../../domain/format/decimal';
import { formatPercent } from '../../../domain/format/percent';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { Note } from '../../ui/layout/primitives';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
import type { LockAsk } from '../useLockMoves';
import { useLockText } from '../useLockText';
import { useMoveForm } from '../useMoveForm';

interface Props {
  readonly lock: BrokerLock;
  readonly busy: boolean;
  readonly onAsk: (ask: LockAsk) => void;
}

interface Values {
  rate: string;
  days: string;
  reason: string;
}

/** Corrects the rate or the term of a lock or of its request; the price follows from the same sheet. */
export function ReviseForm({ lock, busy, onAsk }: Props) {
  const { t, days } = useLockText();
  const price = lock.request?.price ?? lock.lock?.price ?? null;
  const term = lock.request ? lock.request.days : (lock.lock?.days ?? null);
  const own = { rate: price?.Rate ?? '', days: term === null ? '' : String(term), reason: '' };
  const { form, draft } = useMoveForm<Values>(`revise:${lock.loanNum}`, own);
  const values = form.watch();
  const rate = parseDecimal(values.rate, 3);
  const isOtherRate = rate.ok && rate.value !== own.rate;
  const isOtherTerm = values.days !== own.days;
  const terms = [...new Set([...(term === null ? [] : [term]), ...lock.options.request.terms.map((one) => one.days)])];
  const lacks = (): string | null => {
    if (!rate.ok) return t('desk.problems.number');
    if (!isOtherRate && !isOtherTerm) return t('desk.nothingRevised');
    return values.reason.trim() === '' ? t('lacksReason') : null;
  };
  return (
    <MoveFrame
      title={t('desk.titles.revise')}
      draft={draft}
      button={t('desk.actions.revise')}
      lacks={lacks()}
      busy={busy}
      onSend={() =>
        rate.ok &&
        onAsk({
          title: t('desk.asks.revise'),
          lines: [
            ...(isOtherRate
              ? [t('desk.willRate', { before: formatPercent(own.rate), after: formatPercent(rate.value) })]
              : []),
            ...(isOtherTerm ? [t('desk.willTerm', { days: days(Number(values.days)) })] : []),
            t('desk.will.revise'),
          ],
          button: t('desk.actions.revise'),
          send: () =>
            locksCalls.decide(lock.loanNum, {
              ...{ move: 'revise', version: lock.version, reason: values.reason },
              ...(isOtherRate && { rate: rate.value }),
              ...(isOtherTerm && { days: Number(values.days) }),
            }),
          onStored: draft.remove,
        })
      }
    >
      <Note as="p">{t('desk.reviseHelp')}</Note>
      <TextField
        size="small"
        autoFocus
        label={t('noteRate')}
        inputMode="decimal"
        {...form.register('rate')}
        error={!rate.ok}
      />
      {term !== null && (
        <TextField
          select
          size="small"
          label={t('term')}
          value={values.days}
          onChange={({ target }) => form.setValue('days', target.value, { shouldDirty: true })}
          slotProps={{ select: { native: true } }}
        >
          {terms.map((one) => (
            <option key={one} value={String(one)}>
              {days(one)}
            </option>
          ))}
        </TextField>
      )}
      <ReasonField control={form.control} name="reason" of="revise" />
    </MoveFrame>
  );
}
