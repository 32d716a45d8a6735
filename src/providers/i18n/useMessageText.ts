import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { MessageData } from '../../../domain/messages/message';
import { languages } from '../../i18n/language';
import { messageText } from '../../i18n/message-text';
import { messageInForm } from '../data/form-message';
import { hasPart, subscribeParts } from './portal-i18n';

/** A line for a text that is not there yet. */
export const BLANK = '\u00a0';

/**
 * Translates a message from the server, or one that a form stores as text. Their texts load when the browser is idle, and what
 * `isShown` is rendered again then.
 */
export function useMessageText(isShown = true): (said: MessageData | string, fallback?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const language = languages.find((each) => each === locale) ?? 'en';
  const isThere = () => !isShown || hasPart(locale, 'messages');
  const isLoaded = useSyncExternalStore(subscribeParts, isThere, isThere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same function would return other texts
  const text = useMemo(() => messageText(translate, language), [translate, language, isLoaded]);
  return useCallback(
    (said, fallback) =>
      typeof said === 'string' ? text(messageInForm(said), isLoaded ? said : BLANK) : text(said, fallback),
    [text, isLoaded],
  );
}
