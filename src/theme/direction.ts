import { directionOf, type Language } from '../i18n/language';
import { getPreferences } from './preferences';
import { usePreferences } from './usePreferences';

/** The direction of the page: the user's choice, else that of the language. */
export function pageDirection(language: Language, { direction } = getPreferences()): 'ltr' | 'rtl' {
  return direction === 'language' ? directionOf(language) : direction;
}

export const usePageDirection = (language: Language): 'ltr' | 'rtl' => pageDirection(language, usePreferences());
