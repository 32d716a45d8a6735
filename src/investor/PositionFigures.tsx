import { useTranslate } from 'react-admin';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { lockReportFields } from '../../domain/investor/lock-report-fields';
import { formatField } from '../../domain/loan/format-field';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { GapText } from './GapText';

const money = (value: string | null): string => formatField({ kind: 'money' }, value);

/** What lies between both sides: the borrower's price, the investor's, and the gap of their locks. */
export function PositionFigures({ lock }: { readonly lock: InvestorLock }) {
  const translate = useTranslate();
  const { figures, lender } = lock;
  return (
    <KeyFigures label={translate('investor.figures.label')}>
      <KeyFigure
        label={translate('investor.figures.lockPrice')}
        value={<bdi>{lender.price ?? '–'}</bdi>}
        sub={<bdi>{money(lender.amount)}</bdi>}
      />
      <KeyFigure
        label={translate('investor.figures.investorPrice')}
        value={<bdi>{figures.investorPrice ?? '–'}</bdi>}
        sub={
          figures.basePrice !== figures.investorPrice &&
          translate('investor.figures.base', { price: figures.basePrice ?? '' })
        }
      />
      <KeyFigure
        label={translate('investor.figures.margin')}
        value={<bdi>{formatField(lockReportFields.margin, figures.margin)}</bdi>}
        sub={<bdi>{money(figures.marginAmount)}</bdi>}
      />
      <KeyFigure
        label={translate('investor.figures.revenue')}
        value={<bdi>{money(figures.revenue)}</bdi>}
        sub={translate('investor.figures.revenueText')}
      />
      <KeyFigure
        label={translate('investor.figures.gap')}
        value={<bdi>{formatField({ kind: 'integer' }, figures.gapDays)}</bdi>}
        sub={<GapText days={figures.gapDays} />}
      />
    </KeyFigures>
  );
}
