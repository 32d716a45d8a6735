import { cssVariables } from './css-variables';
import { getPreferences, type Preferences, subscribePreferences } from './preferences';

const PLACEHOLDER = '__CSP_NONCE__';

/** The nonce that this page's style elements must carry (Content-Security-Policy); undefined where the server set none. */
export function styleNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && content !== PLACEHOLDER ? content : undefined;
}

function tokenSheet(): HTMLStyleElement {
  const existing = document.getElementById('tokens');
  if (existing instanceof HTMLStyleElement) return existing;
  const style = document.createElement('style');
  style.id = 'tokens';
  const nonce = styleNonce();
  if (nonce) style.nonce = nonce;
  document.head.prepend(style);
  return style;
}

function apply({ theme, scheme, density }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
  tokenSheet().textContent = cssVariables(scheme);
}

/** Writes the tokens into the page and keeps them in step with the person's choice. */
export function startTheme(): void {
  apply(getPreferences());
  subscribePreferences(() => apply(getPreferences()));
}
