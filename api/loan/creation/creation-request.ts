import { createHash } from 'node:crypto';
import { message } from '../../../domain/messages/message';
import { invalid } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import { KEY_HEADER } from '../../http/request-facts';

/** A request that creates a loan and can be repeated: the key that its author chose, and a hash of what they sent. */
export interface CreationRequest {
  readonly key: string;
  readonly digest: string;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/** Visible ASCII, as a header can carry it. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** With the names of objects in one order: two clients may write the same body differently. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, ordered(part)]);
}

/** What the header `Idempotency-Key` and the body ask for; undefined without the header. `call` names the way of creation. */
export function creationRequest(
  { idempotencyKey: key, files }: Pick<RequestFacts, 'idempotencyKey' | 'files'>,
  call: 'create' | 'import' | 'scenario',
  body: unknown,
): CreationRequest | undefined {
  if (key === null) return undefined;
  if (!KEY.test(key)) throw invalid(message('creation-key-not-valid', { header: KEY_HEADER }));
  return { key, digest: sha256(JSON.stringify([call, ordered(body), files.map(({ bytes }) => sha256(bytes))])) };
}
