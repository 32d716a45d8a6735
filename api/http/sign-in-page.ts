import { publicFactDefaults } from '../../domain/lender/public-facts';
import { isBusinessTime } from '../../domain/loan/business-hours';
import type { SignInFile } from '../../domain/pages/sign-in-file';
import { withSent } from './sent-page';

/** The page with the sign-in that the build has rendered. */
export function withSignIn(html: string, file: SignInFile, language: string, now: Date): string {
  const rendered = file.languages[language];
  if (!rendered) return html;
  const { title, dir, open, closed } = rendered;
  const content = isBusinessTime(now, publicFactDefaults) ? open : closed;
  return withSent(html, file, { language, dir, title, content });
}
