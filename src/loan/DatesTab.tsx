import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { FactList } from '../ui/FactList';
import { VerticalStepper } from '../ui/VerticalStepper';
import { useDateGroups } from './useDateGroups';
import { useMilestoneSteps } from './useMilestoneSteps';

/** Progress along the milestones (decisions PANEL-21), then dates and expirations. */
export function DatesTab({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { steps } = useMilestoneSteps(loan);
  const { dates, expiries } = useDateGroups(loan, pacificDate(new Date()));
  const heading = (key: string) => (
    <Typography component="h3" variant="h3" sx={{ mt: 5, mb: 2, '&:first-of-type': { mt: 0, mb: 3 } }}>
      {translate(`loan.summary.${key}`)}
    </Typography>
  );
  return (
    <>
      {heading('progress')}
      <VerticalStepper label={translate('loan.summary.progress')} steps={steps} />
      {heading('importantDates')}
      <FactList groups={[dates]} />
      {heading('expiries')}
      <FactList groups={[expiries]} />
    </>
  );
}
