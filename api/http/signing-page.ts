import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { nonceOf } from './security';

/**
 * Sends the page on which borrowers sign. The secret of their link is in the fragment, which no request has; still, the page tells
 * no one where it is, is stored nowhere, and is in no search engine.
 */
export function signingPage(folder: string): RequestHandler {
  return async (_req, res) => {
    const html = await readFile(path.join(folder, 'sign.html'), 'utf8');
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    res.type('html').send(html.replaceAll('__CSP_NONCE__', nonceOf(res)));
  };
}
