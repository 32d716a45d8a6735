import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '../../domain/format/date';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { type RegisterField, registerFields } from '../../domain/hmda/register-fields';
import { loanPath } from '../../domain/pages/loan-path';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { FieldDisplay } from '../fields/FieldDisplay';
import { useFieldLabels } from '../fields/useFieldLabels';
import { FactList } from '../ui/FactList';
import { Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CorrectDialog } from './CorrectDialog';
import { Findings } from './Findings';
import { HoepaSection } from './HoepaSection';
import { HMDA } from './hmda-calls';
import { useHmdaLoan } from './useHmdaLoan';

/** A correction that is being typed: the loan as it was when it began. */
interface Correcting {
  readonly loan: HmdaLoanDetail;
  readonly first: RegisterField | null;
}

/** The HOEPA status has a section of its own. */
const shownFields = registerFields.filter((field) => field !== 'sHmdaHoepaStatus');

function Loaded({ loan }: { readonly loan: HmdaLoanDetail }) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
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
      <Section title={translate('hmda.edits')} flush={loan.findings.length > 0}>
        {loan.findings.length > 0 ? (
          <Findings loan={loan} onCorrect={(first) => setCorrecting({ loan, first })} />
        ) : (
          <Text as="p">{translate(loan.isChecked ? 'hmda.ready' : 'hmda.notChecked')}</Text>
        )}
      </Section>
      <Stack gap="s4" columns="minmax(0, 1fr)" align="start" fromLg={{ columns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Section
          title={translate('hmda.ownValues')}
          aside={
            <Button size="small" onClick={() => setCorrecting({ loan, first: null })}>
              {translate('hmda.correctValues')}
            </Button>
          }
        >
          <FactList
            groups={[
              shownFields.map((field) => ({
                label: label(field),
                value: <FieldDisplay name={field} value={loan.values[field]} />,
              })),
            ]}
          />
        </Section>
        <HoepaSection hoepa={loan.hoepa} />
      </Stack>
      {correcting && <CorrectDialog {...correcting} onClose={() => setCorrecting(null)} />}
    </RecordPage>
  );
}

/** What the row of a loan in the register lacks or has to be confirmed, and what only the register needs. */
export function HmdaLoanPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useHmdaLoan(id);
  if (!data) {
    return (
      <NoRecord error={error} list={createPath({ resource: HMDA, type: 'list' })} onRetry={() => void refetch()} />
    );
  }
  return <Loaded key={id} loan={data} />;
}
