import { useTranslate } from 'react-admin';
import { ApiError, type Wording, wordingOf } from '../data/api-error';
import { useServerText } from './useServerText';

/** What an error says to the person, in their language: the portal's own messages, and those of the server that have a code. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const serverText = useServerText();
  const said = ({ key, args, text }: Wording): string => {
    const inside = text ? said(text) : serverText(String(args?.text ?? ''));
    return translate(`errors.${key}`, { ...args, text: inside });
  };
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    const wording = error instanceof ApiError ? error.wording : wordingOf(message);
    return wording ? said(wording) : serverText(message);
  };
}
