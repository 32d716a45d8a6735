import { formatDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { BrokerLock, LockEvent } from '../../domain/locks/lock.schemas';
import { priceText } from '../pricing/public';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Text } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { useLockText } from './useLockText';

const block: StyleProps = { display: 'block' };
/** On a phone, an event is a card: what and when, its cost and its expiration. */
const card: StyleProps = { display: 'grid', columns: 'minmax(0, 1fr) auto', gap: '2 s3', padding: 's3 s4' };
const inCard: StyleProps = { padding: '0', textAlign: 'start' };
const gone: StyleProps = { display: 'none' };

function Row({ event }: { readonly event: LockEvent }) {
  const { t, event: nameOf } = useLockText();
  const { instant } = useFormats();
  const figure = (value: string | null, format: (text: string) => string) => (
    <Box as="td" data-numeric belowSm={gone}>
      <bdi>{value === null ? '–' : format(value)}</bdi>
    </Box>
  );
  return (
    <Box as="tr" belowSm={card}>
      <Box as="td" whiteSpace="nowrap" color="text-2" belowSm={inCard}>
        <bdi>{instant(event.at)}</bdi>
      </Box>
      <Box as="td" weight={500} belowSm={{ ...inCard, gridRow: '1' }}>
        {nameOf(event)}
        {event.confirmation !== null && event.kind !== 'request' && (
          <Note marginInlineStart="s2">{t('confirmationNumber', { number: event.confirmation })}</Note>
        )}
        {event.note && (
          <Note as="p" weight={400} dir="auto" overflowWrap="anywhere">
            {event.note}
          </Note>
        )}
      </Box>
      {figure(event.days === null ? null : String(event.days), String)}
      {figure(event.rate, formatPercent)}
      {figure(event.price, priceText)}
      {figure(event.points, priceText)}
      <Box as="td" data-numeric belowSm={{ ...inCard, gridRow: '1', textAlign: 'end' }}>
        <bdi>{formatMoney(event.cost)}</bdi>
      </Box>
      <Box as="td" data-numeric belowSm={{ ...inCard, textAlign: 'end' }}>
        <bdi>{formatDate(event.expiresOn)}</bdi>
      </Box>
      <Box as="td" belowSm={gone}>
        <Text as="bdi" color="text-2">
          {event.by ?? t('portal')}
        </Text>
      </Box>
    </Box>
  );
}

/** Everything that happened to the lock, newest first. */
export function LockHistory({ lock: { history } }: { readonly lock: BrokerLock }) {
  const { t } = useLockText();
  const heads = ['days', 'rate', 'price', 'points', 'cost', 'expires'] as const;
  return (
    <Section title={t('history.title')} flush>
      {history.length === 0 ? (
        <Text as="p" padding="0 s4 s4" color="text-2">
          {t('history.empty')}
        </Text>
      ) : (
        <Box overflow="auto">
          <Table cells={{ padding: 's2 s2' }} edge="s4" heads={{ whiteSpace: 'nowrap' }} belowSm={block}>
            <Box as="thead" belowSm={{ visuallyHidden: true }}>
              <tr>
                <th scope="col">{t('history.date')}</th>
                <th scope="col">{t('history.event')}</th>
                {heads.map((head) => (
                  <th scope="col" data-numeric key={head}>
                    {t(`history.${head}`)}
                  </th>
                ))}
                <th scope="col">{t('history.by')}</th>
              </tr>
            </Box>
            <Box as="tbody" belowSm={block}>
              {history.map((event) => (
                <Row key={event.position} event={event} />
              ))}
            </Box>
          </Table>
        </Box>
      )}
    </Section>
  );
}
