import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { access, messages } from '../i18n/en/access';
import { applyLanguage, type Language, preferredLanguage, rememberLanguage } from '../i18n/language';
import { pageDirection } from '../theme/direction';
import { markOwnSignIn } from './own-sign-in';

/** Texts of the sign-in pages, and the messages that they show. */
export const english = { ...access, messages };

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

export const AccessTexts = createContext<AccessTextsValue>({
  texts: english,
  language: 'en',
  setLanguage: () => undefined,
});

/** The texts of a language, which may have to be loaded. */
export async function loadAccessTexts(language: Language): Promise<AccessMessages> {
  if (language === 'en') return english;
  const { access: own, messages: ownMessages } = await loaders[language]();
  return { ...own, messages: ownMessages };
}

interface ProviderProps {
  /** The texts of the preferred language, if they are there. */
  readonly first?: AccessMessages;
  readonly children: ReactNode;
}

/** Texts of the sign-in screens: English at once, other languages when their file is loaded. */
export function AccessTextsProvider({ first = english, children }: ProviderProps) {
  const [language, setLanguage] = useState(preferredLanguage);
  const [texts, setTexts] = useState(first);

  useEffect(() => {
    let current = true;
    const show = (loaded: AccessMessages): void => {
      if (!current) return;
      setTexts(loaded);
      applyLanguage(language, pageDirection(language));
    };
    if (language === 'en') show(english);
    else loadAccessTexts(language).then(show, console.error);
    return () => {
      current = false;
    };
  }, [language]);

  const choose = (chosen: Language): void => {
    rememberLanguage(chosen);
    markOwnSignIn();
    setLanguage(chosen);
  };
  return <AccessTexts value={{ texts, language, setLanguage: choose }}>{children}</AccessTexts>;
}

export const useAccessTexts = (): AccessTextsValue => use(AccessTexts);
