import { directionOf, type Language, languages } from '../../domain/format/language';
import { readStored, storeOwner, writeStored } from '../providers/store/stored-values';

export { directionOf, type Language, languages };

/** Each language's own name, for the language menu. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The last language used on this device, for sign-in screens and users who have not chosen one. */
const KEY = 'emet.sys.language';
/** Stores a signed-in user's choice, which is synced to the profile. */
export const LANGUAGE_KEY = 'language';
const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The first supported language of the browser, else English. */
export const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

/** The user's language, else the device's, else the browser's. */
export function preferredLanguage(): Language {
  const chosen = readStored(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored)) return stored;
  return browserLanguage();
}

/** Sets the page's language and direction, for screen readers, hyphenation and mirroring. */
export function applyLanguage(language: Language, direction = directionOf(language)): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  // In a mirrored preview, sentences keep their own direction and the position of their period (base.css).
  root.toggleAttribute('data-own-text', direction !== directionOf(language));
}

/** Stores the selected language on this device and, for a signed-in user, in the profile. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  if (storeOwner() !== '') writeStored(LANGUAGE_KEY, language);
}
