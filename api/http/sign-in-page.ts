import { publicFactDefaults } from '../../domain/lender/public-facts';
import { isBusinessTime } from '../../domain/loan/business-hours';
import type { SignInFile } from '../../domain/pages/sign-in-file';

/** The page with the sign-in that the build has rendered, so that it is painted before any script. */
export function withSignIn(
  html: string,
  { tokens, marks, languages }: SignInFile,
  language: string,
  now: Date,
): string {
  const rendered = languages[language];
  if (!rendered) return html;
  const attributes = Object.entries(marks).map(([name, mark]) => ` data-${name}="${mark}"`);
  const content = isBusinessTime(now, publicFactDefaults) ? rendered.open : rendered.closed;
  return html
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${rendered.dir}"${attributes.join('')}>`)
    .replace(/<title>.*<\/title>/, () => `<title>${rendered.title}</title>`)
    .replace(' blocking="render"', '')
    .replace('</head>', () => `<style id="tokens" nonce="__CSP_NONCE__">${tokens}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}
