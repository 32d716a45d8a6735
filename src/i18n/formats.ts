import { pacific } from '../../domain/format/date';
import type { Language } from './language';

/** Locales of `Intl`: American English, Turkish, and Arabic with Latin digits, which loan numbers and money have, too. */
const tags: Readonly<Record<Language, string>> = { en: 'en-US', tr: 'tr-TR', ar: 'ar-u-nu-latn' };

/** Commas between the parts of a line. `Intl` has none for Turkish, and ties Arabic words together. */
const commas: Readonly<Record<Language, string>> = { en: ', ', tr: ', ', ar: '، ' };

const KB = 1024;
const MB = KB * KB;

/** How a language writes what is no field of a loan (docs/decisions/0011-formats.md). Clock times are Pacific. */
export interface Formats {
  /** A number of things: `312,480`, in Turkish `312.480`. */
  readonly count: (value: number) => string;
  /** A clock time: `10:42 AM`, in Turkish `10:42`. */
  readonly clock: (at: string | number) => string;
  /** Several things in a sentence: `a, b, and c`. */
  readonly list: (parts: readonly string[]) => string;
  /** Several things in a line: `a, b, c`. */
  readonly line: (parts: readonly string[]) => string;
  /** A number of megabytes with one decimal: `1.3`, in Turkish `1,3`. */
  readonly megabytes: (bytes: number) => string;
  /** Size of a file with its unit: `812 kB`, `1.3 MB`. */
  readonly fileSize: (bytes: number) => string;
}

/** Intl writes narrow spaces that fonts draw unevenly. */
const plainSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

function build(language: Language): Formats {
  const tag = tags[language];
  const counts = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const times = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: pacific });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const unit = { style: 'unit', unitDisplay: 'short' } as const;
  const kilobytes = new Intl.NumberFormat(tag, { ...unit, unit: 'kilobyte', maximumFractionDigits: 0 });
  const large = new Intl.NumberFormat(tag, { ...unit, unit: 'megabyte', maximumFractionDigits: 1 });
  return {
    count: (value) => counts.format(value),
    clock: (at) => plainSpaces(times.format(new Date(at))),
    list: (parts) => lists.format(parts),
    line: (parts) => parts.join(commas[language]),
    megabytes: (bytes) => decimals.format(bytes / MB),
    fileSize: (bytes) =>
      plainSpaces(bytes < MB ? kilobytes.format(Math.max(1, Math.round(bytes / KB))) : large.format(bytes / MB)),
  };
}

const built = new Map<Language, Formats>();

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const formats = built.get(language) ?? build(language);
  built.set(language, formats);
  return formats;
}
