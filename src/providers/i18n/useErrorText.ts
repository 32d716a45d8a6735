import { useCallback } from 'react';
import { ApiError } from '../data/api-error';
import { useMessageText } from './useMessageText';

/** The text of an error in the user's language. */
export function useErrorText(): (error: unknown) => string {
  const messageText = useMessageText();
  return useCallback(
    (error) => {
      if (error instanceof ApiError) return messageText(error.wording, error.message);
      return error instanceof Error ? error.message : String(error);
    },
    [messageText],
  );
}
