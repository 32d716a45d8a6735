import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { isDate, pacificDate } from '../../domain/format/date';
import { type DayRange, dateOf } from '../../domain/format/days';
import { DateInput } from '../fields/DateInput';

interface Props {
  readonly range: DayRange | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
}

const ends = ['from', 'to'] as const;
const aDay = { kind: 'date' } as const;

/** The two ends as dates, typed or chosen from the portal's calendar. What is not yet a date filters nothing. */
export function DateRangeInputs({ range, onChange }: Props) {
  const translate = useTranslate();
  const today = pacificDate(new Date());
  const dayOf = (end: string | undefined): string | null => (end === undefined ? null : dateOf(end, today));
  const form = useForm<Record<(typeof ends)[number], string | null>>({
    values: { from: dayOf(range?.from), to: dayOf(range?.to) },
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name === undefined || type !== 'change') return;
      const day = values[name] || null;
      if (day !== null && !isDate(day)) return;
      const { [name]: _before, ...other } = range ?? {};
      const next = day === null ? other : { ...other, [name]: day };
      onChange(Object.keys(next).length === 0 ? undefined : next);
    });
    return unsubscribe;
  });
  return (
    <FormProvider {...form}>
      <Box sx={{ display: 'grid', gap: 3, p: 4 }}>
        {ends.map((end) => (
          <DateInput key={end} name={end} spec={aDay} label={translate(`records.${end}`)} />
        ))}
      </Box>
    </FormProvider>
  );
}
