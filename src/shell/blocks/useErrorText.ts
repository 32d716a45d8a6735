import { useTranslate } from 'react-admin';
import { ApiError, type Wording, wordingOf } from '../../providers/data/api-error';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const said = (translate: Translate, { key, args, text }: Wording): string =>
  translate(`errors.${key}`, { ...args, ...(text ? { text: said(translate, text) } : {}) });

/** What an error says to the person: the portal's own messages in their language, the server's as it said them. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    const wording = error instanceof ApiError ? error.wording : wordingOf(message);
    return wording ? said(translate, wording) : message;
  };
}
