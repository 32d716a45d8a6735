import { formatDate } from '../../domain/format/date';
import { formatPercent } from '../../domain/format/percent';
import type { PendingLockRequest } from '../../domain/locks/lock.schemas';
import { CostText, priceText, signedPrice } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Note, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { priceChange } from './lock-figures';
import { PriceStack } from './PriceStack';
import { useLockText } from './useLockText';
import { useNow } from './useNow';

const MINUTE_MS = 60_000;

interface Props {
  readonly request: PendingLockRequest;
  /** Its price is explained here, line by line; otherwise beside it. */
  readonly isExplained: boolean;
}

/** What waits for the lock desk: since when, at which price, and until when it would lock. */
export function PendingRequest({ request, isExplained }: Props) {
  const { t, asked, minutes } = useLockText();
  const { instant } = useFormats();
  const age = Math.max(0, Math.floor((useNow() - Date.parse(request.at)) / MINUTE_MS));
  const { price, requestedPrice, marketMove, suspended } = request;
  const moved =
    price && requestedPrice && price.Price !== requestedPrice ? priceChange(price.Price, requestedPrice) : null;
  return (
    <Section
      title={t('pending.title', { request: asked(request) })}
      aside={suspended ? t('events.suspend') : t('pending.waits', { age: minutes(age) })}
    >
      <Stack gap="s3">
        <Note as="p">{t('pending.by', { name: request.by, at: instant(request.at) })}</Note>
        {suspended && (
          <Text as="p" dir="auto" lineStart="strong" paddingInlineStart="s3" overflowWrap="anywhere">
            {t('pending.suspended', { name: suspended.by, reason: suspended.reason })}
          </Text>
        )}
        {request.reason && (
          <Text as="p" dir="auto" color="text-2" overflowWrap="anywhere">
            {request.reason}
          </Text>
        )}
        {price ? (
          <KeyFigures label={t('pending.figures')}>
            <KeyFigure
              label={t('noteRate')}
              value={<bdi>{formatPercent(price.Rate)}</bdi>}
              sub={<bdi>{price.program}</bdi>}
            />
            <KeyFigure
              label={t('finalPrice')}
              value={<bdi>{priceText(price.Price)}</bdi>}
              sub={moved ? t('pending.moved', { change: signedPrice(moved) }) : <CostText cost={price.Cost} />}
            />
            <KeyFigure
              label={t('pending.market')}
              value={<bdi>{marketMove === null ? '–' : signedPrice(marketMove)}</bdi>}
              sub={t('pending.since')}
            />
            {request.expiresOn && (
              <KeyFigure
                label={t('pending.expires')}
                value={<bdi>{formatDate(request.expiresOn)}</bdi>}
                sub={t('pending.ifNow')}
              />
            )}
          </KeyFigures>
        ) : (
          request.kind !== 'cancel' && <Text as="p">{t('pending.noPrice')}</Text>
        )}
        {price && isExplained && <PriceStack price={price} />}
      </Stack>
    </Section>
  );
}
