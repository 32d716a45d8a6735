import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type ServerWording, wordingsIn } from '../../../domain/messages/wording';
import { directionOf, languages } from '../../i18n/language';

type Translate = ReturnType<typeof useTranslate>;
type Show = (value: string) => string;

const PROBLEM = 'problem.';

const FIRST_STRONG = '\u2068';
const RIGHT_TO_LEFT = '\u200f';

/** Names and numbers keep their own direction inside an Arabic sentence. */
const isolated: Show = (value) => `${FIRST_STRONG}${value}\u2069`;

function say(translate: Translate, show: Show, { code, values }: ServerWording): string {
  const key = code.startsWith(PROBLEM) ? `fieldProblems.${code.slice(PROBLEM.length)}` : `server.${code}`;
  const said = Object.entries(values).map(([name, value]) => [name, show(serverText(translate, show, value))]);
  const text = translate(key, Object.fromEntries(said));
  // A browser takes the direction of a sentence from its first letter, even of a name that is isolated.
  return text.startsWith(FIRST_STRONG) ? `${RIGHT_TO_LEFT}${text}` : text;
}

function serverText(translate: Translate, show: Show, message: string): string {
  const wordings = wordingsIn(message);
  return wordings.length === 0 ? message : wordings.map((wording) => say(translate, show, wording)).join(' ');
}

/** Says a message of the server in the person's language; what the server passed on from elsewhere stays as it is. */
export function useServerText(): (message: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const isRtl = languages.some((language) => language === locale && directionOf(language) === 'rtl');
  return useCallback((message) => serverText(translate, isRtl ? isolated : String, message), [translate, isRtl]);
}
