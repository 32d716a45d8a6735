import { useTranslate } from 'react-admin';
import { mayExport } from '../../../domain/access/permissions';
import type { LoanDocument } from '../../../domain/loan/document';
import { useSessionUser } from '../../access/public';
import { Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { applicationCalls } from '../application-calls';
import { ProgressDownload } from './ProgressDownload';
import { RoundTripReport } from './RoundTripReport';

/** A loan's MISMO file: its export, with how many numbers count as views, a round-trip report and the originally imported file. */
export function MismoCard({ loan }: { readonly loan: Pick<LoanDocument, 'sLNm' | 'applicants'> }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { sLNm: loanNum, applicants } = loan;
  const counted = applicants.flatMap(({ aBSsn, aCSsn }) => [aBSsn, aCSsn]).filter(Boolean).length;
  const numbers = user && mayExport(user, 'full') ? 'full' : 'masked';
  return (
    <Section title={translate('mismo.title')}>
      <Row wrap justify="space-between" gap="s3" marginBlockEnd="s4">
        <Text as="p" flex="1 1 260px" minInlineSize={0} maxInlineSize="64ch" color="text-2">
          {translate(`mismo.lead.${user && mayExport(user, 'masked') ? numbers : 'none'}`)}
        </Text>
        {user && mayExport(user, 'masked') && (
          <ProgressDownload
            label={
              numbers === 'full' && counted > 0
                ? translate('mismo.exportCounted', { smart_count: counted })
                : translate('mismo.export')
            }
            fileName={`${loanNum}.xml`}
            fetchFile={(onProgress) => applicationCalls.exportMismo(loanNum, onProgress)}
          />
        )}
      </Row>
      <RoundTripReport loanNum={loanNum} />
    </Section>
  );
}
