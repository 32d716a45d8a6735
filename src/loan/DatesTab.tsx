import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { type LoanDocument, loanValue } from '../../domain/loan/document';
import { expiryDates } from '../../domain/loan/expiry';
import { nextMilestone, shownMilestones } from '../../domain/loan/milestones';
import { usePortalData } from '../providers/data/portal-data-provider';
import { FactList } from '../shell/blocks/FactList';
import { VerticalStepper } from '../shell/blocks/VerticalStepper';

/** The dates of the tab in the printed order; `sLastDisclosed…` only where a fourth custom date is set (PANEL-14, -15). */
const DATE_FIELDS = [
  'sAppSubmittedD',
  'sIntentToProceedD',
  'sEstCloseD',
  'sInitialLoanEstimateSignedD',
  'sLastDisclosedLoanEstimateSignedD',
  'sInitialClosingDisclosureSignedD',
  'sDocMagicClosingD',
  'sApprRprtOd',
  'sApprRprtRd',
  'sSpValuationEffectiveD',
  'aCrOd',
  'sPrelimRprtDocumentD',
  'sSchedDueD1',
] as const;

/** Fetched apart from the loan (PANEL-16). */
function useInitialApproval(loanNum: string) {
  const data = usePortalData();
  return useQuery({
    queryKey: ['loan', loanNum, 'initial-approval'],
    queryFn: ({ signal }) => data.initialApprovalDate(loanNum, signal),
  });
}

/** Progress along the milestones, then the dates and what expires when. */
export function DatesTab({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const approval = useInitialApproval(loan.sLNm);
  const next = nextMilestone(loan);
  const expiry = expiryDates(loan);
  const date = (value: unknown): string => formatDate(typeof value === 'string' ? value : null);
  const shown = DATE_FIELDS.filter((name) => name !== 'sLastDisclosedLoanEstimateSignedD' || Boolean(loan.sU4LStatN));
  return (
    <>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {translate('loan.summary.progress')}
      </Typography>
      <VerticalStepper
        label={translate('loan.summary.progress')}
        steps={shownMilestones(loan).map((milestone) => ({
          key: milestone.code,
          label: translate(`loan.dashboard.milestone.${milestone.code}`),
          value: date(milestone.date),
          state: milestone.date ? 'done' : milestone.code === next?.code ? 'next' : 'todo',
        }))}
      />
      <FactList
        groups={[
          [],
          [
            ...shown.map((name) => ({ label: translate(`fields.${name}`), value: date(loanValue(loan, name)) })),
            { label: translate('loan.summary.dates.initialApproval'), value: date(approval.data?.initialApprovalDate) },
          ],
          [
            { label: translate('loan.summary.dates.appraisalExpires'), value: date(expiry.appraisal) },
            { label: translate('loan.summary.dates.creditExpires'), value: date(expiry.credit) },
            { label: translate('loan.summary.dates.titleExpires'), value: date(expiry.title) },
          ],
        ]}
      />
    </>
  );
}
