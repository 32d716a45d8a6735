import type { ReactNode } from 'react';
import type { DayRange } from '../../domain/format/days';
import { FilterChip } from '../ui/FilterChip';
import { FlagChip } from '../ui/FlagChip';
import { DateChip } from './DateChip';
import { FilterLine } from './FilterLine';
import { type FilterValues, isNarrowed } from './list-view';
import type { RecordFilter } from './record-list';

/** A filter whose label and choices are known. */
export type ListFilter = RecordFilter & Required<Pick<RecordFilter, 'label'>>;

export interface FilterLineProps {
  readonly search: string | undefined;
  readonly values: FilterValues;
  readonly onSet: (name: string, value: unknown) => void;
  readonly onClear: () => void;
  /** Shown at the end of the line. */
  readonly aside?: ReactNode;
  /** For pages with narrower margins. */
  readonly tight?: boolean;
}

interface Props extends FilterLineProps {
  readonly filters: readonly ListFilter[];
}

/** A filter in the form that chips use, with texts for yes and no. */
const chosenOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** Choosing both yes and no means no filter. */
const yesOrNo = (before: readonly string[], next: readonly string[]): boolean | undefined => {
  const last = next.find((each) => !before.includes(each)) ?? next[0];
  return last === undefined ? undefined : last === 'true';
};

const spanOf = (value: unknown): DayRange | undefined =>
  typeof value === 'object' && value !== null ? (value as DayRange) : undefined;

/** Search and filters of a list; each filter is a chip that shows its value. */
export function ListFilters({ filters, search, values, onSet, onClear, ...line }: Props) {
  const chip = ({ name, kind, label, choices = [], ranges }: ListFilter) => {
    const value = values[name];
    if (kind === 'days') {
      const chosen = { range: spanOf(value), ranges };
      return <DateChip key={name} label={label} {...chosen} onChange={(range) => onSet(name, range)} />;
    }
    if (kind === 'flag') {
      return <FlagChip key={name} label={label} on={value === true} onChange={(on) => onSet(name, on || undefined)} />;
    }
    const chosen = chosenOf(value);
    return (
      <FilterChip
        key={name}
        label={label}
        choices={choices}
        values={chosen}
        onChange={(next) => onSet(name, kind === 'yesno' ? yesOrNo(chosen, next) : next)}
      />
    );
  };
  if (search === undefined && filters.length === 0) return null;
  return (
    <FilterLine
      search={
        search === undefined
          ? undefined
          : { label: search, value: String(values.q ?? ''), onChange: (q) => onSet('q', q.trim()) }
      }
      chips={(all) => filters.filter(({ name, more }) => !more || all || values[name] !== undefined).map(chip)}
      more={filters.some(({ more }) => more)}
      onClear={isNarrowed(values) ? onClear : undefined}
      {...line}
    />
  );
}
