import { mayCancelEDisclosure } from '../../domain/disclosure/edisclosure';
import { useMessageText } from '../providers/i18n/useMessageText';
import { CancelDisclosure, DisclosureChoices, useDisclosure } from '../registration/public';
import { Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useDisclosuresText } from './useEstimates';

/** The request of the eDisclosure: who prepares it, or where it stands. */
export function RequestCard({ loanNum, readOnly }: { readonly loanNum: string; readonly readOnly: boolean }) {
  const { t } = useDisclosuresText();
  const messageText = useMessageText();
  const { data: disclosure } = useDisclosure(loanNum);
  if (disclosure === undefined) return null;
  const isOpen = disclosure.status === 'none';
  return (
    <Section title={t('request')}>
      {isOpen ? (
        <DisclosureChoices disabled={readOnly} />
      ) : (
        <Row wrap justify="space-between" gap="s3">
          <Text>{disclosure.wording ? messageText(disclosure.wording) : disclosure.msg}</Text>
          {mayCancelEDisclosure(disclosure.status) && <CancelDisclosure loanNum={loanNum} disabled={readOnly} />}
        </Row>
      )}
    </Section>
  );
}
