import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { parseFieldPath } from '../../domain/application/field-path';
import { borrowersNameOf } from '../../domain/application/visibility/field-visibility';
import { formKey } from '../../domain/drafts/form-key';
import type { LoanDocument } from '../../domain/loan/document';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { SaveErrors } from '../crud/saving/SaveErrors';
import { useFormErrors } from '../crud/saving/useFormErrors';
import { FieldInput } from '../fields/FieldInput';
import { useFieldLabels } from '../fields/useFieldLabels';
import { Box, Stack } from '../ui/layout/primitives';
import { type Corrected, correctionsOf, emptyCorrections } from './corrected-fields';
import { packagesCalls } from './packages-calls';
import { useRefreshPackages } from './usePackages';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loan: LoanDocument;
  readonly paths: readonly string[];
  readonly onSaved: () => void;
}

/** Inputs for what the audit misses of borrowers and originator. */
export function Corrections({ loan, paths, onSaved }: Props) {
  const { t, finding } = usePackageText();
  const { label } = useFieldLabels();
  const notify = useNotify();
  const { pathname } = useLocation();
  const refresh = useRefreshPackages(loan.sLNm);
  const form = useForm<Corrected>({ defaultValues: emptyCorrections(paths), mode: 'onChange' });
  const { isDirty, isValid } = form.formState;
  const draft = usePlainDraft(form, formKey(pathname, 'corrections'));
  const errors = useFormErrors(form);
  const save = useMutation({
    mutationFn: (values: Corrected) => packagesCalls.saveAudit(loan.sLNm, correctionsOf(loan, paths, values)),
    onMutate: errors.clear,
    onError: errors.show,
    onSuccess: async () => {
      draft.remove();
      form.reset(emptyCorrections(paths));
      notify(t('corrections.saved'), { type: 'success' });
      await refresh();
      onSaved();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.handleSubmit((values) => save.mutate(values))();
  };
  return (
    <FormProvider {...form}>
      <Box as="form" padding="s4" lineAbove aria-label={t('corrections.title')} onSubmit={submit} noValidate>
        <Stack gap="s3">
          <SaveErrors errors={errors} inline />
          <DraftOffer draft={draft} />
          <Stack gap="s3" minColumn={220}>
            {paths.map((path) => {
              const name = borrowersNameOf(parseFieldPath(path)?.name ?? path);
              return (
                <FieldInput
                  key={path}
                  name={name}
                  source={path}
                  label={label(name)}
                  {...(path.startsWith('applicants') && {
                    help: finding(loan, { severity: 'error', code: 'missing-field', path }),
                  })}
                />
              );
            })}
          </Stack>
          <Box>
            <Button type="submit" variant="outlined" loading={save.isPending} disabled={!isDirty || !isValid}>
              {t('corrections.save')}
            </Button>
          </Box>
        </Stack>
        <LeaveGuard active={isDirty && !save.isPending} />
      </Box>
    </FormProvider>
  );
}
