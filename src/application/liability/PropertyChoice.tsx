import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { linkToField } from '../../../domain/application/locate-field';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { FieldBox } from '../../fields/FieldBox';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Row } from '../../ui/layout/primitives';
import { useSection } from '../edit/section-context';
import { usePropertyName } from './usePropertyName';

/** The owned property that secures a debt, by address, with a link to add a missing one. */
export function PropertyChoice(props: FieldInputProps) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { loan, loanNum } = useSection();
  const value: unknown = useWatch({ name: props.source ?? props.name });
  const nameOf = usePropertyName(loan.reos);
  const choices = loan.reos.map((property) => ({ value: property.id, label: nameOf(property.id) }));
  const none = translate('applicationRecords.property.none');
  if (props.readOnly) {
    const chosen = choices.find((choice) => choice.value === value)?.label ?? none;
    return <FieldBox label={label(props.name)} text={chosen} direction="auto" readOnly />;
  }
  return (
    <>
      <ChoiceInput {...props} label={props.label ?? label(props.name)} choices={choices} none={none} />
      <Row
        as={Link}
        display="inline-flex"
        marginBlockStart="s1"
        color="accent-text"
        size="small"
        onTouch={{ minBlockSize: 44 }}
        to={linkToField(loanNum, 'reos')}
      >
        {translate('applicationRecords.property.edit')}
      </Row>
    </>
  );
}
