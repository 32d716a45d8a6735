import { useEffect, useState } from 'react';
import { verifyFactor as english } from '../../i18n/en/verify-factor';
import type { Language } from '../../i18n/language';

export type FactorTexts = typeof english;

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly verifyFactor: FactorTexts }>>> = {
  tr: () => import('../../i18n/tr/verify-factor.json'),
  ar: () => import('../../i18n/ar/verify-factor.json'),
};

/** The texts in a language; null while they load. English, if they can't be loaded. */
export function useFactorTexts(language: Language): FactorTexts | null {
  const [texts, setTexts] = useState<FactorTexts | null>(language === 'en' ? english : null);
  useEffect(() => {
    let current = true;
    const show = (loaded: FactorTexts): void => {
      if (current) setTexts(loaded);
    };
    if (language === 'en') show(english);
    else
      loaders[language]().then(
        (loaded) => show(loaded.verifyFactor),
        () => show(english),
      );
    return () => {
      current = false;
    };
  }, [language]);
  return texts;
}
