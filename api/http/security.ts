import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The nonce of this answer, which the page hands to the style engine. */
export const nonceOf = (res: Response): string => String(res.locals.cspNonce);

/**
 * The usual headers and a strict policy: scripts from here only, styles from here or with the nonce of the answer, frames
 * and plug-ins only for what the page itself holds in memory, no other host.
 */
export function security(options: { readonly https: boolean }): RequestHandler[] {
  return [
    (_req, res, next) => {
      res.locals.cspNonce = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", (_req, res) => `'nonce-${nonceOf(res as Response)}'`],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          // Files are shown in the page from memory: the browser's own viewer stands in a frame, and is a plug-in to it.
          frameSrc: ['blob:'],
          objectSrc: ['blob:'],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(options.https ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: options.https,
      crossOriginEmbedderPolicy: false,
    }),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
      next();
    },
  ];
}
