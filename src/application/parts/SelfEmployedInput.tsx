import { useTranslate } from 'react-admin';
import { selfEmployment } from '../../../domain/pricing/read-applicants';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useDraftLoan } from '../edit/draft';

/** Whether pricing counts the borrowers as self-employed: what their jobs say, unless it is answered here. */
export function SelfEmployedInput(props: FieldInputProps) {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const job = selfEmployment({ ...draft });
  const stated = draft.sIsSelfEmployed ?? undefined;
  const isOverride = stated !== undefined && stated !== (job !== undefined);
  const key = `${isOverride ? 'override' : 'from'}${job ? 'Yes' : 'No'}`;
  const employer = typeof job?.employer === 'string' && job.employer !== '' ? job.employer : '–';
  return <FieldInput {...props} help={translate(`application.selfEmployed.${key}`, { employer })} />;
}
