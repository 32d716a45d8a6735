import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import { formatDate } from '../../domain/format/date';
import type { HmdaLoan } from '../../domain/hmda/hmda.schemas';
import { loanPath } from '../../domain/pages/loan-path';
import { useSessionUser } from '../access/public';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { useFieldLabels } from '../fields/useFieldLabels';
import { pageById } from '../pages/page-table';
import { queryKeys } from '../providers/data/query-keys';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { EditText } from './EditText';
import { HMDA, hmdaCalls } from './hmda-calls';

/** Where an edit is corrected: a page of the loan, or the general settings. */
function Correction({ loanNum, page }: { readonly loanNum: string; readonly page: string | null }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const settings = pageById('admin-general-settings');
  if (page === null && !mayOpen(settings.access, user)) return <>{translate('hmda.askAdministrator')}</>;
  return (
    <Text as={Link} to={page === null ? settings.path : `${loanPath(loanNum)}/${page}`} color="accent-text">
      {translate(page === null ? 'hmda.toSettings' : 'hmda.correct')}
    </Text>
  );
}

function Findings({ loan: { loanNum, findings } }: { readonly loan: HmdaLoan }) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  return (
    <Box as="ul" margin={0} padding={0} style={{ listStyle: 'none' }}>
      {findings.map(({ edit, kind, text, field, page }) => (
        <Row key={edit} as="li" wrap justify="space-between" align="center" gap="s2 s4" padding="s3 s4" lineAbove>
          <Box flex="1 1 260px" minInlineSize={0}>
            <Text as="span" weight={500}>
              <bdi>{edit}</bdi>
            </Text>{' '}
            <Note as="span">
              {translate(`hmda.kinds.${kind}`)}
              {field !== null && `, ${label(field)}`}
            </Note>
            <EditText>{text}</EditText>
          </Box>
          <Correction loanNum={loanNum} page={page} />
        </Row>
      ))}
    </Box>
  );
}

function Loaded({ loan }: { readonly loan: HmdaLoan }) {
  const translate = useTranslate();
  return (
    <RecordPage
      title={
        <>
          <bdi>{loan.loanNum}</bdi> <bdi>{loan.borrower ?? ''}</bdi>
        </>
      }
      lead={`${translate(`codes.hmdaAction.${loan.action}`)}, ${formatDate(loan.actionDate)}`}
      actions={
        <Button component={Link} to={loanPath(loan.loanNum, 'dashboard')}>
          {translate('hmda.openLoan')}
        </Button>
      }
    >
      <Section title={translate('hmda.openEdits')} flush={loan.findings.length > 0}>
        {loan.findings.length > 0 ? (
          <Findings loan={loan} />
        ) : (
          <Text as="p">{translate(loan.isChecked ? 'hmda.ready' : 'hmda.notChecked')}</Text>
        )}
      </Section>
    </RecordPage>
  );
}

/** What the row of a loan in the register lacks, and where to enter it. */
export function HmdaLoanPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.resource(HMDA), 'loan', id],
    queryFn: ({ signal }) => hmdaCalls.loan(id, signal),
  });
  if (!data) {
    return (
      <NoRecord error={error} list={createPath({ resource: HMDA, type: 'list' })} onRetry={() => void refetch()} />
    );
  }
  return <Loaded loan={data} />;
}
