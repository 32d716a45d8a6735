import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { mergeRecord, withTheirFields } from '../../../domain/records/merge';
import { useUnsaved } from '../../access/unsaved';
import { formPath } from '../../fields/form-errors';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { changedValues } from '../drafts/changed-values';
import { usePlainDraft } from '../drafts/usePlainDraft';
import { useFormErrors } from './useFormErrors';
import { type Rebasing, useVersionedSave } from './useVersionedSave';
import { validValues } from './valid-values';

/** How a dialog names the fields that the server refuses. */
export interface ServerFields<Values> {
  /** The input of a field. Default: the same name. */
  readonly inputOf?: (name: string) => string;
  /** What to call a field without an input; undefined if the dialog doesn't know it. */
  readonly labelOf?: (name: string, values: Values) => string | undefined;
}

interface Options<Values extends FieldValues> {
  /** Names the dialog among those of its page, for its draft. */
  readonly draft: string;
  readonly defaultValues: DefaultValues<Values>;
  readonly onSave: (values: Values) => Promise<unknown>;
  /** The values that someone else saved first, with which the typed ones are merged; null if the error is another one. */
  readonly newerOf?: ((error: unknown) => Values | null) | undefined;
  readonly serverFields?: ServerFields<Values> | undefined;
  readonly onClose: () => void;
}

/** Many calls take the record of a dialog as their `data`. */
const dialogPath = (name: string): string => formPath(name.replace(/^data\./, ''));

/** The form of a save dialog: closes after saving and asks before discarding edits. */
export function useSaveDialog<Values extends FieldValues>({
  draft: name,
  defaultValues,
  onSave,
  newerOf,
  serverFields: { inputOf = (name: string) => name, labelOf = () => undefined } = {},
  onClose,
}: Options<Values>) {
  const { pathname } = useLocation();
  const form = useForm<Values>({ defaultValues, mode: 'onChange' });
  // React Hook Form only tracks state that is read during render.
  const { isDirty } = form.formState;
  const draft = usePlainDraft(form, formKey(pathname, name));
  useUnsaved(isDirty);
  const closeWithoutDraft = (): void => {
    draft.remove();
    onClose();
  };
  const messageText = useMessageText();
  const named = (name: string, message: string): string => {
    const label = labelOf(name, form.getValues());
    return label === undefined ? message : `${label}: ${messageText(message)}`;
  };
  const errors = useFormErrors(form, {
    toPath: (name) => inputOf(dialogPath(name)),
    placeUnseen: (messages) =>
      Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, named(name, message)])),
  });
  const [leaving, setLeaving] = useState(false);
  // The form starts from a whole record, so the defaults are its earlier values.
  const base = (): Values => ({ ...form.formState.defaultValues }) as Values;
  const rebase = (current: Values, typed: Values): Values | null => {
    form.reset(current);
    form.reset(typed, { keepDefaultValues: true });
    if (changedValues(current, typed) !== null) return typed;
    closeWithoutDraft();
    return null;
  };
  const rebasing: Rebasing<Values, Values> | undefined = newerOf && {
    currentOf: newerOf,
    mergeWith: (current) => mergeRecord(base(), form.getValues(), current),
    withTheirs: withTheirFields,
    rebase,
    reload: () => undefined,
  };
  const save = useVersionedSave<Values, unknown, Values>({
    draft: { validated: () => validValues(form), acceptSaved: () => false },
    write: onSave,
    errors,
    ...(rebasing && { rebasing }),
    onSaved: closeWithoutDraft,
  });
  const askToLeave = (): void => {
    if (save.saving) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };
  return { form, errors, save, draft, leaving, setLeaving, askToLeave, discard: closeWithoutDraft };
}
