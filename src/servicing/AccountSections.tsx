import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useFormats } from '../providers/i18n/useFormats';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { AccountFigures } from './AccountFigures';
import { EscrowSection } from './EscrowSection';
import { MonthTable } from './MonthTable';
import { PayoffSection } from './PayoffSection';
import { TransactionTable } from './TransactionTable';
import { useServicingText } from './useServicingText';

interface Props {
  readonly loanNum: string;
  readonly payment: ServicingPayment;
  /** Below the figures. */
  readonly children?: ReactNode;
}

/** What was paid on a loan: its figures, months, payoff, escrow account and transactions; or why nothing is known. */
export function AccountSections({ loanNum, payment, children }: Props) {
  const { t } = useServicingText();
  const { label } = useFieldLabels();
  const { list } = useFormats();
  const { account, terms, missing, transactions } = payment;
  if (account === null || terms === null) {
    return (
      <>
        {children}
        <Section>
          <EmptyState icon={HandCoins} title={t('none.title')}>
            {missing.length > 0
              ? t('none.missing', { fields: list(missing.map((name) => label(name))) })
              : t('none.notFunded')}
          </EmptyState>
        </Section>
      </>
    );
  }
  return (
    <>
      <AccountFigures account={account} />
      {children}
      <Section title={t('months.title')} flush>
        <MonthTable account={account} />
      </Section>
      <PayoffSection loanNum={loanNum} account={account} />
      <EscrowSection loanNum={loanNum} account={account} />
      <Section title={t('transactions.title')} flush>
        <TransactionTable account={account} transactions={transactions} />
      </Section>
    </>
  );
}
