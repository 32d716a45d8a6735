import type { RequestHandler } from 'express';
import { notAuthorized } from './app-error';

/**
 * Refuses what pages of other sites make a browser send unnoticed. Their scripts cannot read the answers, but the requests would
 * count against the limits of the visitor's address. A link that the user opens is allowed.
 */
export const crossSite: RequestHandler = (req, _res, next) => {
  const isOpened = req.method === 'GET' && req.get('sec-fetch-dest') === 'document';
  if (req.get('sec-fetch-site') === 'cross-site' && !isOpened) throw notAuthorized();
  next();
};
