import { useTranslate } from 'react-admin';
import { daysBetween, formatDate } from '../../../domain/format/date';
import { missing } from '../../../domain/format/parsed';
import type { LoanDocument } from '../../../domain/loan/document';
import { unknownHousingCosts } from '../../../domain/loan/housing-costs';
import { useFieldText } from '../../fields/useFieldText';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { KeyFigure, KeyFigures } from '../../ui/KeyFigures';

const LOCKED = '1';
const URGENT_DAYS = 3;
const SOON_DAYS = 7;

function meterColor(days: number, beforeClosing: boolean): string {
  if (days <= URGENT_DAYS) return token('dot-red');
  return days <= SOON_DAYS || beforeClosing ? token('dot-orange') : token('dot-green');
}

function LockFigure({ loan, today }: { readonly loan: LoanDocument; readonly today: string }) {
  const translate = useTranslate();
  const text = useFieldText();
  const label = translate('loan.dashboard.lock');
  const ends = loan.sRLckdExpiredD;
  if (loan.sRateLockStatusT !== LOCKED || !ends) {
    return <KeyFigure label={label} value={missing} sub={text('sRateLockStatusT', loan.sRateLockStatusT ?? '0')} />;
  }
  const days = daysBetween(today, ends);
  if (days < 0) {
    return (
      <KeyFigure
        label={label}
        value={missing}
        sub={translate('loan.dashboard.lockExpired', { date: formatDate(ends) })}
      />
    );
  }
  const lockStart = loan.sRLckdD ?? today;
  const whole = Math.max(1, daysBetween(lockStart, ends));
  return (
    <KeyFigure
      label={label}
      value={<bdi>{days}</bdi>}
      unit={translate('loan.dashboard.daysLeft', { smart_count: days })}
      sub={translate('loan.dashboard.lockExpires', { date: formatDate(ends) })}
      meter={{
        share: Math.min(1, days / whole),
        color: meterColor(days, Boolean(loan.sEstCloseD && ends < loan.sEstCloseD)),
      }}
    />
  );
}

/** The key figures of a loan. `today` is a Pacific date. */
export function DashboardFigures({ loan, today }: { readonly loan: LoanDocument; readonly today: string }) {
  const translate = useTranslate();
  const { line } = useFormats();
  const text = useFieldText();
  const isEstimate = Boolean(loan.sQualBottomR) && unknownHousingCosts(loan).length > 0;
  const about = [text('sLPurposeT', loan.sLPurposeT), text('sProdSpT', loan.sProdSpT)].filter(
    (part) => part !== missing,
  );
  return (
    <KeyFigures label={translate('loan.dashboard.figures')}>
      <KeyFigure
        label={translate('loan.dashboard.amount')}
        value={<bdi>{text('sFinalLAmt', loan.sFinalLAmt ?? loan.sLAmtCalc)}</bdi>}
        sub={line(about) || missing}
      />
      <KeyFigure
        label={translate('loan.dashboard.rate')}
        value={<bdi>{text('sNoteIR', loan.sNoteIR)}</bdi>}
        sub={<bdi>{loan.sLpTemplateNm || translate('loan.dashboard.noProgram')}</bdi>}
      />
      <KeyFigure
        label={translate('loan.dashboard.ltv')}
        value={<bdi>{text('sLtvR', loan.sLtvR)}</bdi>}
        sub={translate('loan.dashboard.cltv', { value: text('sCltvR', loan.sCltvR) })}
      />
      <KeyFigure
        label={translate(isEstimate ? 'loan.dashboard.dtiEstimated' : 'loan.dashboard.dti')}
        value={<bdi>{text('sQualBottomR', loan.sQualBottomR)}</bdi>}
        sub={translate('loan.dashboard.dtiTop', { value: text('sQualTopR', loan.sQualTopR) })}
      />
      <LockFigure loan={loan} today={today} />
    </KeyFigures>
  );
}
