import { directionOf, type Language } from '../i18n/language';
import { getPreferences } from './preferences';
import { usePreferences } from './usePreferences';

/** Where the page runs: as the person chose, else as the language does. */
export function pageDirection(language: Language, { direction } = getPreferences()): 'ltr' | 'rtl' {
  return direction === 'language' ? directionOf(language) : direction;
}

export const usePageDirection = (language: Language): 'ltr' | 'rtl' => pageDirection(language, usePreferences());
