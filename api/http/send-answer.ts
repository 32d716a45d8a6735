import { pipeline } from 'node:stream';
import type { Response } from 'express';
import type { Call, Cookie, Reply } from './call';
import { sendEvents } from './event-stream';

/** The portal's cookies are HttpOnly and SameSite, and `Secure` if the page came over TLS. */
function setCookie(res: Response, cookie: Cookie): void {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: res.req.secure,
    path: '/api',
  } as const;
  if (cookie.value === null) res.clearCookie(cookie.name, options);
  else
    res.cookie(cookie.name, cookie.value, {
      ...options,
      maxAge: (cookie.maxAgeSeconds ?? 0) * 1000,
    });
}

const disposition = (name: string, inline: boolean): string =>
  `${inline ? 'inline' : 'attachment'}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends the result of a handler. */
export function sendAnswer(res: Response, call: Pick<Call, 'status'>, reply: Omit<Reply, symbol>): void {
  for (const cookie of reply.cookies ?? []) setCookie(res, cookie);
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
  res.status(reply.status ?? call.status);
  if (reply.file) {
    res.setHeader('Content-Type', reply.file.contentType);
    res.setHeader('Content-Disposition', disposition(reply.file.name, reply.file.inline ?? false));
    pipeline(reply.file.stream, res, (error) => {
      if (error) res.destroy(error);
    });
    return;
  }
  if (reply.events) {
    sendEvents(res, reply.events);
    return;
  }
  if (reply.body === undefined) res.end();
  else res.json(reply.body);
}
