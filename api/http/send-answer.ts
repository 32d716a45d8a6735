import { pipeline } from 'node:stream';
import type { Response } from 'express';
import { cleanFileName, pdfFileName } from '../../domain/files/file-name';
import type { Call, Reply } from './call';
import { setCookie } from './cookies';
import { sendEvents } from './event-stream';

/** Characters that `encodeURIComponent` keeps and a header parameter may not have (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Files are saved, never shown by the browser on its own: pages show PDFs from memory. */
function disposition({ name, contentType }: NonNullable<Reply['file']>): string {
  const clean = contentType === 'application/pdf' ? pdfFileName(name) : cleanFileName(name);
  return `attachment; filename="${clean.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded(clean)}`;
}

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
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Disposition', disposition(reply.file));
    pipeline(reply.file.stream, res, (error) => {
      if (error) res.destroy(error);
    });
    return;
  }
  if (reply.events) {
    sendEvents(res, reply.events);
    return;
  }
  if (reply.json !== undefined)
    res.setHeader('Content-Type', 'application/json; charset=utf-8').end(Buffer.from(reply.json));
  else if (reply.body === undefined) res.end();
  else res.json(reply.body);
}
