import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, type Response, Router } from 'express';

/** No parts: nobody asks for them, and a part of a compressed file is of no use beside one of another form. */
const forever = { immutable: true, maxAge: '1y', index: false, acceptRanges: false } as const;

/** What only a page or a frame is judged by; a script, a style or a font is none, and there are a hundred of them. */
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

/** Answers the file that the build has compressed, as what it is without that. */
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
 * Files with a hash in their name, for a year: compressed by the build where the browser takes that, else compressed here.
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
