import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { assets } from './assets';
import { nonceOf } from './security';

const NONCE_PLACE = '__CSP_NONCE__';

const page =
  (html: () => Promise<string>): RequestHandler =>
  async (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send((await html()).replaceAll(NONCE_PLACE, nonceOf(res)));
  };

/**
 * Serves the built web app from `folder`: files with a hash in their name are cached for a year; the page itself is never
 * cached and is sent for every path that is not a file, because the app has its own routes.
 */
export function webApp(folder: string): Router {
  // Read on every visit: it is small, and a build may have replaced it.
  const html = () => readFile(path.join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.get(['/', '/index.html'], page(html));
  router.use('/assets', assets(path.join(folder, 'assets')));
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*any}', page(html));
  return router;
}
