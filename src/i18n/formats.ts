import { formatInstant, pacific } from '../../domain/format/date';
import type { Language } from './language';

/** Locales for `Intl`: American English, Turkish, and Arabic with Latin digits, as in loan numbers and amounts. */
const tags: Readonly<Record<Language, string>> = { en: 'en-US', tr: 'tr-TR', ar: 'ar-u-nu-latn' };

/** Separators within a line. `Intl` has none for Turkish, and joins Arabic words without a space. */
const commas: Readonly<Record<Language, string>> = { en: ', ', tr: ', ', ar: '، ' };

const KB = 1024;
const MB = KB * KB;

/** Formats for everything except loan fields (docs/decisions/0011-formats.md). Times are Pacific. */
export interface Formats {
  /** A count: `312,480`, in Turkish `312.480`. */
  readonly count: (value: number) => string;
  /** A time: `10:42 AM`, in Turkish `10:42`. */
  readonly clock: (at: string | number) => string;
  /** A time of day from `HH:MM`: `3:59 PM`, in Turkish `15:59`. */
  readonly timeOfDay: (time: string) => string;
  /** A date in the format of all languages, with its time: `03/04/24 7:00 PM`, in Turkish `03/04/24 19:00`. */
  readonly instant: (value: string | null | undefined) => string;
  /** An instant with its seconds, to compare with others and with a log: `03/04/24 7:00:15 PM`. */
  readonly exactInstant: (value: string | null | undefined) => string;
  /** A day by its distance from today: `tomorrow`, `in 3 days`. */
  readonly relativeDay: (days: number) => string;
  /** A list in a sentence: `a, b, and c`. */
  readonly list: (parts: readonly string[]) => string;
  /** A list in a line: `a, b, c`. */
  readonly line: (parts: readonly string[]) => string;
  /** Megabytes with one decimal: `1.3`, in Turkish `1,3`. */
  readonly megabytes: (bytes: number) => string;
  /** A file size with its unit: `812 kB`, `1.3 MB`. */
  readonly fileSize: (bytes: number) => string;
}

/** `Intl` uses narrow spaces, which fonts render unevenly. */
const plainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Makes it when it is first needed: a page uses one or two of the formats of `Intl`, each of which takes time to build. */
function needed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;

function build(language: Language): Formats {
  const tag = tags[language];
  const unit = { style: 'unit', unitDisplay: 'short' } as const;
  const number = (options: Intl.NumberFormatOptions) => needed(() => new Intl.NumberFormat(tag, options));
  const moment = (options: Intl.DateTimeFormatOptions) => needed(() => new Intl.DateTimeFormat(tag, options));
  const counts = number({ maximumFractionDigits: 0 });
  const decimals = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const kilobytes = number({ ...unit, unit: 'kilobyte', maximumFractionDigits: 0 });
  const large = number({ ...unit, unit: 'megabyte', maximumFractionDigits: 1 });
  const times = moment({ ...hourAndMinute, timeZone: pacific });
  const dayTimes = moment({ ...hourAndMinute, timeZone: 'UTC' });
  const exactTimes = moment({ timeStyle: 'medium', timeZone: pacific });
  const lists = needed(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const relativeDays = needed(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const time = (at: Date): string => plainSpaces(times().format(at));
  return {
    count: (value) => counts().format(value),
    clock: (at) => time(new Date(at)),
    timeOfDay: (given) => plainSpaces(dayTimes().format(new Date(`2000-01-01T${given}:00Z`))),
    instant: (value) => formatInstant(value, 'short', time),
    exactInstant: (value) => formatInstant(value, 'short', (at) => plainSpaces(exactTimes().format(at))),
    relativeDay: (days) => relativeDays().format(days, 'day'),
    list: (parts) => lists().format(parts),
    line: (parts) => parts.join(commas[language]),
    megabytes: (bytes) => decimals().format(bytes / MB),
    fileSize: (bytes) =>
      plainSpaces(bytes < MB ? kilobytes().format(Math.max(1, Math.round(bytes / KB))) : large().format(bytes / MB)),
  };
}

const built = new Map<Language, Formats>();

/** The formats of a language, built once. */
export function formatsOf(language: Language): Formats {
  const formats = built.get(language) ?? build(language);
  built.set(language, formats);
  return formats;
}
