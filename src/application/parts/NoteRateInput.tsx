import { useTranslate } from 'react-admin';
import { isSetByProgram } from '../../../domain/loan/set-by-program';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useDraftLoan } from '../edit/draft';

/** The note rate: entered until a program is chosen, which sets it from then on. */
export function NoteRateInput(props: FieldInputProps) {
  const translate = useTranslate();
  if (!isSetByProgram(props.name, useDraftLoan())) return <FieldInput {...props} />;
  return <FieldInput {...props} readOnly help={translate('application.setByProgram')} />;
}
