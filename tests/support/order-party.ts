import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a party treats an operation that it gets twice, and whether it can be asked. */
export const partyKinds = ['repeatable', 'polled', 'neither'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** What the party was asked for one operation. */
export interface Operation {
  readonly kind: PartyKind;
  /** How often it was sent. */
  sends: number;
  /** How often the work was done: what a duplicate would cost. */
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
/** Of ten requests, how many lose their answer after the work was done, and how many are lost before. */
const LOST_ANSWERS = 1;
const LOST_REQUESTS = 1;

/**
 * An outside party over HTTP that counts what it is asked by operation ID. It does a repeated operation twice unless it is
 * the repeatable kind, answers slowly, and loses some requests and some answers.
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
