import { daysBetween } from '../../domain/format/date';
import { missing as dash } from '../../domain/format/parsed';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { usePostClosingText } from './usePostClosingText';

/** What comes next, what is open, where the note is, and who buys the loan. */
export function DeskFigures({ view }: { readonly view: PostClosingView }) {
  const { t, date, place } = usePostClosingText();
  const { count } = useFormats();
  const { items, collateral, fundedOn, today, investor, investorLoanNum, purchaseD, action } = view;
  const late = items.filter(({ state }) => state === 'late').length;
  const open = late + items.filter(({ state }) => state === 'expected').length;
  const moving = collateral.shipments.find(({ id }) => id === collateral.moving);
  const sale = [
    ...(investorLoanNum === null ? [] : [t('figures.investorLoan', { number: investorLoanNum })]),
    ...(purchaseD === null ? [] : [t('figures.purchased', { day: date(purchaseD) })]),
  ];
  return (
    <KeyFigures label={t('figures.label')}>
      <KeyFigure
        label={t('figures.funded')}
        value={date(fundedOn)}
        sub={t('figures.age', { count: daysBetween(fundedOn, today) })}
      />
      <KeyFigure
        label={t('figures.open')}
        value={count(open)}
        {...(late > 0 ? { sub: t('list.late', { count: late }) } : {})}
      />
      <KeyFigure
        label={t('figures.note')}
        value={t(`noteAt.${collateral.place}`)}
        sub={
          moving
            ? t('list.moving', { place: place(moving.to, moving.holder), day: date(moving.sentOn) })
            : t('figures.since', { day: date(collateral.since) })
        }
      />
      <KeyFigure
        label={t('figures.investor')}
        value={investor ?? dash}
        {...(sale.length > 0 && { sub: sale.join(' · ') })}
      />
      <KeyFigure label={t('figures.next')} value={t(`actions.${action}`)} />
    </KeyFigures>
  );
}
