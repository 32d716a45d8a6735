import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DayRange } from '../../domain/format/days';
import type { RecordFields } from '../../domain/records/record-fields';
import { codesOf } from '../fields/codes/code-list';
import { useRecordLabels } from '../fields/useRecordLabels';
import { useValueText } from '../fields/useValueText';
import { type Choice, FilterChip } from '../ui/FilterChip';
import { FlagChip } from '../ui/FlagChip';
import { DateChip } from './DateChip';
import { FilterLine } from './FilterLine';
import { type FilterValues, isNarrowed } from './list-view';
import type { RecordFilter } from './record-list';

interface Props {
  readonly resource: string;
  readonly fields: RecordFields;
  readonly filters: readonly RecordFilter[];
  readonly search: string | undefined;
  readonly values: FilterValues;
  readonly onSet: (name: string, value: unknown) => void;
  readonly onClear: () => void;
  /** Shown at the end of the line. */
  readonly aside?: ReactNode;
  /** For pages with narrower margins. */
  readonly tight?: boolean;
}

/** A filter in the form that chips use, with texts for yes and no. */
const chosenOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

const YES_NO = ['true', 'false'];
/** Choosing both yes and no means no filter. */
const yesOrNo = (before: readonly string[], next: readonly string[]): boolean | undefined => {
  const last = next.find((each) => !before.includes(each)) ?? next[0];
  return last === undefined ? undefined : last === 'true';
};

const spanOf = (value: unknown): DayRange | undefined =>
  typeof value === 'object' && value !== null ? (value as DayRange) : undefined;

/** A filter's choices: its own, otherwise the options or codes of its field. */
function useChoices(resource: string, fields: RecordFields): (filter: RecordFilter) => readonly Choice[] {
  const translate = useTranslate();
  const recordText = useRecordLabels(resource, fields);
  const { code } = useValueText();
  return ({ name, kind, choices }) => {
    if (kind === 'yesno') return YES_NO.map((value) => ({ value, label: translate(`ra.boolean.${value}`) }));
    if (choices) return choices;
    const field = fields[name];
    if (field?.options) return field.options.map((value) => ({ value, label: recordText.option(name, value) }));
    const list = field?.kind === 'state' ? 'state' : field?.codes;
    return field ? codesOf(field).map((value) => ({ value, label: code(list, value) })) : [];
  };
}

/** Search and filters of a list; each filter is a chip that shows its value. */
export function RecordFilters({ resource, fields, filters, search, values, onSet, onClear, ...line }: Props) {
  const recordText = useRecordLabels(resource, fields);
  const choicesOf = useChoices(resource, fields);
  const chip = (filter: RecordFilter) => {
    const { name, kind } = filter;
    const label = filter.label ?? recordText.label(name);
    const value = values[name];
    if (kind === 'days') {
      const chosen = { range: spanOf(value), ranges: filter.ranges };
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
        choices={choicesOf(filter)}
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
