import { formatPercent } from '../../../domain/format/percent';
import type { LockPrice } from '../../../domain/locks/lock-price.schemas';
import { formatThousandths, toThousandths } from '../../../domain/numbers/fixed';
import { priceText, signedPrice } from '../../pricing/public';
import { Box, Note } from '../../ui/layout/primitives';
import { Table } from '../../ui/Table';
import { useLineText } from '../PriceStack';
import { useLockText } from '../useLockText';

interface Props {
  readonly price: LockPrice;
  /** Points that are about to be conceded. */
  readonly concession: string | null;
}

/** The price as the desk sees it beside what the broker sees: hidden lines are part of the broker's base price, so both end equal. */
export function DeskStack({ price, concession }: Props) {
  const { t, days } = useLockText();
  const { name, reason } = useLineText();
  const own = concession !== null && toThousandths(concession) !== 0 ? concession : null;
  const total = formatThousandths(toThousandths(price.Price) + (own === null ? 0 : toThousandths(own)));
  const cells = (desk: string, broker: string | null) => (
    <>
      <td data-numeric>
        <bdi>{desk}</bdi>
      </td>
      <Box as="td" data-numeric color={broker === null ? 'text-3' : 'text'}>
        <bdi>{broker ?? t('desk.hidden')}</bdi>
      </Box>
    </>
  );
  return (
    <Table cells={{ padding: '5 s2' }} heads={{ whiteSpace: 'nowrap' }}>
      <thead>
        <tr>
          <th scope="col">{t('desk.stack')}</th>
          <th scope="col" data-numeric>
            {t('desk.desk')}
          </th>
          <th scope="col" data-numeric>
            {t('desk.brokerSees')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {t('basePrice')}{' '}
            <Note>{t('desk.baseOf', { rate: formatPercent(price.Rate), days: days(price.BaseLockDays) })}</Note>
          </th>
          {cells(priceText(price.BasePrice), priceText(price.desk?.brokerBasePrice ?? price.BasePrice))}
        </tr>
        {price.lines.map((line) => (
          <Box
            as="tr"
            key={`${line.code} ${line.on ?? ''} ${line.Params.number ?? line.Description}`}
            background={line.group === 'hidden' ? 'sunken' : 'none'}
          >
            <th scope="row">
              {name(line)} <Note>{reason(line)}</Note>
            </th>
            {cells(signedPrice(line.Price), line.group === 'hidden' ? null : signedPrice(line.Price))}
          </Box>
        ))}
        {own !== null && (
          <Box as="tr" background="selected">
            <th scope="row">{t('desk.concession')}</th>
            {cells(signedPrice(own), signedPrice(own))}
          </Box>
        )}
        <Box as="tr" lineAbove="strong" weight={600}>
          <Box as="th" scope="row" weight={600}>
            {t('desk.borrowerPrice')}
          </Box>
          {cells(priceText(total), priceText(total))}
        </Box>
      </tbody>
    </Table>
  );
}
