export const languages = ['en', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as the language menu shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

const KEY = 'emet.sys.language';
const isLanguage = (value: string | null | undefined): value is Language => languages.some((known) => known === value);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The language chosen on this device, else the first of the browser that the portal speaks, else English. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Tells the browser language and direction of the page, for screen readers, hyphenation and mirroring. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  applyLanguage(language);
}
