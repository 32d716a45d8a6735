import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { loanPath } from '../../../domain/pages/loan-path';
import { type Fact, FactList } from '../../ui/FactList';
import { Row, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { RevisionDialog } from './ActDialogs';
import { RejectButton } from './RejectButton';
import { Checks } from './ReviewSection';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
  readonly loanVersion: number;
  /** Its value was accepted, and the user can still reject it. */
  readonly mayReject: boolean;
}

/** The last version of the report, what it says, and what it is checked for. */
export function ReportSection({ loanNum, one, editable, loanVersion, mayReject }: Props) {
  const { t, facts } = useAppraisalText();
  const [asking, setAsking] = useState(false);
  const report = one.reports.at(-1);
  if (!report) return null;
  const { data } = report;
  const said: Fact[] = data
    ? [
        { label: t('value'), value: formatMoney(data.value) },
        { label: t('effectiveOn'), value: formatDate(data.effectiveOn) },
        { label: t('form'), value: data.form ?? '' },
        { label: t('appraiser'), value: facts([data.appraiser.name, data.appraiser.company]) },
        { label: t('license'), value: facts([data.appraiser.licenseNumber, data.appraiser.licenseState]) },
        { label: t('client'), value: data.client ?? '' },
        {
          label: t('property'),
          value: [data.property.street, data.property.city, `${data.property.state} ${data.property.zipcode}`].join(
            ', ',
          ),
        },
      ]
    : [];
  const kept: Fact[] = [
    { label: t('received'), value: formatDate(report.receivedOn) },
    { label: t('version'), value: String(report.version) },
    ...(one.review ? [{ label: t('reviewedBy'), value: facts([one.review.by, one.review.note]) }] : []),
    ...(one.rejection ? [{ label: t('rejectedBy'), value: facts([one.rejection.by, one.rejection.reason]) }] : []),
  ];
  return (
    <Section title={t('report')}>
      <Stack gap="s3">
        {one.rejection ? <Alert severity="info">{t('notUsed')}</Alert> : <Checks checks={one.checks} />}
        <FactList groups={said.length > 0 ? [said, kept] : [kept]} wraps />
        <Row gap="s2" wrap>
          {report.documentId && (
            <Button variant="outlined" component={Link} to={loanPath(loanNum, 'documents')}>
              {t('openDocuments')}
            </Button>
          )}
          {editable && one.source === 'order' && one.state !== 'revision' && one.rejection === null && (
            <Button onClick={() => setAsking(true)}>{t('ask')}</Button>
          )}
          {mayReject && <RejectButton {...{ loanNum, loanVersion, one }} />}
        </Row>
      </Stack>
      {asking && <RevisionDialog {...{ loanNum, one }} onClose={() => setAsking(false)} />}
    </Section>
  );
}
