import { HandCoins } from 'lucide-react';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useFormats } from '../providers/i18n/useFormats';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { AccountFigures } from './AccountFigures';
import { MonthTable } from './MonthTable';
import { TransactionTable } from './TransactionTable';
import { useServicingText } from './useServicingText';

/** What was paid on a loan: its figures, months and transactions; or why nothing is known. */
export function AccountSections({ payment }: { readonly payment: ServicingPayment }) {
  const { t } = useServicingText();
  const { label } = useFieldLabels();
  const { list } = useFormats();
  const { account, terms, missing, transactions } = payment;
  if (account === null || terms === null) {
    return (
      <Section>
        <EmptyState icon={HandCoins} title={t('none.title')}>
          {missing.length > 0
            ? t('none.missing', { fields: list(missing.map((name) => label(name))) })
            : t('none.notFunded')}
        </EmptyState>
      </Section>
    );
  }
  return (
    <>
      <AccountFigures account={account} />
      <Section title={t('months.title')} flush>
        <MonthTable account={account} />
      </Section>
      <Section title={t('transactions.title')} flush>
        <TransactionTable account={account} transactions={transactions} />
      </Section>
    </>
  );
}
