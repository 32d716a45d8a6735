import type { LoanEstimates } from '../../domain/disclosure/estimate/estimates.contract';
import { onlyOutsideEstimate } from '../../domain/disclosure/estimate/outside-estimate';
import { formatDate } from '../../domain/format/date';
import { documentsCalls } from '../documents/public';
import type { LoanRecord } from '../shell/loan/useLoan';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyState } from '../ui/EmptyState';
import { Column, Note, Row, Text } from '../ui/layout/primitives';
import { disclosuresCalls } from './disclosures-calls';
import { FormPreview } from './FormPreview';
import { useDisclosuresText } from './useEstimates';
import { useFormPdf } from './useFormPdf';

interface Props {
  readonly loan: LoanRecord;
  readonly estimates: LoanEstimates;
  readonly selected: number;
}

/** What an estimate shows below its title: where it stands. */
function useStanding(loan: LoanRecord, estimate: LoanEstimates['estimates'][number] | undefined): string {
  const { t } = useDisclosuresText();
  if (estimate === undefined) return t(onlyOutsideEstimate(loan) ? 'notIssuedHere' : 'notIssued');
  const { delivery, issued, receivedBy } = estimate;
  if (delivery?.received) return t('receivedOn', { date: formatDate(delivery.received) });
  return t('issuedOn', { date: formatDate(issued), by: formatDate(receivedBy.date) });
}

/** The PDF of an estimate, or of the next one as it would be today. */
export function EstimatePane({ loan, estimates: { estimates, next }, selected }: Props) {
  const { t } = useDisclosuresText();
  const estimate = estimates.find(({ number }) => number === selected);
  const standing = useStanding(loan, estimate);
  const documentId = estimate?.documentId;
  const isWaiting = next.fields.length > 0 || next.expenses.length > 0 || next.feature !== null;
  const hasPdf = estimate ? documentId !== undefined : !isWaiting;
  const form = useFormPdf(
    documentId === undefined
      ? { loanNum: loan.sLNm, version: loan.version, enabled: hasPdf, make: disclosuresCalls.preview }
      : { loanNum: loan.sLNm, documentId },
  );
  const fetchFile = () =>
    documentId === undefined
      ? disclosuresCalls.preview(loan.sLNm, new AbortController().signal)
      : documentsCalls.download(loan.sLNm, documentId);
  const title = t('le', { number: selected });
  return (
    <Column as="section" border radius="l" background="surface" overflow="clip" minInlineSize={0} aria-label={title}>
      <Row wrap justify="space-between" gap="s2 s3" padding="s3 s4" lineBelow>
        <Text flex="1 1 160px" minInlineSize={0}>
          <Text as="h2" display="inline" size="h3" weight={600}>
            {title}
          </Text>{' '}
          <Note>{standing}</Note>
        </Text>
        {hasPdf && !form.isBeingMade && (
          <DownloadButton
            label={t('download')}
            fileName={`LOAN ESTIMATE ${selected} ${loan.sLNm}.pdf`}
            fetchFile={fetchFile}
            size="small"
          />
        )}
      </Row>
      {!hasPdf && <EmptyState title={t(estimate ? 'noDocument' : 'notReady')} />}
      {hasPdf && <FormPreview form={form} name={title} />}
    </Column>
  );
}
