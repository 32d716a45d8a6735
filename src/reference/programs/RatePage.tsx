import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import type { RecordFields } from '../../../domain/records/record-fields';
import { HistoryPanel } from '../../crud/HistoryPanel';
import { NoRecord } from '../../crud/NoRecord';
import { RecordPage } from '../../crud/RecordPage';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { FactList } from '../../ui/FactList';
import { Box } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { referenceCalls } from '../reference-calls';
import { AffectedLoans } from './AffectedLoans';
import { AnnounceRates } from './AnnounceRates';
import { PublishRates } from './PublishRates';
import { RateChanges } from './RateChanges';
import { RateState } from './RateState';
import { RateSteps } from './RateSteps';
import { canTakeBack, TakeBack } from './TakeBack';
import { useRateActions } from './useRateActions';
import { useResultFocus } from './useResultFocus';

/** The fields of the history, as the audit entries name them. */
const historyFields = {
  status: { kind: 'text', options: ['draft', 'published', 'withdrawn'] },
  effectiveAt: { kind: 'instant' },
} as const satisfies RecordFields;

function Loaded({ publication }: { readonly publication: PublicationDetail }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const actions = useRateActions(publication);
  const { state, number, fileName, rolledBackTo } = publication;
  const result = useResultFocus(state);
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
          <AnnounceRates announcement={publication.announcement} />
          {canTakeBack(publication) && <TakeBack publication={publication} actions={actions} />}
        </>
      }
    >
      {state === 'draft' && <RateSteps at="preview" />}
      {(state === 'in-force' || state === 'scheduled') && !publication.handedOver && (
        <Alert severity="warning">{translate('programs.rates.notHandedOver')}</Alert>
      )}
      <Box ref={result} tabIndex={-1} outline="none">
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
      </Box>
      <RateChanges publication={publication} />
      {state !== 'withdrawn' && <AffectedLoans affected={publication.affected} />}
      {state === 'draft' && <PublishRates publication={publication} actions={actions} />}
      <RecordFieldsProvider value={historyFields}>
        <HistoryPanel
          resource="main/admin/program/rates"
          subject={`rate-sheet:${publication.id}`}
          version={publication.version}
        />
      </RecordFieldsProvider>
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
