import { HandCoins } from 'lucide-react';
import type { ServicingAccount } from '../../domain/servicing/account.schemas';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { EmptyState } from '../ui/EmptyState';
import { Note } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { useServicingText } from './useServicingText';

interface Props {
  readonly account: ServicingAccount;
  readonly transactions: ServicingPayment['transactions'];
}

/** What was booked on the loan, the latest first. */
export function TransactionTable({ account, transactions }: Props) {
  const { t, money, date } = useServicingText();
  if (transactions.length === 0) {
    return (
      <EmptyState icon={HandCoins} title={t('transactions.none')}>
        {t('transactions.noneHelp')}
      </EmptyState>
    );
  }
  return (
    <ScrollingTable label={t('transactions.title')}>
      <thead>
        <tr>
          {(['date', 'type', 'reference'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`transactions.${name}`)}
            </th>
          ))}
          <th scope="col" data-numeric>
            {t('transactions.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ reference, date: day, type, amount }) => (
          <tr key={reference}>
            <th scope="row">
              <bdi dir="ltr">{date(day)}</bdi>
            </th>
            <td>
              {t(`types.${type}`)}
              {account.reversed.includes(reference) && <Note display="block">{t('transactions.reversed')}</Note>}
            </td>
            <td>
              <bdi dir="ltr">{reference}</bdi>
            </td>
            <td data-numeric>
              <bdi dir="ltr">{money(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
