import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isDate } from '../../../domain/format/date';
import { DateInput } from '../../fields/DateInput';
import { Box } from '../../ui/layout/primitives';

interface Props {
  readonly label: string;
  readonly day: string | null;
  /** The first and last day that can be simulated, once they are known. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string | null) => void;
}

const aDay = { kind: 'date' } as const;

/** The closing to simulate. What is not yet a day, or not one of those ahead, changes nothing. */
export function ClosingInput({ label, day, min, max, onChange }: Props) {
  const form = useForm<{ closing: string | null }>({ defaultValues: { closing: day }, mode: 'onBlur' });
  const { watch } = form;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  useEffect(() => {
    const { unsubscribe } = watch(({ closing }, { type }) => {
      if (type !== 'change') return;
      const next = closing || null;
      if (next !== null && (!isDate(next) || (min && next < min) || (max && next > max))) return;
      onChange(next);
    });
    return unsubscribe;
  });
  return (
    <FormProvider {...form}>
      <Box inlineSize={180}>
        <DateInput name="closing" spec={aDay} label={label} {...limits} />
      </Box>
    </FormProvider>
  );
}
