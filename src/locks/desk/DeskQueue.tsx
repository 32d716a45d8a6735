import { Inbox } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../domain/format/money';
import { formatPercent } from '../../../domain/format/percent';
import type { DeskRow, LockDesk } from '../../../domain/locks/lock-desk.schemas';
import { toThousandths } from '../../../domain/numbers/fixed';
import { priceText, signedPrice } from '../../pricing/public';
import { EmptyState } from '../../ui/EmptyState';
import { Box, Note, Text } from '../../ui/layout/primitives';
import type { StyleProps } from '../../ui/layout/style-props';
import { Table } from '../../ui/Table';
import { useLockText } from '../useLockText';
import type { DeskView } from './useDeskView';

/** A move of the market that the desk should see before it confirms. */
const BIG_MOVE = 250;
const block: StyleProps = { display: 'block' };
const card: StyleProps = { display: 'grid', columns: 'minmax(0, 1fr) auto', gap: '2 s3', padding: 's3 s4' };
const inCard: StyleProps = { padding: '0', textAlign: 'start' };
const gone: StyleProps = { display: 'none' };

interface RowProps {
  readonly row: DeskRow;
  readonly isSelected: boolean;
  readonly limit: number;
  readonly view: DeskView;
}

function QueueRow({ row, isSelected, limit, view }: RowProps) {
  const { t, asked, minutes } = useLockText();
  const isLate = row.answer === null && row.suspended === null && row.minutes >= limit;
  const isMoved = row.marketMove !== null && Math.abs(toThousandths(row.marketMove)) >= BIG_MOVE;
  const look = isSelected ? ({ background: 'selected' } as const) : {};
  return (
    <Box as="tr" aria-selected={isSelected} {...look} belowSm={card} position="relative">
      <Box as="td" data-numeric whiteSpace="nowrap" belowSm={inCard}>
        <Text color={isLate ? 'warn-text' : 'text-2'} weight={isLate ? 600 : 400}>
          <bdi>{minutes(row.minutes)}</bdi>
        </Text>
      </Box>
      <Box as="td" belowSm={{ ...inCard, textAlign: 'end' }}>
        <Text
          as={Link}
          covers="target"
          color="inherit"
          to={view.addressOf(row.loanNum)}
          replace
          data-loan={row.loanNum}
          aria-current={isSelected ? 'true' : undefined}
        >
          <bdi>{row.loanNum}</bdi>
        </Text>
      </Box>
      <Box as="td" belowSm={inCard}>
        <bdi>{row.borrower}</bdi>
      </Box>
      <Box as="td" weight={500} belowSm={{ ...inCard, textAlign: 'end' }}>
        {asked(row)}
        {row.answer && (
          <Note display="block">{t(`desk.answers.${row.answer.kind}`, { by: row.answer.by ?? t('portal') })}</Note>
        )}
      </Box>
      <Box as="td" color="text-2" belowSm={gone}>
        <bdi>{row.company ?? row.branch ?? '–'}</bdi>
      </Box>
      <Box as="td" color="text-2" belowSm={gone}>
        <bdi>{row.program}</bdi>
      </Box>
      <Box as="td" data-numeric belowSm={inCard}>
        <bdi>{formatMoney(row.amount)}</bdi>
      </Box>
      <Box as="td" data-numeric color="text-2" belowSm={gone}>
        <bdi>{formatPercent(row.rate)}</bdi>
      </Box>
      <Box as="td" data-numeric weight={500} belowSm={{ ...inCard, textAlign: 'end' }}>
        <bdi>{priceText(row.price)}</bdi>
      </Box>
      <Box as="td" data-numeric belowSm={gone}>
        <Text color={isMoved ? 'warn-text' : 'text-2'} weight={isMoved ? 600 : 400}>
          <bdi>{row.marketMove === null ? '–' : signedPrice(row.marketMove)}</bdi>
        </Text>
      </Box>
    </Box>
  );
}

interface Props {
  readonly desk: LockDesk;
  readonly view: DeskView;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** The requests of the tab, oldest first. */
export function DeskQueue({ desk, view, list }: Props) {
  const { t } = useLockText();
  if (desk.rows.length === 0) {
    return (
      <EmptyState icon={Inbox} title={t(view.isFiltered ? 'desk.noMatch' : `desk.empty.${view.tab}`)}>
        {!view.isFiltered && view.tab === 'waiting' && t('desk.emptyHelp')}
      </EmptyState>
    );
  }
  const heads = ['loanNumber', 'borrower', 'request', 'branch', 'program'] as const;
  const numeric = ['amount', 'rate', 'price', 'move'] as const;
  return (
    <Box overflow="auto" ref={list} tabIndex={-1} role="region" aria-label={t('desk.queue')}>
      <Table cells={{ padding: 's2 s2' }} edge="s4" heads={{ whiteSpace: 'nowrap' }} belowSm={block}>
        <Box as="thead" belowSm={{ visuallyHidden: true }}>
          <tr>
            <th scope="col" data-numeric>
              {t('desk.age')}
            </th>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {t(`desk.${head}`)}
              </th>
            ))}
            {numeric.map((head) => (
              <th scope="col" key={head} data-numeric>
                {t(`desk.${head}`)}
              </th>
            ))}
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {desk.rows.map((row) => (
            <QueueRow
              key={`${row.loanNum} ${row.at}`}
              row={row}
              view={view}
              limit={desk.limitMinutes}
              isSelected={row.loanNum === view.loanNum}
            />
          ))}
        </Box>
      </Table>
    </Box>
  );
}
