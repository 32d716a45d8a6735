import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { formatDate } from '../../domain/format/date';
import { useSessionUser } from '../access/public';
import { useDisclosuresText } from '../disclosures/public';
import { downloadForm } from '../documents/public';
import { DownloadButton } from '../ui/DownloadButton';
import { block, heads, plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import type { IssuedForm } from './ClosingPreview';
import { ClosingTable } from './ClosingTable';
import { closingCalls } from './closing-calls';
import { useClosingText } from './useClosings';

interface Props {
  readonly loanNum: string;
  readonly closings: ClosingDisclosures;
  readonly mayWrite: boolean;
  readonly onReceipt: (number: number) => void;
  readonly onShow: (form: IssuedForm) => void;
}

/** The Closing Disclosures that were issued: when they count as received, and why one starts the wait again. */
export function IssuedClosings({ loanNum, closings: { disclosures }, mayWrite, onReceipt, onShow }: Props) {
  const isStaff = useSessionUser()?.isPml === false;
  const t = useClosingText();
  const notify = useNotify();
  const { t: word, skipsText } = useDisclosuresText();
  const download = (id: string) => downloadForm(loanNum, id, () => notify(word('making'), { type: 'info' }));
  return (
    <Section title={t('issuedList')} flush>
      <ClosingTable>
        <Box as="thead" belowSm={heads}>
          <tr>
            <th scope="col">{t('disclosure')}</th>
            <th scope="col" data-numeric>
              {t('issuedOn')}
            </th>
            <th scope="col" data-numeric>
              {t('receivedOn')}
            </th>
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {disclosures.map(({ number, kind, issued, delivery, receivedBy, restarts, signed, hasUcd, ...form }) => {
            const { documentId, sellerDocumentId } = form;
            return (
              <Box as="tr" key={number} belowSm={plainRow.card}>
                <Box as="th" scope="row" belowSm={plainRow.value}>
                  <Text display="block" weight={500}>
                    {t(`kinds.${kind}`, { number })}
                  </Text>
                  <Note display="block" weight={400}>
                    {[
                      word(`methods.${delivery.method}`),
                      ...restarts.map((reason) => t(`restarts.${reason}`)),
                      signed ? t('signed') : '',
                      skipsText(receivedBy.skipped),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Note>
                  <Row wrap gap="s2" marginBlockStart="s2" weight={400}>
                    {documentId && (
                      <Button
                        size="small"
                        onClick={() => onShow({ documentId, title: t(`kinds.${kind}`, { number }) })}
                      >
                        {t('show')}
                      </Button>
                    )}
                    {documentId && (
                      <DownloadButton
                        size="small"
                        label={t('open')}
                        fileName={`CLOSING DISCLOSURE ${number} ${loanNum}.pdf`}
                        fetchFile={() => download(documentId)}
                      />
                    )}
                    {sellerDocumentId && (
                      <DownloadButton
                        size="small"
                        label={t('openSeller')}
                        fileName={`CLOSING DISCLOSURE SELLER ${number} ${loanNum}.pdf`}
                        fetchFile={() => download(sellerDocumentId)}
                      />
                    )}
                    {hasUcd && isStaff && (
                      <DownloadButton
                        size="small"
                        label={t('ucd')}
                        fileName={`UCD ${loanNum} ${number}.xml`}
                        fetchFile={() => closingCalls.ucd(loanNum, number)}
                      />
                    )}
                    {mayWrite && delivery.received === null && (
                      <Button size="small" onClick={() => onReceipt(number)}>
                        {t('recordReceipt')}
                      </Button>
                    )}
                  </Row>
                </Box>
                <Box as="td" data-numeric data-label={t('issuedOn')} belowSm={plainRow.value}>
                  <bdi dir="ltr">{formatDate(issued)}</bdi>
                </Box>
                <Box as="td" data-numeric data-label={t('receivedOn')} belowSm={plainRow.value}>
                  <bdi dir="ltr">{formatDate(receivedBy.date)}</bdi>
                  {delivery.received === null && <Note display="block">{word('presumed')}</Note>}
                </Box>
              </Box>
            );
          })}
        </Box>
      </ClosingTable>
    </Section>
  );
}
