import type { Request } from 'express';
import { bodyLimits } from '../../domain/contract/body-limits';
import { ownTurn } from '../threads/turns';
import { refuse } from './app-error';
import { createBodyMemory } from './body-memory';
import type { Call } from './call';
import { isTooComplex } from './json-limits';

/**
 * Memory for large bodies that are parsed and handled at the same time. Handling one keeps the event loop busy, so few of them may
 * do so at once.
 */
const memory = createBodyMemory(bodyLimits.loan);

/** A body that takes longer is cut. */
const SLOW_MS = 20_000;

const tooLarge = () => refuse('too-large', 'request-too-large');
const notJson = (cause?: unknown) => refuse('invalid', 'body-not-json', { status: 400, cause });

/** The bytes of the body, at most `limit`. A slow body ends with 408. */
function bytesOf(req: Request, limit: number, slowMs: number): Promise<Buffer> {
  if (Number(req.get('content-length') ?? 0) > limit) return Promise.reject(tooLarge());
  if (req.destroyed) return Promise.reject(notJson());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (act: () => void) => {
      clearTimeout(timer);
      req.off('data', onData).off('end', onEnd).off('close', onClose);
      act();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) finish(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks)));
    const onClose = () => finish(() => reject(notJson()));
    const slow = () => refuse('invalid', 'request-too-slow', { status: 408, headers: { Connection: 'close' } });
    const timer = setTimeout(() => finish(() => reject(slow())), slowMs);
    req.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

function parsed(bytes: Buffer, maxValues: number): unknown {
  if (isTooComplex(bytes, maxValues)) throw refuse('too-large', 'request-too-complex');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw notJson(error);
  }
}

/** The value of a body. */
interface JsonBody {
  readonly value: unknown;
  /** It waited for memory. */
  readonly waited: boolean;
  /** Call it when the request has been handled. */
  release(): void;
}

const small = (value: unknown): JsonBody => ({ value, waited: false, release: () => {} });

/** The fields of a form; none if the body is of another type. */
async function formBody(req: Request, maxBody: number, slowMs: number): Promise<Readonly<Record<string, string>>> {
  if (!req.is('application/x-www-form-urlencoded') || req.get('content-encoding') !== undefined) return {};
  return Object.fromEntries(new URLSearchParams((await bytesOf(req, maxBody, slowMs)).toString('utf8')));
}

/** The JSON body or the form of a request within the limits of its call; an empty object if the body is empty or of another type. */
export async function jsonBody(
  req: Request,
  { maxBody, maxValues, takesForm }: Pick<Call, 'maxBody' | 'maxValues'> & Partial<Pick<Call, 'takesForm'>>,
  slowMs = SLOW_MS,
): Promise<JsonBody> {
  if (takesForm) return small(await formBody(req, maxBody, slowMs));
  if (!req.is('application/json')) return small({});
  // A compressed body could expand to any size.
  if (req.get('content-encoding') !== undefined) throw notJson();
  const bytes = await bytesOf(req, maxBody, slowMs);
  if (bytes.length <= bodyLimits.usual) return small(bytes.length === 0 ? {} : parsed(bytes, maxValues));
  const { take, release } = memory.open();
  try {
    await take(bytes.length);
    await ownTurn();
    return { value: parsed(bytes, maxValues), waited: true, release };
  } catch (error) {
    release();
    throw error;
  }
}
