import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { useSessionUser } from '../../access/public';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { useErrorCount } from '../../fields/form-errors';
import { useCreationKey } from '../../providers/data/useCreationKey';
import { Stack } from '../../ui/layout/primitives';
import { loanCalls } from '../loan-calls';
import { CreateBar } from './CreateBar';
import { FailureDialog } from './FailureDialog';
import { FormSections } from './FormSections';
import { emptyNewLoan, type NewLoanForm, newLoanBody } from './new-loan';
import { OtherErrors } from './OtherErrors';
import { placementParts } from './placement';
import { hasFieldErrors, useServerErrors } from './useServerErrors';

interface Props {
  readonly places: PlacementOptions;
  readonly onDirty: (dirty: boolean) => void;
  /** Receives what removes the draft, for a user who leaves without it. */
  readonly removeDraft: RefObject<() => void>;
  readonly onCreated: (loanNum: string) => void;
}

/** Creates a loan from a short form with the fields that pricing and the disclosures need. */
export function FormWay({ places, onDirty, removeDraft, onCreated }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const form = useForm<NewLoanForm>({ defaultValues: emptyNewLoan, mode: 'onTouched' });
  const { isDirty } = form.formState;
  const { pathname } = useLocation();
  const draft = usePlainDraft(form, formKey(pathname));
  const errorCount = useErrorCount(form.control);
  const parts = placementParts(places, useWatch({ control: form.control, name: 'sBranchChannelT' }), user);
  const server = useServerErrors(form);
  const creation = useCreationKey();
  // A repeat sends the same body.
  const [jobId] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: (body: Record<string, unknown>) => loanCalls.create(body, creation.key),
    onSuccess: ({ loanNum }) => {
      draft.remove();
      onCreated(loanNum);
    },
    onError: (error) => {
      creation.renewAfter(error);
      server.show(error);
    },
  });

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    removeDraft.current = draft.remove;
  }, [draft.remove, removeDraft]);

  const submit = form.handleSubmit((values) => {
    server.clear();
    create.mutate(newLoanBody(values, parts, jobId));
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={translate('loan.create.ways.form')}>
        <Stack columns="minmax(0, 1fr)" gap="s4">
          <DraftOffer draft={draft} />
          <FormSections parts={parts} />
          <OtherErrors errors={server.others} />
          <CreateBar
            summary={translate('loan.create.form.summary')}
            errorCount={errorCount}
            creating={create.isPending}
          />
        </Stack>
      </form>
      <FailureDialog error={hasFieldErrors(create.error) ? null : create.error} onClose={() => create.reset()} />
    </FormProvider>
  );
}
