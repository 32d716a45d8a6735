import { Button } from '@mui/material';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { formatDate } from '../../domain/format/date';
import { useSessionUser } from '../access/public';
import { useDisclosuresText } from '../disclosures/public';
import { DownloadButton } from '../ui/DownloadButton';
import { Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { closingCalls } from './closing-calls';
import { useClosingText } from './useClosings';

interface Props {
  readonly loanNum: string;
  readonly closings: ClosingDisclosures;
  readonly mayWrite: boolean;
  readonly onReceipt: (number: number) => void;
}

/** The Closing Disclosures that were issued: when they count as received, and why one starts the wait again. */
export function IssuedClosings({ loanNum, closings: { disclosures }, mayWrite, onReceipt }: Props) {
  const isStaff = useSessionUser()?.isPml === false;
  const t = useClosingText();
  const { t: word, skipsText } = useDisclosuresText();
  return (
    <Section title={t('issuedList')} flush>
      <Table cells={{ paddingBlock: 's2', paddingInline: 's1', verticalAlign: 'top' }} edge="s4">
        <thead>
          <tr>
            <th scope="col">{t('disclosure')}</th>
            <th scope="col" data-numeric>
              {t('issuedOn')}
            </th>
            <th scope="col" data-numeric>
              {t('receivedOn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {disclosures.map(({ number, kind, issued, delivery, receivedBy, restarts, signed, hasUcd }) => (
            <tr key={number}>
              <th scope="row">
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
              </th>
              <td data-numeric>
                <bdi dir="ltr">{formatDate(issued)}</bdi>
              </td>
              <td data-numeric>
                <bdi dir="ltr">{formatDate(receivedBy.date)}</bdi>
                {delivery.received === null && <Note display="block">{word('presumed')}</Note>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
