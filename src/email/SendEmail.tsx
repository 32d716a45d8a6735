import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import { MAX_ATTACHMENTS } from '../../domain/email/email-limits';
import { preselected } from '../../domain/email/recipients';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { fileTexts } from '../crud/saving/leave-texts';
import { SaveErrors } from '../crud/saving/SaveErrors';
import { useDiscardQuestion } from '../crud/saving/useDiscardQuestion';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { SendEmailPanel } from '../shell/panel/SendEmailPanel';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { useFileChoice } from '../ui/useFileChoice';
import { AttachmentInputs } from './AttachmentInputs';
import { EmailInputs } from './EmailInputs';
import { EmailViewer } from './EmailViewer';
import { emailCalls } from './email-calls';
import { type EmailValues, emptyEmail } from './email-form';
import { ProgressDates } from './ProgressDates';
import { useSendEmail } from './useSendEmail';

interface Props {
  readonly loanNum: string;
  readonly onClose: () => void;
}

/** The send-email panel: from a template, filled from the loan, previewed and sent (EMAIL-01 to -33). */
export function SendEmail({ loanNum, onClose }: Props) {
  const translate = useTranslate();
  const { list } = useFormats();
  const { pathname } = useLocation();
  const form = useForm<EmailValues>({ defaultValues: { ...emptyEmail, to: [], docIds: [] }, mode: 'onChange' });
  const draft = usePlainDraft(form, formKey(pathname, 'email'));
  const context = useQuery({
    queryKey: [...queryKeys.emails(loanNum), 'context'],
    queryFn: ({ signal }) => emailCalls.context(loanNum, signal),
  });
  const templates = useQuery({
    queryKey: [...queryKeys.emails(loanNum), 'templates'],
    queryFn: ({ signal }) => emailCalls.templates(signal),
  });
  const code = useWatch({ control: form.control, name: 'template' });
  const docIds = useWatch({ control: form.control, name: 'docIds' });
  const choice = useFileChoice({ max: MAX_ATTACHMENTS - docIds.length, accept: '.pdf' });
  const isText = templates.data?.find((template) => template.code === code)?.isText === true;
  const finish = (): void => {
    draft.remove();
    onClose();
  };
  const email = useSendEmail({ loanNum, form, context: context.data, isText, files: choice.files, onSent: finish });
  const { isDirty } = form.formState;
  const discard = useDiscardQuestion({ active: isDirty || choice.files.length > 0, onDiscard: finish });
  const recipients = context.data?.recipients;
  useEffect(() => {
    // Without a template, the default recipients are preselected (EMAIL-25).
    if (recipients && !form.formState.isDirty) form.reset({ ...emptyEmail, to: preselected(recipients), docIds: [] });
  }, [recipients, form]);
  const failure = context.error ?? templates.error;
  const isLoaded = context.data !== undefined && templates.data !== undefined;
  return (
    <SendEmailPanel
      open
      ready={isLoaded}
      sending={email.sending}
      onCancel={() => !email.sending && discard.close()}
      onPreview={() => void email.preview()}
      onSend={() => void email.send()}
    >
      <FormProvider {...form}>
        <Stack columns="minmax(0, 1fr)" gap="s4">
          <SaveErrors errors={email.errors} inline />
          {email.blocked && <Alert severity="warning">{translate('email.blocked')}</Alert>}
          {failure ? (
            <ErrorState error={failure} onRetry={() => void Promise.all([context.refetch(), templates.refetch()])} />
          ) : isLoaded ? (
            <>
              <DraftOffer draft={draft} />
              <EmailInputs context={context.data} templates={templates.data} />
              <AttachmentInputs loanNum={loanNum} choice={choice} max={MAX_ATTACHMENTS} />
              <ProgressDates loanNum={loanNum} />
            </>
          ) : (
            <p role="status">{translate('states.loading')}</p>
          )}
        </Stack>
      </FormProvider>
      {discard.question}
      {/* The draft keeps what was typed, and no files. */}
      <LeaveGuard active={choice.files.length > 0} texts={fileTexts} />
      {email.viewer && <EmailViewer {...email.viewer} onClose={email.closeViewer} />}
      <ConfirmDialog
        open={email.gaps !== null}
        title={translate('email.gapsTitle')}
        confirmLabel={translate('email.sendAnyway')}
        onConfirm={() => void email.send(true)}
        onCancel={email.keepEditing}
      >
        {translate('email.gapsText', { names: list((email.gaps ?? []).map((name) => `[[${name}]]`)) })}
      </ConfirmDialog>
    </SendEmailPanel>
  );
}
