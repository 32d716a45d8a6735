import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { MessageData } from '../../../domain/messages/message';
import { languages } from '../../i18n/language';
import { messageText } from '../../i18n/message-text';
import { messageInForm } from '../data/form-message';
import { hasPart, subscribeParts } from './portal-i18n';

/** Translates a message from the server, or one that a form stores as text. */
export function useMessageText(): (said: MessageData | string, fallback?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const language = languages.find((each) => each === locale) ?? 'en';
  // Shows a message again whose text was not there yet.
  const isThere = () => hasPart(locale, 'messages');
  const isLoaded = useSyncExternalStore(subscribeParts, isThere, isThere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same function would return other texts
  const text = useMemo(() => messageText(translate, language), [translate, language, isLoaded]);
  return useCallback(
    (said, fallback) => (typeof said === 'string' ? text(messageInForm(said), said) : text(said, fallback)),
    [text],
  );
}
