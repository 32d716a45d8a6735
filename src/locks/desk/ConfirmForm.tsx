import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import { formatCents, formatThousandths, toCents, toThousandths } from '../../../domain/numbers/fixed';
import { dollarsOfPoint } from '../../../domain/pricing/sign';
import { CostText, priceText, signedPrice } from '../../pricing/public';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { locksCalls } from '../locks-calls';
import { MoveFrame } from '../MoveFrame';
import { ReasonField } from '../ReasonField';
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

/** Confirms what was requested at the price that it has now, with a concession where one is granted. */
export function ConfirmForm({ lock, limit, busy, onAsk }: Props) {
  const { t, asked } = useLockText();
  const empty = { points: '', reason: '', note: '' };
  const { form, draft } = useMoveForm<ConcessionValues>(`confirm:${lock.loanNum}`, empty);
  const { points: typed, reason, note } = form.watch();
  const { request } = lock;
  if (!request) return null;
  const { price, marketMove } = request;
  // A draft may be of an earlier request, and a cancellation takes no concession.
  const { points, problem } = readConcession(price ? typed : '', limit);
  const conceded = points === null ? 0 : toThousandths(points);
  const total = price && formatThousandths(toThousandths(price.Price) + conceded);
  const cost = price && formatCents(toCents(price.Cost) - dollarsOfPoint(conceded, toCents(price.amount)));
  const canPrice = price !== null || request.kind === 'cancel';
  const lacks = (): string | null => {
    if (!canPrice) return t('pending.noPrice');
    if (problem) return t(`desk.problems.${problem}`, { limit: limit ?? '' });
    return points !== null && reason.trim() === '' ? t('lacksReason') : null;
  };
  return (
    <MoveFrame
      title={asked(request)}
      draft={draft}
      button={total ? t('desk.confirmAt', { price: priceText(total) }) : t('desk.confirmCancel')}
      lacks={lacks()}
      busy={busy}
      onSend={() =>
        onAsk({
          title: t('desk.askConfirm', { request: asked(request) }),
          lines: [
            ...(total ? [t('desk.willPrice', { price: priceText(total), amount: formatMoney(price?.amount) })] : []),
            ...(request.expiresOn ? [t('desk.willExpire', { date: formatDate(request.expiresOn) })] : []),
            ...(points ? [t('desk.willConcede', { points: priceText(points) })] : []),
            t(request.kind === 'cancel' ? 'desk.willCancel' : 'desk.willSend'),
          ],
          button: t('desk.actions.confirm'),
          send: () =>
            locksCalls.decide(lock.loanNum, {
              ...{ move: 'confirm', version: lock.version, price: total },
              ...(points !== null && { concession: { points, reason } }),
              ...(note.trim() && { note }),
            }),
          onStored: draft.remove,
        })
      }
    >
      {price && total && cost && (
        <Box>
          <Text as="p" color="text-2">
            {t('desk.priceAt', { rate: price.Rate })}
          </Text>
          <Text as="p" size="figure" weight={600} lineHeight="44px" letterSpacing="-0.02em">
            <bdi>{priceText(total)}</bdi>
          </Text>
          <Row wrap justify="space-between" gap="0 s3">
            <CostText cost={cost} />
            {marketMove !== null && <Note>{t('desk.marketSince', { move: signedPrice(marketMove) })}</Note>}
          </Row>
        </Box>
      )}
      {price && <DeskStack price={price} concession={points} />}
      {price && <ConcessionFields form={form} price={price} limit={limit} />}
      <ReasonField control={form.control} name="note" label={t('noteOptional')} />
    </MoveFrame>
  );
}
