import { readStored, storeOwner, writeStored } from '../providers/store/stored-values';

export const languages = ['en', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as the language menu shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The last language on this device: the one of the sign-in screens, and of who never chose. */
const KEY = 'emet.sys.language';
/** Where the choice of a signed-in person is kept, and goes to the profile from. */
export const LANGUAGE_KEY = 'language';
const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The person's language, else the one chosen on this device, else the first of the browser that the portal speaks, else English. */
export function preferredLanguage(): Language {
  const chosen = readStored(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Tells the browser language and direction of the page, for screen readers, hyphenation and mirroring. */
export function applyLanguage(language: Language, direction = directionOf(language)): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  // Sentences keep their own direction, and with it the place of their full stop (base.css).
  root.toggleAttribute('data-own-text', direction !== directionOf(language));
}

/** Keeps a choice: of a guest on this device, of a signed-in person in the profile, too. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  if (storeOwner() !== '') writeStored(LANGUAGE_KEY, language);
}
