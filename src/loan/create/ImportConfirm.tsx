import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import type { PreviewedFile } from '../../../domain/loan/loan-import.schemas';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { useSessionUser } from '../../access/public';
import { ImportedLoan } from '../../application/public';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { useErrorCount } from '../../fields/form-errors';
import { useCreationKey } from '../../providers/data/useCreationKey';
import { Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { loanCalls } from '../loan-calls';
import { CreateBar } from './CreateBar';
import { Duplicates } from './Duplicates';
import { FailureDialog } from './FailureDialog';
import { IgnoredValues, Warnings } from './ImportFindings';
import { type Refusal, refusalOf } from './import-answer';
import { OtherErrors } from './OtherErrors';
import { PlacementFields } from './PlacementFields';
import { emptyPlacement, type PlacementForm, placementBody, placementParts } from './placement';
import { hasFieldErrors, useServerErrors } from './useServerErrors';

interface Props {
  readonly file: File;
  readonly preview: PreviewedFile;
  readonly places: PlacementOptions;
  readonly onAnother: () => void;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onCreated: (loanNum: string) => void;
  /** Allows to leave the page without asking, to open another loan. */
  readonly onOpenExisting: () => void;
  /** Receives what removes the draft, for a user who leaves without it. */
  readonly removeDraft: RefObject<() => void>;
  /** Shown at the top: the file and its status. */
  readonly head: ReactNode;
}

/** Shows the loan of a file and asks for the placement. Confirming sends the file again, this time to create the loan. */
export function ImportConfirm(props: Props) {
  const { file, preview, places, onAnother, onRefused, onCreated, onOpenExisting, removeDraft, head } = props;
  const translate = useTranslate();
  const user = useSessionUser();
  const form = useForm<PlacementForm>({ defaultValues: emptyPlacement, mode: 'onTouched' });
  const errorCount = useErrorCount(form.control);
  const parts = placementParts(places, useWatch({ control: form.control, name: 'sBranchChannelT' }), user);
  const { sBranchChannelT: channel } = placementBody(useWatch({ control: form.control }) as PlacementForm, parts);
  const { pathname } = useLocation();
  const draft = usePlainDraft(form, formKey(pathname, 'import'));
  const server = useServerErrors(form);
  useEffect(() => {
    removeDraft.current = draft.remove;
  }, [draft.remove, removeDraft]);
  const creation = useCreationKey();
  const send = useMutation({
    mutationFn: (fields: ReturnType<typeof placementBody>) => loanCalls.importLoan(file, fields, creation.key),
    onSuccess: (answer) => {
      if (!('loanNum' in answer)) return;
      draft.remove();
      onCreated(answer.loanNum);
    },
    onError: (error) => {
      creation.renewAfter(error);
      const refusal = server.show(error) ? null : refusalOf(error, file.name);
      if (refusal) onRefused(refusal);
    },
  });

  const submit = form.handleSubmit((values) => {
    server.clear();
    send.mutate(placementBody(values, parts));
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={translate('loan.create.ways.file')}>
        <Stack columns="minmax(0, 1fr)" gap="s4">
          {head}
          <DraftOffer draft={draft} />
          <Duplicates duplicates={preview.duplicates} onOpenExisting={onOpenExisting} />
          <Section title={translate('loan.create.placement.title')}>
            <PlacementFields parts={parts} disabled={send.isPending} />
          </Section>
          <Warnings findings={preview.findings} loan={preview.loan} />
          <ImportedLoan loan={preview.loan} said={preview.said} defaults={preview.defaults[channel ?? ''] ?? {}} />
          <IgnoredValues ignored={preview.ignored} />
          <OtherErrors errors={server.others} />
          <CreateBar
            summary={translate('loan.create.import.summary')}
            label={preview.duplicates.length > 0 ? translate('loan.create.import.anyway') : undefined}
            quiet={preview.duplicates.length > 0}
            errorCount={errorCount}
            creating={send.isPending}
            before={
              <Button onClick={onAnother} disabled={send.isPending}>
                {translate('loan.create.import.another')}
              </Button>
            }
          />
        </Stack>
      </form>
      <FailureDialog error={hasFieldErrors(send.error) ? null : send.error} onClose={() => send.reset()} />
    </FormProvider>
  );
}
