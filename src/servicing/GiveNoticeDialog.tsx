import { Alert } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NoticesAnswer, ServicingNoticeView } from '../../domain/servicing/notice.schemas';
import { noticeWays } from '../../domain/servicing/notice-options';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { useFormats } from '../providers/i18n/useFormats';
import { Stack } from '../ui/layout/primitives';
import { servicingCalls } from './servicing-calls';
import { useServicingChanged } from './useServicing';
import { useServicingText } from './useServicingText';

interface Values {
  readonly method: string;
  readonly on: string;
}

interface Props {
  readonly loanNum: string;
  readonly today: string;
  /** As it was when the dialog opened. */
  readonly notice: ServicingNoticeView;
  readonly answer: NoticesAnswer;
  readonly onClose: () => void;
}

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;

function MailDay() {
  const { t } = useServicingText();
  const method = useWatch<Values, 'method'>({ name: 'method' });
  return method === 'mail' ? <KindInput name="on" spec={date} label={t('notices.mailedOn')} required /> : null;
}

/** Records that a notice was mailed, or sends it to the borrowers, who consented and have an address. */
export function GiveNoticeDialog({ loanNum, today, notice, answer, onClose }: Props) {
  const { t } = useServicingText();
  const { list } = useFormats();
  const notify = useNotify();
  const changed = useServicingChanged(loanNum);
  const { consentOn, withoutEmail } = answer;
  const canSend = consentOn !== null && withoutEmail.length === 0;
  const { id, version } = notice;
  const save = async ({ method, on }: Values): Promise<void> => {
    await servicingCalls.giveNotice(
      { loanNum, id },
      method === 'electronic' ? { version, method } : { version, method: 'mail', on },
    );
    await changed();
    notify('servicing.notices.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`servicing-notice-give:${id}`}
      title={t('notices.give')}
      saveLabel={t('notices.giveSave')}
      maxWidth="xs"
      defaultValues={{ method: canSend ? 'electronic' : 'mail', on: today }}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="s4">
        {!canSend && (
          <Alert severity="info">
            {consentOn === null ? t('notices.noConsent') : t('notices.noEmail', { names: list(withoutEmail) })}
          </Alert>
        )}
        <ChoiceInput
          name="method"
          spec={text}
          label={t('notices.way')}
          choices={noticeWays
            .filter((way) => way === 'mail' || canSend)
            .map((value) => ({ value, label: t(`notices.ways.${value}`) }))}
          required
        />
        <MailDay />
      </Stack>
    </SaveDialog>
  );
}
