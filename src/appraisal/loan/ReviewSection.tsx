import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { AppraisalSummary, ReviewPreview } from '../../../domain/appraisal/loan-appraisals.contract';
import { needsReason, stopsReview } from '../../../domain/appraisal/receipt-checks';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { ErrorState } from '../../ui/ErrorState';
import { FromTo } from '../../ui/FromTo';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { AcceptDialog } from './AcceptDialog';
import { RejectDialog } from './RejectDialog';
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

function Effects({ preview }: { readonly preview: ReviewPreview }) {
  const { t } = useAppraisalText();
  const { label, text } = useFieldLabels();
  const { fields, price, findings } = preview;
  return (
    <Stack gap="s3">
      <Table cells={{ paddingBlock: 's1', paddingInline: 's1', verticalAlign: 'top' }}>
        <thead>
          <tr>
            <th scope="col">{t('changes')}</th>
            <th scope="col" data-numeric>
              {t('nowAndThen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{label(name)}</th>
              <td data-numeric>
                <FromTo from={text(name, before)} to={text(name, after)} />
              </td>
            </tr>
          ))}
          {price && (
            <tr>
              <th scope="row">{t('price')}</th>
              <td data-numeric>
                <FromTo from={price.before ?? '–'} to={price.after ?? t('notOffered')} />
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      {findings.map(({ system, number, mustResubmit }) => (
        <Note as="p" key={system}>
          {t(mustResubmit ? 'resubmit' : 'outOfDate', { system, number })}
        </Note>
      ))}
    </Stack>
  );
}

/** What accepting the value changes, before anyone accepts it. */
export function ReviewSection({ loanNum, loanVersion, one, mayReview }: Props) {
  const { t } = useAppraisalText();
  const { data, error, refetch } = useReview(loanNum, one.id, [one.version, loanVersion]);
  const [open, setOpen] = useState<'accept' | 'reject' | null>(null);
  return (
    <Section title={t('review')}>
      <Stack gap="s3">
        <Text as="p" color="text-2">
          {t(mayReview ? 'reviewHelp' : 'reviewOthers')}
        </Text>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data && <Effects preview={data} />}
        {data && mayReview && (
          <Row gap="s2" wrap>
            <Button variant="contained" disabled={stopsReview(data.checks)} onClick={() => setOpen('accept')}>
              {t('accept')}
            </Button>
            <Button color="error" onClick={() => setOpen('reject')}>
              {t('reject')}
            </Button>
          </Row>
        )}
      </Stack>
      {data && open === 'accept' && (
        <AcceptDialog {...{ loanNum }} preview={data} id={one.id} onClose={() => setOpen(null)} />
      )}
      {data && open === 'reject' && (
        <RejectDialog {...{ loanNum }} version={data.version} id={one.id} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}
