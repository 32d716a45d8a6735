import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { useSessionUser } from '../../access/public';
import { useErrorCount } from '../../fields/form-errors';
import { Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { loanCalls } from '../loan-calls';
import { CreateBar } from './CreateBar';
import { FailureDialog } from './FailureDialog';
import { type Refusal, refusalOf } from './import-answer';
import { OtherErrors } from './OtherErrors';
import { PlacementFields } from './PlacementFields';
import { emptyPlacement, type PlacementForm, placementBody, placementParts } from './placement';
import { hasFieldErrors, useServerErrors } from './useServerErrors';

interface Props {
  readonly file: File;
  readonly places: PlacementOptions;
  readonly onAnother: () => void;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onCreated: (loanNum: string) => void;
  /** Shown above the placement: the file and its status. */
  readonly head: ReactNode;
  /** The contents of the file. */
  readonly children: ReactNode;
}

/** Shows the contents of a file and asks for the placement. Confirming sends the file again, this time to create the loan. */
export function ImportConfirm({ file, places, onAnother, onRefused, onCreated, head, children }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const form = useForm<PlacementForm>({ defaultValues: emptyPlacement, mode: 'onTouched' });
  const errorCount = useErrorCount(form.control);
  const parts = placementParts(places, useWatch({ control: form.control, name: 'sBranchChannelT' }), user);
  const server = useServerErrors(form);
  const send = useMutation({
    mutationFn: (fields: ReturnType<typeof placementBody>) => loanCalls.importLoan(file, fields),
    onSuccess: (answer) => {
      if ('loanNum' in answer) onCreated(answer.loanNum);
    },
    onError: (error) => {
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
          <Section title={translate('loan.create.placement.title')}>
            <PlacementFields parts={parts} disabled={send.isPending} />
          </Section>
          {children}
          <OtherErrors errors={server.others} />
          <CreateBar
            summary={translate('loan.create.import.summary')}
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
