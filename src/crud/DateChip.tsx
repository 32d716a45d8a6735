import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { ChipFrame } from '../ui/FilterChip';

export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

interface Props {
  readonly label: string;
  readonly range: DateRange | undefined;
  readonly onChange: (range: DateRange | undefined) => void;
}

/** Filters by a date range; either end may be open. */
export function DateChip({ label, range, onChange }: Props) {
  const translate = useTranslate();
  const set = (end: 'from' | 'to', value: string) => {
    const { [end]: _before, ...other } = range ?? {};
    const next = value === '' ? other : { ...other, [end]: value };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const chosen = range
    ? `${range.from ? formatDate(range.from) : '…'} – ${range.to ? formatDate(range.to) : '…'}`
    : undefined;
  return (
    <ChipFrame label={label} chosen={chosen} onRemove={() => onChange(undefined)}>
      <Box sx={{ display: 'grid', gap: 3, p: 4 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={translate(`records.${end}`)}
            value={range?.[end] ?? ''}
            onChange={(event) => set(end, event.target.value)}
          />
        ))}
      </Box>
    </ChipFrame>
  );
}
