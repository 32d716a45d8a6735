import type { Look } from '../../domain/pages/sign-in-file';

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
    .replace(' blocking="render"', '')
    .replace('</head>', () => `<style id="tokens" nonce="__CSP_NONCE__">${tokens}</style>${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${attributes}>${content}</div>`);
}
