import './without-browser';

import { renderToStaticMarkup } from 'react-dom/server';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { isBusinessTime } from '../../domain/loan/business-hours';
import type { SignInFile } from '../../domain/pages/sign-in-file';
import { access as arabic, messages as arabicMessages } from '../i18n/ar/access.json';
import { directionOf, type Language, languages } from '../i18n/language';
import { access as turkish, messages as turkishMessages } from '../i18n/tr/access.json';
import { marksOf } from '../theme/apply-theme';
import { cssVariables } from '../theme/css-variables';
import { defaultPreferences } from '../theme/preferences';
import { AccessTexts, english } from './AccessTexts';
import { SignInScreen } from './SignInScreen';
import { removeStandIns } from './without-browser';

const texts = {
  en: english,
  tr: { ...turkish, messages: turkishMessages },
  ar: { ...arabic, messages: arabicMessages },
} as const;

const ignore = (): void => undefined;
const HOUR_MS = 3_600_000;

/** An hour of the next two weeks inside, or outside, the default business hours. */
function hourThatIs(open: boolean): Date {
  const hours = Array.from({ length: 24 * 14 }, (_, at) => new Date(Date.now() + at * HOUR_MS));
  return hours.find((hour) => isBusinessTime(hour, publicFactDefaults) === open) ?? new Date();
}

const rendered = (language: Language, now: Date): string =>
  renderToStaticMarkup(
    <AccessTexts value={{ texts: texts[language], language, setLanguage: ignore }}>
      <SignInScreen retail={false} onSignedIn={ignore} onPinDue={ignore} now={now} />
    </AccessTexts>,
  ).replace('id="user-id"', 'id="user-id" autofocus');

/** The sign-in page of each language, as a browser shows it that has never been here. It must run as it is written. */
export const signInFile: SignInFile = {
  tokens: cssVariables(defaultPreferences),
  marks: Object.fromEntries(
    Object.entries(marksOf(defaultPreferences)).flatMap(([name, mark]) => (mark ? [[name, mark]] : [])),
  ),
  languages: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: `${texts[language].signIn.title} · ${publicFactDefaults.portalName}`,
        dir: directionOf(language),
        open: rendered(language, hourThatIs(true)),
        closed: rendered(language, hourThatIs(false)),
        provider: texts[language].signIn.with,
      },
    ]),
  ),
};

removeStandIns();
