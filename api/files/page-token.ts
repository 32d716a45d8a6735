import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '../http/app-error';

/** Where a page ended: the sort key and ID of its last item. */
export interface PageEnd {
  readonly key: string;
  readonly id: string;
}

const sign = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(`page token ${text}`).digest().subarray(0, 16);

/** A token that says where the next page of this list begins. It is signed, so that it cannot be forged. */
export function pageToken(secret: Uint8Array, list: string, { key, id }: PageEnd): string {
  const text = JSON.stringify([list, key, id]);
  return Buffer.concat([sign(secret, text), Buffer.from(text)]).toString('base64url');
}

/** Where the previous page ended. Throws for a token that this portal did not sign for this list with any of the keys. */
export function readPageToken(secrets: readonly Uint8Array[], list: string, token: string): PageEnd {
  const bytes = Buffer.from(token, 'base64url');
  const text = bytes.subarray(16).toString('utf8');
  const isSigned =
    bytes.length > 16 && secrets.some((secret) => timingSafeEqual(bytes.subarray(0, 16), sign(secret, text)));
  if (isSigned) {
    const [of, key, id] = JSON.parse(text) as [string, string, string];
    if (of === list) return { key, id };
  }
  const message = 'page-token-not-valid';
  throw refuse('invalid', message, { status: 400, fields: { pageToken: message } });
}
