import { pipeline } from 'node:stream';
import type { Response } from 'express';
import type { Call, Reply } from './call';
import { setCookie } from './cookies';
import { sendEvents } from './event-stream';

const disposition = (name: string, inline: boolean): string =>
  `${inline ? 'inline' : 'attachment'}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends the result of a handler. `https`: whether users open the portal over TLS. */
export function sendAnswer(
  res: Response,
  call: Pick<Call, 'status'>,
  reply: Omit<Reply, symbol>,
  https: boolean,
): void {
  for (const cookie of reply.cookies ?? []) setCookie(res, cookie, https);
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
