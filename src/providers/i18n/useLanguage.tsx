import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { LANGUAGE_KEY, type Language, preferredLanguage, rememberLanguage } from '../../i18n/language';
import { subscribeStored } from '../store/stored-values';
import { loadI18n } from './portal-i18n';

interface LanguageValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

/** The language of the running application, and how to change it. */
export const LanguageContext = createContext<LanguageValue>({ language: 'en', setLanguage: () => undefined });

export const useLanguage = (): LanguageValue => use(LanguageContext);

/** The i18n provider of the chosen language; null until the first one is loaded. The old one is used until a new one is loaded. */
export function usePortalI18n(): LanguageValue & { readonly i18nProvider: I18nProvider | null } {
  const [wanted, setWanted] = useState(preferredLanguage);
  const [shown, setShown] = useState<{ language: Language; provider: I18nProvider } | null>(null);
  const setLanguage = useCallback((language: Language) => {
    rememberLanguage(language);
    setWanted(language);
  }, []);

  // Another window may change it, or another machine through the profile.
  useEffect(
    () =>
      subscribeStored((key) => {
        if (key === null || key === LANGUAGE_KEY) setWanted(preferredLanguage());
      }),
    [],
  );

  useEffect(() => {
    let current = true;
    loadI18n(wanted, setLanguage).then((provider) => {
      if (!current) return;
      setShown({ language: wanted, provider });
    }, console.error);
    return () => {
      current = false;
    };
  }, [wanted, setLanguage]);

  return { language: shown?.language ?? wanted, setLanguage, i18nProvider: shown?.provider ?? null };
}
