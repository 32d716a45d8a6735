import { createInstance, type FormatFunction } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider, Locale } from 'react-admin';
import { formatsOf } from '../../i18n/formats';
import { type Language, languageNames, languages } from '../../i18n/language';
import { loadTexts } from '../../i18n/load-texts';
import type { LaterPart, TextPart } from '../../i18n/text-parts';
import { fillPlurals } from './fill-plurals';

const locales: Locale[] = languages.map((locale) => ({ locale, name: languageNames[locale] }));
const instance = createInstance();
let started: Promise<I18nProvider> | undefined;

/** Writes the count of a plural as the language does: `12,480 loans`, in Turkish `12.480 kredi`. */
function counted(
  value: unknown,
  _format: string | undefined,
  language = 'en',
  place: { interpolationkey?: string } = {},
) {
  const known = languages.find((each) => each === language);
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
      interpolation: { escapeValue: false, alwaysFormat: true, format: counted as FormatFunction },
    },
    locales,
  );
  return started;
}

/** Languages that are shown, or will be when they are there; and the parts of each that pages have asked for. */
const languagesInUse = new Set<Language>();
const neededParts = new Set<TextPart>(['first']);
const loading = new Map<string, Promise<void>>();

async function fetchPart(language: Language, part: TextPart): Promise<void> {
  const [, messages] = await Promise.all([start(language), loadTexts(language, part)]);
  instance.addResourceBundle(language, 'translation', fillPlurals(messages, language), true, true);
}

/** Fetches a part once; after a failure, the next one who needs it tries again. */
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

/** Loads what is needed of a language, and what pages ask for meanwhile. */
async function loadNeeded(language: Language): Promise<void> {
  languagesInUse.add(language);
  let count: number;
  do {
    count = neededParts.size;
    await Promise.all([...neededParts].map((part) => loadPart(language, part)));
  } while (count < neededParts.size);
}

/** Loads texts that a page needs, before it is shown. A language chosen later has them, too. */
export async function loadParts(parts: readonly LaterPart[] = []): Promise<void> {
  for (const part of parts) neededParts.add(part);
  await Promise.all([...languagesInUse].map(loadNeeded));
}

/** Begins to fetch a language; a failure is said where the language is needed. */
export function prefetchMessages(language: Language): void {
  loadNeeded(language).catch(() => undefined);
}

/**
 * Loads a language and gives an i18n provider that speaks it. Each language gives a new object, so that React-Admin renders
 * again in the new language without a reload.
 */
export async function loadI18n(language: Language, onChange: (language: Language) => void): Promise<I18nProvider> {
  const [provider] = await Promise.all([start(language), loadNeeded(language)]);
  await provider.changeLocale(language);
  return {
    ...provider,
    getLocale: () => language,
    changeLocale: async (next: string) => {
      const known = languages.find((each) => each === next);
      if (known) onChange(known);
    },
  };
}
