import type { Look } from '../../domain/pages/sign-in-file';

/** The link to the style sheet of the first script, and the script itself. */
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The file in the build that the page links to for its styles. */
export const styleFile = (html: string): string | undefined => STYLE_LINK.exec(html)?.[1];

/** Names a file that `starter` loads after the first paint, and the script that it runs. */
export const loadedLater = (address: string): string => `<meta name="after-paint" content="${address}">`;
const runLater = (address: string): string => `<meta name="first-script" content="${address}">`;

/**
 * The page as it is sent with a view: its styles are in it, so that the first paint waits for no other file, and `starter` loads
 * the scripts after that paint (`src/access/after-paint.ts`).
 */
export const paintedFirst = (html: string, styles: string, starter: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)">/g, (_link, address: string) => loadedLater(address))
    .replace(
      SCRIPT,
      (_script, first: string) => `<script type="module" crossorigin src="/${starter}"></script>${runLater(first)}`,
    )
    .replace(STYLE_LINK, () => `<style nonce="__CSP_NONCE__">${styles}</style>`);

interface Sent {
  readonly language: string;
  readonly dir: string;
  readonly title: string;
  readonly content: string;
  /** Style elements, and attributes of the root. */
  readonly styles?: string;
  readonly attributes?: string;
}

/** The page with a view that the build has rendered, so that it is painted before any script. */
export function withSent(
  html: string,
  { tokens, marks }: Look,
  { language, dir, title, content, styles = '', attributes = '' }: Sent,
): string {
  const look = Object.entries(marks).map(([name, mark]) => ` data-${name}="${mark}"`);
  return html
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${dir}"${look.join('')}>`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `<style id="tokens" nonce="__CSP_NONCE__">${tokens}</style>${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${content}</div>`);
}
