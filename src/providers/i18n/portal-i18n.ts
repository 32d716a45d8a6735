import { createInstance, type FormatFunction } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider, Locale } from 'react-admin';
import { formatsOf } from '../../i18n/formats';
import { directionOf, type Language, languageNames, languages } from '../../i18n/language';
import { loadTexts } from '../../i18n/load-texts';
import type { LaterPart, TextPart } from '../../i18n/text-parts';
import { fillPlurals } from './fill-plurals';
import { findText, hasText } from './find-text';

const locales: Locale[] = languages.map((locale) => ({ locale, name: languageNames[locale] }));
const instance = createInstance();
let started: Promise<I18nProvider> | undefined;

/** A formatted percentage or amount: `6.125%`, `−$1,250.00`. */
const figure = /^[-−+(]?(?:\$[\d.,]+|[\d.,]+\s?%)\)?$/;

/**
 * Formats the count of a plural by language: `12,480 loans`, in Turkish `12.480 kredi`. Isolates percentages and amounts in Arabic,
 * where their sign would otherwise move to the other side of the digits.
 */
function formatted(
  value: unknown,
  _format: string | undefined,
  language = 'en',
  place: { interpolationkey?: string } = {},
) {
  const known = languages.find((each) => each === language);
  const moves = known !== undefined && directionOf(known) === 'rtl';
  if (moves && typeof value === 'string' && figure.test(value)) return `\u2066${value}\u2069`;
  const isCount = typeof value === 'number' && /^(smart_)?count$/.test(place.interpolationkey ?? '');
  return known && isCount ? formatsOf(known).count(value) : value;
}

function start(language: Language): Promise<I18nProvider> {
  started ??= getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true, format: formatted as FormatFunction },
    },
    locales,
  );
  return started;
}

/** Languages in use or being loaded, and the parts of each that pages have requested. */
const languagesInUse = new Set<Language>();
const neededParts = new Set<TextPart>(['first']);
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const listeners = new Set<() => void>();

async function fetchPart(language: Language, part: TextPart): Promise<void> {
  const [, messages] = await Promise.all([start(language), loadTexts(language, part)]);
  instance.addResourceBundle(language, 'translation', fillPlurals(messages, language), true, true);
  loaded.add(`${language} ${part}`);
  for (const listener of listeners) listener();
}

/** Whether a part of a language is there. */
export const hasPart = (language: string, part: TextPart): boolean => loaded.has(`${language} ${part}`);

export function subscribeParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads a part once. After a failure, the next request tries again. */
function loadPart(language: Language, part: TextPart): Promise<void> {
  const name = `${language} ${part}`;
  const known = loading.get(name);
  if (known) return known;
  const fetched = fetchPart(language, part).catch((error) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, fetched);
  return fetched;
}

/** Loads the required parts of a language, including those that pages request while it loads. */
async function loadNeeded(language: Language): Promise<void> {
  languagesInUse.add(language);
  let count: number;
  do {
    count = neededParts.size;
    await Promise.all([...neededParts].map((part) => loadPart(language, part)));
  } while (count < neededParts.size);
}

/** Loads the texts of a page before it is shown. Languages chosen later load them too. */
export async function loadParts(parts: readonly LaterPart[] = []): Promise<void> {
  for (const part of parts) neededParts.add(part);
  await Promise.all([...languagesInUse].map(loadNeeded));
}

/** Starts loading a language. A failure is reported when the language is used. */
export function prefetchMessages(language: Language): void {
  loadNeeded(language).catch(() => undefined);
}

/**
 * Finds a text without values once, and without i18next, which tries each key in many ways: a page asks for hundreds of them. A
 * fallback (`_`) is no value. One that is not there, such as the titles that React-Admin makes for its own pages, is not looked for again.
 */
function rememberPlain(translate: I18nProvider['translate'], language: Language): I18nProvider['translate'] {
  const plain = new Map<string, string>();
  const find = (key: string): string | undefined => {
    const text = plain.get(key) ?? findText(instance.getResourceBundle(language, 'translation'), key);
    if (text !== undefined) plain.set(key, text);
    return text;
  };
  // A part that loads later may have a text that was missing.
  subscribeParts(() => plain.clear());
  return (key, values) => {
    const isPlain = values === undefined || Object.keys(values).every((name) => name === '_');
    const text = isPlain ? find(key) : undefined;
    if (text !== undefined) return text;
    const instead: unknown = values?._ ?? key;
    const isKnown = [key, `${key}_other`].some((each) =>
      hasText(instance.getResourceBundle(language, 'translation'), each),
    );
    return isKnown || typeof instead !== 'string' || instead.includes('{{') ? translate(key, values) : instead;
  };
}

/**
 * Loads a language and returns its i18n provider. Each language is a new object, so that React-Admin renders again in
 * the new language without a reload.
 */
export async function loadI18n(language: Language, onChange: (language: Language) => void): Promise<I18nProvider> {
  const [provider] = await Promise.all([start(language), loadNeeded(language)]);
  await provider.changeLocale(language);
  return {
    ...provider,
    translate: rememberPlain(provider.translate, language),
    getLocale: () => language,
    changeLocale: async (next: string) => {
      const known = languages.find((each) => each === next);
      if (known) onChange(known);
    },
  };
}
