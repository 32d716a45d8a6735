import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import englishOfReactAdmin from 'ra-language-english';

const { boolean: _boolean, action, validation, ...others } = englishOfReactAdmin.ra;
const { undo: _undo, ...actions } = action;
const { required: _required, ...rules } = validation;

/** React-Admin's own texts, without those of `ra-first.ts`. */
export const ra = convertRaTranslationsToI18next({ action: actions, validation: rules, ...others });
