import { Alert, Button } from '@mui/material';
import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { type TransferPart, transferParts } from '../../../domain/appraisal/transfer-rules';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { DownloadButton } from '../../ui/DownloadButton';
import { Note, Row, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { UploadBox } from '../../ui/UploadBox';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';
import { waiverCalls } from './waiver-calls';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly editable: boolean;
  /** Only staff outside production receive it. */
  readonly mayReceive: boolean;
  readonly onEdit: () => void;
}

type Target = TransferPart | 'xml';
const isPart = (item: string): item is TransferPart => transferParts.some((part) => part === item);
const targetOf = (item: string): Target | undefined => (item === 'xml' || isPart(item) ? item : undefined);

/** Uploads the file of an item of the checklist. The lists are read again whether it succeeded or not (APPR-05). */
function Upload({ loanNum, id, target, onDone }: { loanNum: string; id: string; target: Target; onDone: () => void }) {
  const { t } = useAppraisalText();
  const refresh = useRefreshAppraisals(loanNum);
  const send = (files: readonly File[]) =>
    target === 'xml'
      ? waiverCalls.uploadXml(loanNum, id, files)
      : waiverCalls.uploadPart(loanNum, files, { transfer: id, part: target });
  return (
    <Section title={t(`transfer.items.${target}`)}>
      <UploadBox accept={target === 'xml' ? '.xml' : '.pdf'} send={send} onSettled={refresh} onDone={onDone} />
    </Section>
  );
}

/** A transfer that is being completed: its checklist, its files, and the letter to sign. */
export function TransferWork({ loanNum, one, editable, mayReceive, onEdit }: Props) {
  const { t } = useAppraisalText();
  const { list } = useFormats();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useRefreshAppraisals(loanNum);
  const [target, setTarget] = useState<Target | null>(null);
  const checklist = one.transfer?.checklist ?? [];
  const open = checklist.filter(({ isDone }) => !isDone).map(({ item }) => t(`transfer.items.${item}`));
  const receive = async (): Promise<void> => {
    try {
      await waiverCalls.receive(loanNum, one.id, one.version);
      notify(t('transfer.received'), { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    await refresh();
  };
  return (
    <>
      <Section
        title={t('transfer.checklist', { lender: one.transfer?.lender ?? '' })}
        aside={
          editable && (
            <Button size="small" onClick={onEdit}>
              {t('transfer.edit')}
            </Button>
          )
        }
      >
        <Stack gap="s3">
          {one.transfer && one.transfer.sentBy !== 'lender' && (
            <Alert severity="error">{t('transfer.notFromLender')}</Alert>
          )}
          <Stack as="ul" gap="s1">
            {checklist.map(({ item, isDone }) => {
              const file = targetOf(item);
              const Icon = isDone ? Check : Circle;
              return (
                <Row as="li" key={item} gap="s2" justify="space-between">
                  <Row gap="s2" align="start">
                    <Icon
                      size={16}
                      strokeWidth={2}
                      color={token(isDone ? 'dot-green' : 'text-3')}
                      style={{ flex: 'none', marginBlockStart: 3 }}
                      role="img"
                      aria-label={t(isDone ? 'transfer.done' : 'transfer.open')}
                    />
                    <span>{t(`transfer.items.${item}`)}</span>
                  </Row>
                  {editable && file && (
                    <Button
                      size="small"
                      aria-label={t('transfer.uploadItem', { item: t(`transfer.items.${item}`) })}
                      onClick={() => setTarget(file)}
                    >
                      {t(isDone ? 'transfer.replace' : 'transfer.upload')}
                    </Button>
                  )}
                </Row>
              );
            })}
          </Stack>
          {open.length > 0 && <Note as="p">{t('transfer.missing', { items: list(open) })}</Note>}
          <Note as="p">{t('transfer.rule')}</Note>
          <Row gap="s2" wrap>
            <DownloadButton
              label={t('transfer.letter')}
              fileName="appraisal-transfer-letter.pdf"
              fetchFile={() => waiverCalls.letter(loanNum, one.id)}
            />
            {mayReceive && (
              <Button variant="contained" disabled={open.length > 0} onClick={() => void receive()}>
                {t('transfer.receive')}
              </Button>
            )}
          </Row>
        </Stack>
      </Section>
      {target !== null && <Upload key={target} {...{ loanNum, target }} id={one.id} onDone={() => setTarget(null)} />}
    </>
  );
}
