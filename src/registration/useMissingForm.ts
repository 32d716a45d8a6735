import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FieldPath } from '../../domain/application/field-path';
import { missingForLender } from '../../domain/application/requirements/lender-requirements';
import { formKey } from '../../domain/drafts/form-key';
import { isLoanDocument, type LoanDocument } from '../../domain/loan/document';
import { withTheirFields } from '../../domain/records/merge';
import { currentOf } from '../crud/saving/stale';
import { useFormBaseline } from '../crud/saving/useFormBaseline';
import { useFormErrors } from '../crud/saving/useFormErrors';
import { useFrozenValue } from '../crud/saving/useFrozenValue';
import { useVersionedSave } from '../crud/saving/useVersionedSave';
import { validValues } from '../crud/saving/valid-values';
import { singlePath } from '../fields/form-errors';
import { usePortalData } from '../providers/data/portal-data-provider';
import { queryKeys } from '../providers/data/query-keys';
import { emptyMissing, type MissingForm, mergeMissing, missingChange } from './missing-items';
import { useRefetchRegistration } from './useRegistration';

const formOf = (loan: LoanDocument): MissingForm => emptyMissing(loan, missingForLender(loan));

/**
 * The form of the missing items. If another user changes the loan meanwhile, edited inputs keep their values
 * and the others take the new ones.
 */
export function useMissingForm(loan: LoanDocument, missingNow: readonly FieldPath[]) {
  const client = useQueryClient();
  const data = usePortalData();
  const notify = useNotify();
  const { pathname } = useLocation();
  const refetch = useRefetchRegistration(loan.sLNm);
  const record = useMemo(() => emptyMissing(loan, missingNow), [loan, missingNow]);
  const form = useForm<MissingForm>({ defaultValues: record, mode: 'onTouched' });
  const errors = useFormErrors(form, { toPath: singlePath });
  const baseline = useFormBaseline<MissingForm, LoanDocument>({
    form,
    record,
    valuesOf: formOf,
    merge: mergeMissing,
    withTheirs: withTheirFields,
    follow: true,
    formKey: formKey(pathname, 'missing'),
  });
  const baseData = useFrozenValue({ loan, missing: missingNow }, baseline.isDirty);
  const save = useVersionedSave({
    draft: { ...baseline, validated: () => validValues(form) },
    write: async (values: MissingForm) => {
      const { loan: base, missing } = baseData.current;
      const { data: saved } = await data.update('loans', {
        id: loan.sLNm,
        data: missingChange(base, missing, values, crypto.randomUUID()),
        previousData: { ...base, id: loan.sLNm },
      });
      await refetch();
      return formOf(saved);
    },
    errors,
    rebasing: {
      ...baseline,
      currentOf: (error) => currentOf(error, isLoanDocument),
      rebase: (current: LoanDocument, typed: MissingForm) => {
        baseData.current = { ...baseData.current, loan: current };
        return baseline.rebase(current, typed);
      },
      reload: () => void client.invalidateQueries({ queryKey: queryKeys.resource('loans') }),
    },
    onSaved: () => notify('registration.missingItems.saved', { type: 'success' }),
  });
  return { form, errors, save, baseline, isDirty: baseline.isDirty, missing: baseData.current.missing };
}
