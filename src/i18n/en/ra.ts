import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import englishOfReactAdmin from 'ra-language-english';

/** React-Admin's own texts. */
export const ra = convertRaTranslationsToI18next(englishOfReactAdmin.ra);
