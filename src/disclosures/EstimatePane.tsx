import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { formatDate } from '../../domain/format/date';
import { documentsCalls, PdfPreview, pdfInMemory } from '../documents/public';
import { queryKeys } from '../providers/data/query-keys';
import type { LoanRecord } from '../shell/loan/useLoan';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Column, Note, Row, Text } from '../ui/layout/primitives';
import { disclosuresCalls } from './disclosures-calls';
import { useDisclosuresText } from './useEstimates';

interface Props {
  readonly loan: LoanRecord;
  readonly estimates: LoanEstimates;
  readonly selected: number;
}

/** What an estimate shows below its title: where it stands. */
function useStanding(estimate: LoanEstimates['estimates'][number] | undefined): string {
  const { t } = useDisclosuresText();
  if (estimate === undefined) return t('notIssued');
  const { delivery, issued, receivedBy } = estimate;
  if (delivery?.received) return t('receivedOn', { date: formatDate(delivery.received) });
  return t('issuedOn', { date: formatDate(issued), by: formatDate(receivedBy.date) });
}

/** The PDF of an estimate, or of the next one as it would be today. */
export function EstimatePane({ loan, estimates: { estimates, next }, selected }: Props) {
  const translate = useTranslate();
  const { t } = useDisclosuresText();
  const estimate = estimates.find(({ number }) => number === selected);
  const standing = useStanding(estimate);
  const documentId = estimate?.documentId;
  const isWaiting = next.fields.length > 0 || next.expenses.length > 0 || next.feature !== null;
  const hasPdf = estimate ? documentId !== undefined : !isWaiting;
  const fetchFile = (signal?: AbortSignal) =>
    documentId === undefined
      ? disclosuresCalls.preview(loan.sLNm, signal ?? new AbortController().signal)
      : documentsCalls.download(loan.sLNm, documentId);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(loan.sLNm), 'estimate-pdf', documentId ?? loan.version] as const,
    queryFn: async ({ signal }) => {
      const { blob } = await fetchFile(signal);
      return pdfInMemory(`${documentId ?? loan.version}`, new Uint8Array(await blob.arrayBuffer()));
    },
    enabled: hasPdf,
  });
  const title = t('le', { number: selected });
  return (
    <Column as="section" border radius="l" background="surface" overflow="clip" minInlineSize={0} aria-label={title}>
      <Row justify="space-between" gap="s3" padding="s3 s4" lineBelow>
        <Text>
          <Text as="h2" display="inline" size="h3" weight={600}>
            {title}
          </Text>{' '}
          <Note>{standing}</Note>
        </Text>
        {hasPdf && (
          <DownloadButton
            label={t('download')}
            fileName={`LOAN ESTIMATE ${selected} ${loan.sLNm}.pdf`}
            fetchFile={() => fetchFile()}
            size="small"
          />
        )}
      </Row>
      {!hasPdf && <EmptyState title={t(estimate ? 'noDocument' : 'notReady')} />}
      {hasPdf && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {hasPdf && !error && !data && <LinearProgress aria-label={translate('states.loading')} />}
      {hasPdf && data && (
        <Column blockSize="75vh" minInlineSize={0}>
          <PdfPreview source={data} name={title} />
        </Column>
      )}
    </Column>
  );
}
