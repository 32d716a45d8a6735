import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a party treats a repeated operation, and whether it can be polled. */
export const partyKinds = ['repeatable', 'polled', 'neither'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** The party's record of one operation. */
export interface Operation {
  readonly kind: PartyKind;
  /** Number of times it was sent. */
  sends: number;
  /** Number of times it was processed; more than one is a costly duplicate. */
  effects: number;
  readonly doneAt: number;
}

export interface OrderParty {
  readonly url: string;
  readonly operations: ReadonlyMap<string, Operation>;
  close(): Promise<void>;
}

const WORK_MS = 150;
const SLOWEST_ANSWER_MS = 250;
/** Of ten requests, how many lose their answer after processing, and how many are lost before. */
const LOST_ANSWERS = 1;
const LOST_REQUESTS = 1;

/**
 * An outside party over HTTP that counts its requests by operation ID. It processes a repeated operation again unless it is
 * repeatable, answers slowly, and loses some requests and some answers.
 */
export async function startParty(): Promise<OrderParty> {
  const operations = new Map<string, Operation>();

  const submit = (id: string, kind: PartyKind, response: ServerResponse): void => {
    const chance = Math.random() * 10;
    if (chance < LOST_REQUESTS && kind !== 'neither') {
      response.destroy();
      return;
    }
    const known = operations.get(id);
    const operation = known ?? { kind, sends: 0, effects: 0, doneAt: Date.now() + WORK_MS };
    operation.sends += 1;
    if (kind !== 'repeatable' || !known) operation.effects += 1;
    operations.set(id, operation);
    setTimeout(() => {
      if (chance > 10 - LOST_ANSWERS) response.destroy();
      else response.end(JSON.stringify({ state: kind === 'polled' ? 'working' : 'done' }));
    }, Math.random() * SLOWEST_ANSWER_MS);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://party');
    const id = searchParams.get('operation') ?? '';
    const kind = partyKinds.find((one) => one === searchParams.get('kind')) ?? 'neither';
    if (pathname === '/submit') submit(id, kind, response);
    else {
      const operation = operations.get(id);
      const state = operation === undefined ? 'unknown' : operation.doneAt <= Date.now() ? 'done' : 'working';
      response.end(JSON.stringify({ state }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    operations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
