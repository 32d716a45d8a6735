import type { Request } from 'express';
import type { RequestFacts } from './call';
import { clientAddress, clientNetwork } from './client-network';
import { cookiesOf } from './cookies';

function basicCredentials(header: string): RequestFacts['basic'] {
  const match = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header);
  if (!match?.[1]) return null;
  const text = Buffer.from(match[1], 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

const idleSecondsOf = (header: string | undefined): number =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : 0;

/** A header that is no text in percent encoding names no user. */
function pageUserOf(header: string | undefined): string | null {
  try {
    return header === undefined ? null : decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** The header of a request that can be repeated safely. */
export const KEY_HEADER = 'Idempotency-Key';

/** Reads the parts of a request that calls may use. `https`: whether users open the portal over TLS. */
export function requestFacts(req: Request, https: boolean): RequestFacts {
  const authorization = req.get('authorization') ?? '';
  const ip = clientAddress(req);
  return {
    id: String(req.id),
    ip,
    network: clientNetwork(ip),
    userAgent: req.get('user-agent') ?? '',
    bearer: /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? null,
    idleSeconds: idleSecondsOf(req.get('x-idle-seconds')),
    pageUser: pageUserOf(req.get('x-page-user')),
    basic: basicCredentials(authorization),
    cookies: cookiesOf(req.get('cookie'), https),
    lastEventId: req.get('last-event-id') ?? null,
    idempotencyKey: req.get(KEY_HEADER) ?? null,
    files: [],
  };
}
