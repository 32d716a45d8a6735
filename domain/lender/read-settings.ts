import { isDate } from '../format/date';
import type { PlainCode } from '../messages/message';
import { readRecordField } from '../records/record-fields';
import { type Setting, type SettingName, settingKey, settingNames, settingTable } from './setting-table';
import type { PublicSettings, Settings } from './settings.schemas';

type Values = Readonly<Record<string, unknown>>;
type Read = { readonly value: unknown } | { readonly problem: PlainCode };

/** Maximum number of closed dates besides the federal holidays. */
export const MAX_HOLIDAYS = 60;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readTime(input: unknown): Read {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(typeof input === 'string' ? input.trim() : '');
  return match ? { value: `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` } : { problem: 'time-not-valid' };
}

function readWeekdays(input: unknown): Read {
  const days = [...new Set(listOf(input).map(Number))].sort((a, b) => a - b);
  const isWeek = days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  return isWeek ? { value: days } : { problem: 'no-weekday' };
}

function readDates(input: unknown): Read {
  const dates = [...new Set(listOf(input).map(String))].sort();
  return dates.length <= MAX_HOLIDAYS && dates.every(isDate) ? { value: dates } : { problem: 'holidays-not-valid' };
}

const forms = { time: readTime, weekdays: readWeekdays, dates: readDates } as const;

function readSetting(setting: Setting, input: unknown): Read {
  if (setting.form) return forms[setting.form](input);
  return readRecordField(setting, input);
}

/** Settings as a user sends them, in stored form, and their problems by name. `current` supplies the rest. */
export function readSettings(
  sent: Values,
  current: Settings,
): { readonly values: Partial<Settings>; readonly fields: Readonly<Record<string, PlainCode>> } {
  const values: Record<string, unknown> = {};
  const fields: Record<string, PlainCode> = {};
  for (const name of settingNames) {
    if (!Object.hasOwn(sent, name)) continue;
    const read = readSetting(settingTable[name], sent[name]);
    if ('problem' in read) fields[name] = read.problem;
    else values[name] = read.value;
  }
  const { opens, closes } = { ...current, ...values };
  if (!fields.opens && !fields.closes && closes < opens) fields.closes = 'closes-before-opens';
  return { values: values as Partial<Settings>, fields };
}

/** The settings from their stored values; a missing or unreadable one gets its default. */
export function settingsFrom(stored: Values): Settings {
  const one = (name: SettingName): unknown => {
    const [key, setting] = [settingKey(name), settingTable[name]];
    if (!Object.hasOwn(stored, key)) return setting.default;
    const read = readSetting(setting, stored[key] ?? null);
    return 'problem' in read ? setting.default : read.value;
  };
  return Object.fromEntries(settingNames.map((name) => [name, one(name)])) as unknown as Settings;
}

/** The public settings. */
export function publicOf(settings: Settings): PublicSettings {
  const names = settingNames.filter((name) => settingTable[name].reader === 'public');
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as PublicSettings;
}
