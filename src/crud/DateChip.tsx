import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { DayRange } from '../../domain/format/days';
import { onDemand } from '../providers/chunks/on-demand';
import { token } from '../theme/tokens';
import { ChipFrame } from '../ui/FilterChip';
import { MenuItem, MenuList } from '../ui/overlays';
import { useRangeText } from './useRangeText';

interface Props {
  readonly label: string;
  readonly range: DayRange | undefined;
  /** Ranges that count from today. */
  readonly ranges?: readonly DayRange[] | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
}

const isSame = (a: DayRange, b: DayRange | undefined): boolean => a.from === b?.from && a.to === b?.to;

/** Loaded when a chip opens: lists are shown without forms. */
const DateRangeInputs = onDemand('DateRangeInputs', async () => (await import('./DateRangeInputs')).DateRangeInputs);

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
      <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ m: 4 }} />}>
        <DateRangeInputs range={range} onChange={onChange} />
      </Suspense>
    </ChipFrame>
  );
}
