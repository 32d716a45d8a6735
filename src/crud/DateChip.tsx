import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { isDate, pacificDate } from '../../domain/format/date';
import { type DayRange, dateOf } from '../../domain/format/days';
import { DateInput } from '../fields/DateInput';
import { token } from '../theme/tokens';
import { ChipFrame } from '../ui/FilterChip';
import { useRangeText } from './useRangeText';

interface Props {
  readonly label: string;
  readonly range: DayRange | undefined;
  /** Ranges that count from today. */
  readonly ranges?: readonly DayRange[] | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
}

const isSame = (a: DayRange, b: DayRange | undefined): boolean => a.from === b?.from && a.to === b?.to;

const ends = ['from', 'to'] as const;
const aDay = { kind: 'date' } as const;

/** The two ends as dates, typed or chosen from the portal's calendar. What is not yet a date filters nothing. */
function RangeInputs({ range, onChange }: Pick<Props, 'range' | 'onChange'>) {
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

/** Filters by a date range; either end may be open. Ranges that count from today stay relative. */
export function DateChip({ label, range, ranges = [], onChange }: Props) {
  const rangeText = useRangeText();
  return (
    <ChipFrame label={label} chosen={range && rangeText(range)} onRemove={() => onChange(undefined)}>
      {ranges.length === 0 ? null : (
        <MenuList dense aria-label={label} sx={{ borderBlockEnd: token('border') }}>
          {ranges.map((each) => (
            <MenuItem
              key={rangeText(each)}
              role="menuitemradio"
              aria-checked={isSame(each, range)}
              selected={isSame(each, range)}
              onClick={() => onChange(each)}
            >
              {rangeText(each)}
            </MenuItem>
          ))}
        </MenuList>
      )}
      <RangeInputs range={range} onChange={onChange} />
    </ChipFrame>
  );
}
