import Checkbox from '@mui/material/Checkbox';
import { useResourceContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { ChoiceLabel, Choices } from '../../fields/Choices';
import { useRecordFields } from '../../fields/RecordFieldsContext';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { WideInput } from '../../ui/InputGrid';
import { Row } from '../../ui/layout/primitives';

/** The days of the week, from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** Selects days of the week; at least one is required. */
export function WeekdaysInput({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { label, option } = useRecordLabels(useResourceContext() ?? '', useRecordFields());
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: unknown) => (Array.isArray(value) && value.length > 0) || 'no-weekday' },
  });
  const chosen: readonly number[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (day: number): void =>
    field.onChange(
      week
        .filter((each) => (each === day ? !chosen.includes(day) : chosen.includes(each)))
        .toSorted((one, other) => one - other),
    );
  const problem =
    fieldState.error && (messageText(fieldState.error.message ?? '') || translate('ra.validation.required'));
  return (
    <WideInput>
      <Choices label={label(name)} help={problem} error={problem !== undefined} required>
        <Row wrap columnGap="s4" align="stretch">
          {week.map((day, index) => (
            <ChoiceLabel
              key={day}
              label={option(name, String(day))}
              control={
                <Checkbox
                  checked={chosen.includes(day)}
                  onChange={() => toggle(day)}
                  onBlur={field.onBlur}
                  slotProps={{ input: { ref: index === 0 ? field.ref : null } }}
                />
              }
            />
          ))}
        </Row>
      </Choices>
    </WideInput>
  );
}
