import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';

/** A form about the lock, which keeps a draft under the name of what it asks for. */
export function useMoveForm<Values extends FieldValues>(name: string, defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ defaultValues });
  const draft = usePlainDraft(form, formKey(useLocation().pathname, `lock:${name}`));
  return { form, draft };
}
