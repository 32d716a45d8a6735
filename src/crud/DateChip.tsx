import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import { type DayRange, dateOf } from '../../domain/format/days';
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

/** Filters by a date range; either end may be open. Ranges that count from today stay relative. */
export function DateChip({ label, range, ranges = [], onChange }: Props) {
  const translate = useTranslate();
  const rangeText = useRangeText();
  const today = pacificDate(new Date());
  const set = (end: 'from' | 'to', value: string) => {
    const { [end]: _before, ...other } = range ?? {};
    const next = value === '' ? other : { ...other, [end]: value };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const dateText = (end: string | undefined): string => (end === undefined ? '' : dateOf(end, today));
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
      <Box sx={{ display: 'grid', gap: 3, p: 4 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={translate(`records.${end}`)}
            value={dateText(range?.[end])}
            onChange={(event) => set(end, event.target.value)}
          />
        ))}
      </Box>
    </ChipFrame>
  );
}
