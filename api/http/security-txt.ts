import { Router } from 'express';
import type { Clock } from '../ports/clock/clock';
import { notFound } from './app-error';

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

interface Options {
  readonly clock: Clock;
  /** The address of the portal; absent in demo mode. */
  readonly origin: string | undefined;
  /** The mail address for reports; null if the lender has set none. */
  readonly contact: () => Promise<string | null>;
}

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the portal. 404 if the lender has set no address. */
export function securityTxt({ clock, origin, contact }: Options): Router {
  const router = Router();
  router.get('/.well-known/security.txt', async (_req, res) => {
    const email = await contact();
    if (email === null) throw notFound('no-call');
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(clock().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, tr, ar',
      ...(origin ? [`Canonical: ${new URL('/.well-known/security.txt', origin).href}`] : []),
    ];
    res.setHeader('Cache-Control', 'no-cache');
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  return router;
}
