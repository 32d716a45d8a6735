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

/** Data attributes that style sheets select on (base.css, src/shell/frame). An absent attribute means the default. */
export const marksOf = (look: Preferences): Readonly<Record<string, string | null>> => ({
  theme: look.mode === 'system' ? null : look.mode,
  density: look.density,
  layout: look.layout === 'full' ? null : look.layout,
  toolbar: look.stickyToolbar ? null : 'scrolls',
  scrollbars: look.scrollbars ? 'custom' : null,
  motion: look.animations ? null : 'off',
});

function apply(look: Preferences): void {
  const { dataset } = document.documentElement;
  for (const [name, mark] of Object.entries(marksOf(look))) {
    if (mark === null) delete dataset[name];
    else dataset[name] = mark;
  }
  tokenSheet().textContent = cssVariables(look);
}

/** Writes the tokens into the page and updates them when the user's settings change. */
export function startTheme(): void {
  apply(getPreferences());
  subscribePreferences(() => apply(getPreferences()));
}
