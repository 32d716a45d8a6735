import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { HistoryPanel } from '../../crud/HistoryPanel';
import { NoRecord } from '../../crud/NoRecord';
import { RecordPage } from '../../crud/RecordPage';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { FactList } from '../../ui/FactList';
import { Section } from '../../ui/Section';
import { referenceCalls } from '../reference-calls';
import { AffectedLoans } from './AffectedLoans';
import { AnnounceRates } from './AnnounceRates';
import { PublishRates } from './PublishRates';
import { RateChanges } from './RateChanges';
import { RateState } from './RateState';
import { RateSteps } from './RateSteps';
import { useRateActions } from './useRateActions';

/** Withdraws scheduled rates, or rolls back to these rates. */
function TakeBack({
  publication,
  actions,
}: {
  publication: PublicationDetail;
  actions: ReturnType<typeof useRateActions>;
}) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const isScheduled = publication.state === 'scheduled';
  const { mutateAsync, isPending, error, reset } = isScheduled ? actions.withdraw : actions.rollBack;
  const what = isScheduled ? 'withdraw' : 'rollBack';
  const confirm = async (): Promise<void> => {
    await mutateAsync().catch(() => undefined);
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate(`programs.rates.${what}`)}</Button>
      <ConfirmDialog
        open={asking}
        title={translate(`programs.rates.${what}`)}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {translate(`programs.rates.${what}Text`, { number: publication.number })}
      </ConfirmDialog>
      <ErrorDialog error={error} onClose={reset} />
    </>
  );
}

/** The newest rates have nothing to roll back. Older ones may cover only some programs, so that others have changed since. */
function canTakeBack({ state, number, latest, programs, inForce, untouched }: PublicationDetail): boolean {
  if (state === 'in-force') return number < latest && (untouched > 0 || inForce < programs);
  return state === 'scheduled' || state === 'replaced';
}

function Loaded({ publication }: { readonly publication: PublicationDetail }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const actions = useRateActions(publication);
  const { state, number, fileName, rolledBackTo } = publication;
  const fact = (key: string, value: string | number | null) => ({
    key,
    label: translate(`resources.main/admin/program/rates.fields.${key}`),
    value: <bdi>{value ?? '–'}</bdi>,
  });
  return (
    <RecordPage
      title={<bdi>{fileName}</bdi>}
      lead={translate('programs.rates.numbered', { number })}
      actions={
        <>
          {state === 'in-force' && <AnnounceRates publication={publication} />}
          {canTakeBack(publication) && <TakeBack publication={publication} actions={actions} />}
        </>
      }
    >
      {state === 'draft' && <RateSteps at="preview" />}
      {(state === 'in-force' || state === 'scheduled') && !publication.handedOver && (
        <Alert severity="warning">{translate('programs.rates.notHandedOver')}</Alert>
      )}
      <Section title={<RateState publication={publication} />}>
        <div style={{ maxInlineSize: 480 }}>
          <FactList
            groups={[
              [
                fact('effectiveAt', instant(publication.effectiveAt)),
                fact('programs', publication.programs),
                fact('rows', publication.rows),
                fact('uploadedBy', publication.uploadedBy),
                fact('uploadedAt', instant(publication.uploadedAt)),
                fact('publishedBy', publication.publishedBy),
                fact('publishedAt', instant(publication.publishedAt)),
                ...(rolledBackTo === null ? [] : [fact('rolledBackTo', rolledBackTo)]),
              ],
            ]}
          />
        </div>
      </Section>
      <RateChanges publication={publication} />
      {state !== 'withdrawn' && <AffectedLoans affected={publication.affected} />}
      {state === 'draft' && <PublishRates publication={publication} actions={actions} />}
      <HistoryPanel
        resource="main/admin/program/rates"
        subject={`rate-sheet:${publication.id}`}
        version={publication.version}
      />
    </RecordPage>
  );
}

/** One upload of rates: its changes, publication and rollback. */
export function RatePage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.ratePublication(id),
    queryFn: ({ signal }) => referenceCalls.ratePublication(id, signal),
  });
  if (!data)
    return (
      <NoRecord
        error={error}
        list={createPath({ resource: 'main/admin/program/rates', type: 'list' })}
        onRetry={() => void refetch()}
      />
    );
  return <Loaded key={id} publication={data} />;
}
