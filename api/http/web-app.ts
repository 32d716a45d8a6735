import path from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';
import type { SignInProvider } from '../../domain/pages/sign-in-providers';
import { assets } from './assets';
import { pdfAssets } from './pdf-assets';
import { signingPage } from './signing-page';
import { webPage } from './web-page';

/**
 * Serves the built web app from `folder`: files with a hash in their name are cached for a year; the page itself is never
 * cached and is sent for every path that is not a file, because the app has its own routes. The page on which borrowers sign is one
 * of its own.
 */
export function webApp(folder: string, providers: readonly SignInProvider[] = []): Router {
  // The page of the sign-in has its view and its styles in it.
  const page = [compression(), webPage(folder, providers)];
  const router = Router();
  router.get(['/', '/index.html'], page);
  router.get(['/sign', '/sign.html'], signingPage(folder));
  router.use('/assets', assets(path.join(folder, 'assets')));
  router.use('/pdf', pdfAssets(path.join(folder, 'pdf')));
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*any}', page);
  return router;
}
