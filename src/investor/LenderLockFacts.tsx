import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { formatField } from '../../domain/loan/format-field';
import { useFieldLabels } from '../fields/useFieldLabels';
import { useValueText } from '../fields/useValueText';
import { FactList } from '../ui/FactList';
import { DaysLeft } from './DaysLeft';

const days = { kind: 'integer', unit: 'days' } as const;

/** The lock that the borrower has. */
export function LenderLockFacts({ lender, status }: Pick<InvestorLock, 'lender' | 'status'>) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { code, specText } = useValueText();
  return (
    <FactList
      groups={[
        [
          { label: label('sRateLockStatusT'), value: code('sRateLockStatusT', lender.lockStatus ?? '0') },
          { label: label('sRLckdD'), value: formatDate(lender.lockDate) },
          { label: label('sRLckdDays'), value: specText(days, lender.lockDays) },
          { label: label('sRLckdExpiredD'), value: formatDate(lender.expDate) },
          {
            label: translate('investor.lock.daysLeft'),
            value: <DaysLeft days={lender.remainingDays} status={status} />,
          },
          { label: label('sEstCloseD'), value: formatDate(lender.estClosing) },
        ],
        [
          { label: label('sLpTemplateNm'), value: lender.program ?? '–' },
          { label: label('sNoteIR'), value: formatField({ kind: 'percent' }, lender.noteRate) },
          { label: translate('investor.lock.newLockTerm'), value: specText(days, lender.newLockTerm) },
        ],
      ]}
    />
  );
}
