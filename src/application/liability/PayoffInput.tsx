import { useTranslate } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { isRefinanced } from '../../../domain/application/refinanced-mortgage';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useDraftLoan } from '../edit/draft';

/** Whether this closing pays off a debt: filled in for a mortgage of the property that the loan refinances, unless answered. */
export function PayoffInput(props: FieldInputProps) {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const source = props.source ?? props.name;
  const { getValues } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const debt: unknown = get(getValues(), source.slice(0, source.lastIndexOf('.')));
  const stored = draft.liabilities.find(({ id }) => id === get(debt, 'id'));
  if (!stored || !isRefinanced(stored, draft)) return <FieldInput {...props} />;
  const key = value === false ? 'override' : 'from';
  return <FieldInput {...props} help={translate(`applicationRecords.payoff.${key}`)} />;
}
