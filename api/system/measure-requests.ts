import type { RequestHandler } from 'express';
import type { Metrics } from './metrics';

/** Measures each call by the path that it is declared with, which holds no value. Streams, which last as long as a page, are left out. */
export const measureRequests =
  ({ call }: Pick<Metrics, 'call'>): RequestHandler =>
  (req, res, next) => {
    const began = performance.now();
    res.once('finish', () => {
      const declared: unknown = req.route?.path;
      if (typeof declared !== 'string' || res.getHeader('content-type') === 'text/event-stream') return;
      const seconds = (performance.now() - began) / 1000;
      call({ method: req.method, path: declared, status: res.statusCode }, seconds);
    });
    next();
  };
