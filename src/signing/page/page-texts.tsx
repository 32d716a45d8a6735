import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { signingPage } from '../../i18n/en/signing-page';
import { applyLanguage, browserLanguage, type Language, languages } from '../../i18n/language';

export type PageTexts = typeof signingPage;

const KEY = 'emet.sign.language';
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly signingPage: PageTexts }>>> = {
  tr: () => import('../../i18n/tr/signing-page.json'),
  ar: () => import('../../i18n/ar/signing-page.json'),
};

interface PageTextsValue {
  readonly texts: PageTexts;
  readonly language: Language;
  /** `asked`: the reader chose it, and not the person who sent the documents. */
  readonly setLanguage: (language: Language, asked: boolean) => void;
}

const Texts = createContext<PageTextsValue>({ texts: signingPage, language: 'en', setLanguage: () => undefined });

const chosen = (): Language | undefined => languages.find((each) => each === sessionStorage.getItem(KEY));

/** The texts of the page in the language of its reader: their choice, that of the package, or that of the browser. */
export function PageTextsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => chosen() ?? browserLanguage());
  const [texts, setTexts] = useState<PageTexts | null>(language === 'en' ? signingPage : null);
  useEffect(() => {
    let current = true;
    const show = (loaded: PageTexts): void => {
      if (!current) return;
      setTexts(loaded);
      applyLanguage(language);
      document.title = loaded.title;
    };
    if (language === 'en') show(signingPage);
    else
      loaders[language]().then(
        (loaded) => show(loaded.signingPage),
        () => show(signingPage),
      );
    return () => {
      current = false;
    };
  }, [language]);
  const choose = (next: Language, asked: boolean): void => {
    if (asked) sessionStorage.setItem(KEY, next);
    else if (chosen()) return;
    setLanguage(next);
  };
  return texts && <Texts value={{ texts, language, setLanguage: choose }}>{children}</Texts>;
}

export const usePageTexts = (): PageTextsValue => use(Texts);

/** A text with its values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
