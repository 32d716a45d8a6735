import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { needsReason, stopsReview } from '../../../domain/appraisal/receipt-checks';
import { ErrorState } from '../../ui/ErrorState';
import { Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { AcceptDialog } from './AcceptDialog';
import { RejectButton } from './RejectButton';
import { ReviewEffects } from './ReviewEffects';
import { useReview } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly loanVersion: number;
  readonly one: AppraisalSummary;
  readonly mayReview: boolean;
}

/** What the report is checked for. */
export function Checks({ checks }: Pick<AppraisalSummary, 'checks'>) {
  const { t } = useAppraisalText();
  if (checks.length === 0) return null;
  const severity = stopsReview(checks) ? 'error' : needsReason(checks) ? 'warning' : 'info';
  return (
    <Alert severity={severity}>
      {checks.map((check) => (
        <Text as="p" key={check}>
          {t(`checks.${check}`)}
        </Text>
      ))}
    </Alert>
  );
}

/** What accepting the value changes, before anyone accepts it. */
export function ReviewSection({ loanNum, loanVersion, one, mayReview }: Props) {
  const { t } = useAppraisalText();
  const { data, error, refetch } = useReview(loanNum, one.id, [one.version, loanVersion]);
  const [isAccepting, setAccepting] = useState(false);
  return (
    <Section title={t('review')}>
      <Stack gap="s3">
        <Text as="p" color="text-2">
          {t(mayReview ? 'reviewHelp' : 'reviewOthers')}
        </Text>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data && <ReviewEffects effects={data} />}
        {data && mayReview && (
          <Row gap="s2" wrap>
            <Button variant="contained" disabled={stopsReview(data.checks)} onClick={() => setAccepting(true)}>
              {t('accept')}
            </Button>
            <RejectButton {...{ loanNum, loanVersion, one }} />
          </Row>
        )}
      </Stack>
      {data && isAccepting && (
        <AcceptDialog {...{ loanNum }} preview={data} id={one.id} onClose={() => setAccepting(false)} />
      )}
    </Section>
  );
}
