import { publicFactDefaults } from '../../domain/lender/public-facts';
import { isBusinessTime } from '../../domain/loan/business-hours';
import type { SignInFile } from '../../domain/pages/sign-in-file';
import { pathWithProvider, SIGN_IN_PROVIDERS, type SignInProvider } from '../../domain/pages/sign-in-providers';
import { ownValue } from '../../domain/tables/own-value';
import { withSent } from './sent-page';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ownValue(escapes, sign) ?? sign);

/** Names the providers with which users can sign in, for the scripts of the page; nothing if there is none. */
export const providersLine = (providers: readonly SignInProvider[]): string =>
  providers.length === 0 ? '' : `<meta name="${SIGN_IN_PROVIDERS}" content="${escaped(JSON.stringify(providers))}">`;

/** The line below the button of the form, before which the buttons of the providers are, as `ProviderButtons` shows them. */
const AFTER_BUTTON = '<p class="access-after">';

function withButtons(content: string, text: string, providers: readonly SignInProvider[]): string {
  const buttons = providers.map(
    ({ id, name }) =>
      `<a class="access-provider" href="${pathWithProvider(id)}">${escaped(text.replace('{{name}}', () => name))}</a>`,
  );
  return content.replace(AFTER_BUTTON, () => `${buttons.join('')}${AFTER_BUTTON}`);
}

interface Shown {
  readonly language: string;
  readonly now: Date;
  readonly providers: readonly SignInProvider[];
}

/** The page with the sign-in that the build has rendered. */
export function withSignIn(html: string, file: SignInFile, { language, now, providers }: Shown): string {
  const rendered = file.languages[language];
  if (!rendered) return html;
  const { title, dir, open, closed, provider } = rendered;
  const view = isBusinessTime(now, publicFactDefaults) ? open : closed;
  const content = withButtons(view, provider, providers);
  return withSent(html, file, { language, dir, title, content });
}
