import { FormControl, FormHelperText } from '@mui/material';
import { type FocusEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ValueSpec } from '../../../domain/loan/fields/field';
import { FieldBox } from '../../fields/FieldBox';
import { GroupLabel } from '../../fields/GroupLabel';
import { type FieldInputProps, useFieldControl } from '../../fields/useFieldControl';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Stack } from '../../ui/layout/primitives';
import { monthsOf, type YearsMonths, yearsMonthsOf } from './years-months';

/** A hundred years in months. A field with such a maximum is entered in years and months. */
const LONG = 1200;

/** Whether a field is entered in years and months, such as time at an address. */
export const isLongTime = ({ kind, unit, max = 0 }: ValueSpec): boolean =>
  kind === 'integer' && unit === 'months' && max >= LONG;

/** A number of months, entered as years and months. Excess months become years on blur. */
export function YearsMonthsInput(props: FieldInputProps) {
  const translate = useTranslate();
  const fieldText = useFieldLabels();
  const { field, label, error, help } = useFieldControl({
    ...props,
    label: props.label ?? fieldText.label(props.name),
  });
  const [draft, setDraft] = useState<YearsMonths | null>(null);
  const id = useId();
  const typed = draft ?? yearsMonthsOf(field.value);
  const change = (part: Partial<YearsMonths>): void => {
    const next = { ...typed, ...part };
    setDraft(next);
    field.onChange(monthsOf(next));
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setDraft(null);
    field.onBlur();
  };
  const { required, disabled, readOnly } = props;
  // The units inside the boxes label them; the label above names the period.
  const look = { labelHidden: true, numeric: true, direction: 'ltr' } as const;
  const common = { required, disabled, readOnly, error: error !== undefined, ...look };
  return (
    <FormControl
      role="group"
      aria-labelledby={id}
      error={error !== undefined}
      {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
    >
      <GroupLabel component="span" id={id}>
        {label}
      </GroupLabel>
      <Stack columns="repeat(2, minmax(0, 1fr))" gap="s2" onBlur={onBlur}>
        <FieldBox
          {...common}
          label={translate('borrowerPages.years')}
          name={field.name}
          inputRef={field.ref}
          autoFocus={props.autoFocus}
          inputMode="numeric"
          end={translate('inputs.unit.years')}
          text={typed.years}
          onChange={(years) => change({ years })}
        />
        <FieldBox
          {...common}
          label={translate('borrowerPages.months')}
          inputMode="numeric"
          end={translate('inputs.unit.months')}
          text={typed.months}
          onChange={(months) => change({ months })}
        />
      </Stack>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
