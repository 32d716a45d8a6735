import { useTranslate } from 'react-admin';
import { useMilestoneSteps } from '../loan/public';
import { useLoan } from '../shell/loan/useLoan';
import { Stack, Text } from '../ui/layout/primitives';
import { VerticalStepper } from '../ui/VerticalStepper';

/** The dates of the loan's progress; a step with a date is active (EMAIL-13). */
export function ProgressDates({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const { loan } = useLoan(loanNum);
  const { steps } = useMilestoneSteps(loan ?? {});
  if (!loan) return null;
  return (
    <Stack gap="s3" paddingBlockStart="s4" lineAbove>
      <Text as="h3">{translate('loan.summary.progress')}</Text>
      <VerticalStepper label={translate('loan.summary.progress')} steps={steps} />
    </Stack>
  );
}
