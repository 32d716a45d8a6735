import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, useUpdate } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { Section } from '../../../domain/application/sections';
import { isLoanDocument, type LoanDocument } from '../../../domain/loan/document';
import { currentOf } from '../../crud/saving/stale';
import { useFormErrors } from '../../crud/saving/useFormErrors';
import { useVersionedSave } from '../../crud/saving/useVersionedSave';
import { validValues } from '../../crud/saving/valid-values';
import { formPath } from '../../fields/form-errors';
import type { SectionRecord } from './section-context';
import { refetchApplication } from './section-writes';
import { useHiddenFieldErrors } from './useHiddenFieldErrors';
import { useSectionBaseline } from './useSectionBaseline';

/** Form path of a field named by the server, which calls a section's list `records`. */
const pathIn =
  ({ records }: Section) =>
  (name: string): string =>
    formPath(records === undefined ? name : name.replace(/^records(?=\[|$)/, records));

interface Options {
  readonly section: Section;
  readonly record: SectionRecord;
  readonly loan: LoanDocument;
  /** Names the form for its drafts. */
  readonly formKey: string;
  readonly onSaved: () => void;
  /** Whether the page can show a field that is not rendered now. */
  readonly reaches: (path: string) => boolean;
  /** Called with the first invalid field if no invalid field is rendered. */
  readonly onHidden: (path: string) => void;
}

/** The form of a loan section, saved through React-Admin. */
export function useSectionForm({ section, record, loan, formKey, onSaved, reaches, onHidden }: Options) {
  const resource = useResourceContext() ?? '';
  // React-Admin's edit replaces its save function with each record it reads, which loses pending callbacks.
  const [update] = useUpdate<SectionRecord, Error>(resource, { id: record.id });
  const client = useQueryClient();
  const form = useForm<SectionRecord>({ defaultValues: record, mode: 'onBlur' });
  const baseline = useSectionBaseline(form, section, record, loan, formKey);
  const toPath = pathIn(section);
  const unseen = useHiddenFieldErrors(form, { loan, base: baseline.base, pathOf: toPath, reaches, onHidden });
  const errors = useFormErrors(form, { toPath, placeUnseen: unseen.place });
  const write = async (values: SectionRecord): Promise<SectionRecord> => {
    const params = { id: record.id, data: values, previousData: baseline.base() };
    const saved = await update(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
    void refetchApplication(client, record.id, resource);
    return saved ?? values;
  };
  const save = useVersionedSave({
    draft: { ...baseline, validated: () => validValues(form, unseen) },
    write,
    errors,
    rebasing: {
      ...baseline,
      currentOf: (error) => currentOf(error, isLoanDocument),
      reload: () => void refetchApplication(client, record.id, ''),
    },
    onSaved,
  });
  const discard = (): void => {
    errors.clear();
    baseline.discard();
  };
  return { form, errors, save, baseline, isDirty: baseline.isDirty, discard };
}
