import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, type Response, Router } from 'express';

/** No range requests: nothing uses them, and part of a compressed file cannot be combined with part of another encoding. */
const forever = { immutable: true, maxAge: '1y', index: false, acceptRanges: false } as const;

/**
 * Headers that only matter for pages and frames. Scripts, styles and fonts do without them, because there are a hundred of
 * those.
 */
const headersOfPages = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

function headersOf(res: Response, file: string): void {
  if (!/\.(js|css|woff2)$/.test(file)) return;
  for (const name of headersOfPages) res.removeHeader(name);
}

/** Sends a file compressed by the build under the original's content type. */
function compressed(folder: string, encoding: string, ending: string): RequestHandler {
  const files = express.static(folder, {
    ...forever,
    setHeaders: (res, found) => {
      const file = found.slice(0, -ending.length);
      headersOf(res, file);
      res.setHeader('Content-Encoding', encoding);
      res.type(path.extname(file));
    },
  });
  return (req, res, next) => {
    if (!req.acceptsEncodings(encoding)) return next();
    const { url } = req;
    req.url = url.replace(/(?=\?|$)/, ending);
    files(req, res, (error?: unknown) => {
      req.url = url;
      next(error);
    });
  };
}

/**
 * Serves files with a hash in their name, cached for a year: compressed by the build if the browser accepts it, otherwise
 * compressed here.
 */
export function assets(folder: string): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.vary('Accept-Encoding');
    next();
  });
  router.use(compressed(folder, 'br', '.br'), compressed(folder, 'gzip', '.gz'));
  router.use(compression(), express.static(folder, { ...forever, setHeaders: headersOf }));
  router.use((_req, res) => void res.status(404).end());
  return router;
}
