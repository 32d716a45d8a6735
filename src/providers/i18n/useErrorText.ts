import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkError } from '../chunks/chunk-error';
import { ApiError } from '../data/api-error';
import { useMessageText } from './useMessageText';

/** The text of an error in the user's language, or `wordless` if the error has no message (MSG-13, REG-25). */
export function useErrorText(): (error: unknown, wordless?: string) => string {
  const messageText = useMessageText();
  const translate = useTranslate();
  return useCallback(
    (error, wordless) => {
      if (wordless !== undefined && error instanceof ApiError && error.isWordless) return wordless;
      if (error instanceof ChunkError) return translate('states.errorChunkHelp');
      if (error instanceof ApiError) return messageText(error.wording, error.message);
      return (error instanceof Error ? error.message : String(error)) || wordless || '';
    },
    [messageText, translate],
  );
}
