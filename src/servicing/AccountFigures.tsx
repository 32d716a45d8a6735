import { Alert } from '@mui/material';
import type { ServicingAccount } from '../../domain/servicing/account.schemas';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { useServicingText } from './useServicingText';

/** What is owed, what is due next, and what is late. */
export function AccountFigures({ account }: { readonly account: ServicingAccount }) {
  const { t, money, date } = useServicingText();
  const {
    principal,
    nextDue,
    nextPayment,
    pastDue,
    escrowBalance,
    unapplied,
    rateChangeFrom,
    unmatched,
    isCalculated,
  } = account;
  const count = pastDue.months.length;
  return (
    <>
      <KeyFigures label={t('figures.label')}>
        <KeyFigure label={t('figures.principal')} value={money(principal)} />
        <KeyFigure
          label={t('figures.next')}
          value={money(nextPayment)}
          sub={nextDue === null && !isCalculated ? t('notCalculated') : t('figures.due', { day: date(nextDue) })}
        />
        <KeyFigure
          label={t('figures.pastDue')}
          value={money(pastDue.amount)}
          sub={count > 0 ? t('missing', { count }) : t(isCalculated ? 'current' : 'notCalculated')}
        />
        <KeyFigure label={t('figures.lateCharges')} value={money(pastDue.lateCharges)} />
        <KeyFigure
          label={t('figures.escrow')}
          value={money(escrowBalance)}
          {...(Number(unapplied) === 0 ? {} : { sub: t('figures.unapplied', { amount: money(unapplied) }) })}
        />
      </KeyFigures>
      {rateChangeFrom && !isCalculated && (
        <Alert severity="info">{t('rateChange', { day: date(rateChangeFrom) })}</Alert>
      )}
      {unmatched.length > 0 && <Alert severity="warning">{t('unmatched', { references: unmatched.join(', ') })}</Alert>}
    </>
  );
}
