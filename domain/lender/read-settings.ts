import { isDate } from '../format/date';
import { problemText, readRecordField } from '../records/record-fields';
import type { PublicSettings } from './public-settings';
import { type Setting, type SettingName, type Settings, settingKey, settingNames, settingTable } from './setting-table';

type Values = Readonly<Record<string, unknown>>;
type Read = { readonly value: unknown } | { readonly text: string };

/** Closed dates that a lender may name besides the federal holidays. */
export const MAX_HOLIDAYS = 60;

export const settingTexts = {
  time: 'Enter a time as HH:MM.',
  weekday: 'Choose at least one day.',
  date: 'Enter dates that the calendar has, at most 60.',
  order: 'The last minute comes before the first.',
} as const;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readTime(input: unknown): Read {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(typeof input === 'string' ? input.trim() : '');
  return match ? { value: `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` } : { text: settingTexts.time };
}

function readWeekdays(input: unknown): Read {
  const days = [...new Set(listOf(input).map(Number))].sort((a, b) => a - b);
  const isWeek = days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  return isWeek ? { value: days } : { text: settingTexts.weekday };
}

function readDates(input: unknown): Read {
  const dates = [...new Set(listOf(input).map(String))].sort();
  return dates.length <= MAX_HOLIDAYS && dates.every(isDate) ? { value: dates } : { text: settingTexts.date };
}

const forms = { time: readTime, weekdays: readWeekdays, dates: readDates } as const;

function readSetting(setting: Setting, input: unknown): Read {
  if (setting.form) return forms[setting.form](input);
  const read = readRecordField(setting, input);
  return 'problem' in read ? { text: problemText(read.problem) } : read;
}

/** Settings as a person sends them, in stored form, and what is wrong with them by name. `current` stands in for the rest. */
export function readSettings(
  sent: Values,
  current: Settings,
): { readonly values: Partial<Settings>; readonly fields: Readonly<Record<string, string>> } {
  const values: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const name of settingNames) {
    if (!(name in sent)) continue;
    const read = readSetting(settingTable[name], sent[name]);
    if ('text' in read) fields[name] = read.text;
    else values[name] = read.value;
  }
  const { opens, closes } = { ...current, ...values };
  if (!fields.opens && !fields.closes && closes < opens) fields.closes = settingTexts.order;
  return { values: values as Partial<Settings>, fields };
}

/** The settings from what is kept by key; what is not kept, or can no longer be read, is as it is by default. */
export function settingsFrom(kept: Values): Settings {
  const one = (name: SettingName): unknown => {
    const read = readSetting(settingTable[name], kept[settingKey(name)] ?? null);
    return !(settingKey(name) in kept) || 'text' in read ? settingTable[name].default : read.value;
  };
  return Object.fromEntries(settingNames.map((name) => [name, one(name)])) as unknown as Settings;
}

/** Those that everybody reads. */
export function publicOf(settings: Settings): PublicSettings {
  const names = settingNames.filter((name) => settingTable[name].reader === 'public');
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as PublicSettings;
}
