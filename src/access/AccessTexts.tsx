import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { ownValue } from '../../domain/tables/own-value';
import { access, messages } from '../i18n/en/access';
import { applyLanguage, type Language, preferredLanguage, rememberLanguage } from '../i18n/language';
import { pageDirection } from '../theme/direction';

/** Texts of the sign-in pages, and the messages that they show. */
const english = { ...access, messages };

export type AccessMessages = typeof english;

type AccessFile = Pick<AccessMessages, 'messages'> & { readonly access: typeof access };

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AccessFile>>> = {
  tr: () => import('../i18n/tr/access.json'),
  ar: () => import('../i18n/ar/access.json'),
};

interface AccessTextsValue {
  readonly texts: AccessMessages;
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const AccessTexts = createContext<AccessTextsValue>({
  texts: english,
  language: 'en',
  setLanguage: () => undefined,
});

/** Replaces `{{name}}` in a text with its value. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(ownValue(values, name) ?? place));

/** Texts of the sign-in screens: English at once, other languages when their file is loaded. */
export function AccessTextsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  const [texts, setTexts] = useState<AccessMessages>(english);

  useEffect(() => {
    let current = true;
    const show = (loaded: AccessMessages): void => {
      if (!current) return;
      setTexts(loaded);
      applyLanguage(language, pageDirection(language));
    };
    if (language === 'en') show(english);
    else loaders[language]().then((file) => show({ ...file.access, messages: file.messages }), console.error);
    return () => {
      current = false;
    };
  }, [language]);

  const choose = (chosen: Language): void => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };
  return <AccessTexts value={{ texts, language, setLanguage: choose }}>{children}</AccessTexts>;
}

export const useAccessTexts = (): AccessTextsValue => use(AccessTexts);
