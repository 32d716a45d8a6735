import type { PaymentMonthView, ServicingAccount } from '../../domain/servicing/account.schemas';
import type { MonthState } from '../../domain/servicing/payment-months';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Note } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { useServicingText } from './useServicingText';

const colors: Readonly<Record<MonthState, string>> = {
  paid: token('dot-green'),
  'paid-late': token('dot-amber'),
  due: token('dot-blue'),
  missing: token('dot-red'),
  upcoming: token('text-3'),
};

const amounts = [
  'total',
  'interest',
  'principal',
  'escrow',
  'insurance',
  'additional',
  'lateCharge',
  'balance',
] as const;

function MonthRow({ month }: { readonly month: PaymentMonthView }) {
  const { t, some, date } = useServicingText();
  const { due, state, paidOn } = month;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{date(due)}</bdi>
      </th>
      <td>
        <DotLabel fill={colors[state]}>{t(`states.${state}`)}</DotLabel>
        {paidOn !== null && <Note display="block">{t('months.paidOn', { day: date(paidOn) })}</Note>}
      </td>
      {amounts.map((name) => (
        <td key={name} data-numeric>
          <bdi dir="ltr">{some(month[name])}</bdi>
        </td>
      ))}
    </tr>
  );
}

/** The payments by month, the latest first. */
export function MonthTable({ account }: { readonly account: ServicingAccount }) {
  const { t } = useServicingText();
  return (
    <ScrollingTable label={t('months.title')}>
      <thead>
        <tr>
          <th scope="col">{t('months.due')}</th>
          <th scope="col">{t('months.state')}</th>
          {amounts.map((name) => (
            <th key={name} scope="col" data-numeric>
              {t(`months.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {account.months.toReversed().map((month) => (
          <MonthRow key={month.due} month={month} />
        ))}
      </tbody>
    </ScrollingTable>
  );
}
