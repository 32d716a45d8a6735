import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isLoopbackHost, isLoopbackUrl } from '../../config/loopback';

/** Headers that proxies, load balancers and content delivery networks add, or how the names of such headers begin. */
const PROXY_HEADERS = [
  'cdn-',
  'cf-',
  'cloudfront-',
  'fastly-',
  'fly-',
  'forwarded',
  'true-client-ip',
  'via',
  'x-amz-cf-',
  'x-amzn-',
  'x-appengine-',
  'x-arr-',
  'x-azure-',
  'x-client-ip',
  'x-cloud-trace-context',
  'x-cluster-client-ip',
  'x-envoy-',
  'x-forwarded',
  'x-original-',
  'x-real-ip',
];

const text = (why: string): string =>
  `This portal runs in demo mode, with known passwords and PINs that anyone can read, so it answers this computer only. ${why}\n` +
  'For real use, set DEMO=0; the start then lists what else to set.\n';

/** Whether a header names a page of another host. Browsers send `null` as the origin of pages that have none. */
const isPageElsewhere = (page: string | undefined): boolean =>
  page !== undefined && page !== 'null' && !isLoopbackUrl(page);

/** Why a request did not come directly from a program on this computer; null if nothing speaks against it. */
function whyRefused({ headers, httpVersion }: IncomingMessage): string | null {
  if (!isLoopbackHost((headers.host ?? '').replace(/:\d+$/, ''))) return 'The request is for another host.';
  const header = Object.keys(headers).find((name) => PROXY_HEADERS.some((start) => name.startsWith(start)));
  if (header !== undefined) return `The request came through a proxy (${header}).`;
  // nginx speaks it to the servers behind it unless configured otherwise. Browsers have not for decades.
  if (httpVersion === '1.0') return 'The request came through a proxy (HTTP/1.0).';
  if (isPageElsewhere(headers.origin)) return 'The request came from a page of another host (origin).';
  // A link on another page may lead here; what the portal's own pages fetch names the portal.
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site';
  if (!isLink && isPageElsewhere(headers.referer)) return 'The request came from a page of another host (referer).';
  return null;
}

/**
 * Refuses requests that came through a proxy or by another name than this computer's: a demo behind a proxy is public, although
 * it listens on loopback only.
 */
export const demoGuard: RequestHandler = (req, res, next) => {
  const why = whyRefused(req);
  if (why === null) return next();
  res.status(403).type('text/plain').send(text(why));
};
