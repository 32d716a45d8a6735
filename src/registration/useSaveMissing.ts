import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { LenderRequirement } from '../../domain/application/requirements/lender-requirements';
import type { LoanDocument } from '../../domain/loan/document';
import { showServerErrors, singlePath, useErrorCount } from '../fields/form-errors';
import { ApiError } from '../providers/data/api-error';
import { usePortalData } from '../providers/data/portal-data-provider';
import { type Conflict, conflictsOf, type EnteredRequirement, type MissingForm, missingChange } from './missing-items';
import { useRefetchRegistration } from './useRegistration';

interface Write {
  readonly base: LoanDocument;
  readonly values: MissingForm;
}

const currentOf = (error: unknown): LoanDocument | null =>
  error instanceof ApiError && error.code === 'stale'
    ? ((error.body.current as LoanDocument | undefined) ?? null)
    : null;

/**
 * Saves the missing items with the version that was read. Where somebody else changed the loan meanwhile, the items are
 * saved on top of it; only an item that both entered is asked about.
 */
export function useSaveMissing(
  loan: LoanDocument,
  missing: readonly LenderRequirement[],
  form: UseFormReturn<MissingForm>,
) {
  const data = usePortalData();
  const client = useQueryClient();
  const notify = useNotify();
  const refetch = useRefetchRegistration(loan.sLNm);
  const [stale, setStale] = useState<{ readonly write: Write; readonly conflicts: readonly Conflict[] } | null>(null);
  const [isShown, setShown] = useState(false);
  const errorCount = useErrorCount(form.control);

  const save = useMutation({
    mutationFn: ({ base, values }: Write) =>
      data.update<LoanDocument & { id: string }>('loans', {
        id: loan.sLNm,
        data: missingChange(base, missing, values, crypto.randomUUID()),
        previousData: { id: loan.sLNm } as LoanDocument & { id: string },
      }),
    onSuccess: async (_, { values }) => {
      setStale(null);
      form.reset(values);
      await refetch();
      notify('registration.missingItems.saved', { type: 'success' });
    },
    onError: (error, write) => {
      const current = currentOf(error);
      if (current) {
        const conflicts = conflictsOf(current, missing, write.values);
        const next = { base: current, values: write.values };
        if (conflicts.length > 0) setStale({ write: next, conflicts });
        else if (current.version !== write.base.version) save.mutate(next);
        return;
      }
      const left = Object.keys(showServerErrors(form, error, singlePath));
      setShown(hasFields(error) && left.length === 0);
    },
  });

  const settle = (theirs: ReadonlySet<EnteredRequirement>): void => {
    if (!stale) return;
    const { base, values } = stale.write;
    const kept = Object.fromEntries([...theirs].map((name) => [name, null]));
    setStale(null);
    save.mutate({ base, values: { ...values, ...kept } });
  };

  const submit = form.handleSubmit((values) => save.mutate({ base: loan, values }));
  const shown = save.error && currentOf(save.error) === null && !isShown ? save.error : null;
  return {
    saving: save.isPending,
    errorCount,
    conflicts: stale?.conflicts ?? [],
    failure: shown,
    submit: (event: FormEvent): void => void submit(event),
    settle,
    leave: (): void => {
      setStale(null);
      save.reset();
      void client.invalidateQueries({ queryKey: ['loans'] });
    },
  };
}

const hasFields = (error: unknown): boolean => error instanceof ApiError && Object.keys(error.fields).length > 0;
