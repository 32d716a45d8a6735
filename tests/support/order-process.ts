import { z } from 'zod';
import { openDatabase } from '../../api/db/connection';
import type { PortalDb } from '../../api/db/portal-db';
import { queueMail } from '../../api/email/email.service';
import { mailOrder } from '../../api/email/mail-order';
import { portalCaller } from '../../api/http/caller';
import type { LosDb } from '../../api/los/embedded/los-db';
import { defineOrderType, type OrderType, placeOrder } from '../../api/orders/orders.service';
import { startOrderWorker } from '../../api/orders/worker';
import type { Outcome } from '../../domain/orders/next-step';
import { type PartyKind, partyKinds } from './order-party';
import { plainContext } from './plain-context';

/** Message to the process: place an order of this kind. */
export interface PlaceMessage {
  readonly kind: PartyKind | 'mail';
}

/** Message from the process: it is ready, or the order was committed. */
export type ProcessMessage = { readonly ready: true } | { readonly placed: string };

const answer = z.object({ state: z.enum(['working', 'done', 'unknown']) });
const request = z.strictObject({ note: z.string() });

const soon = { firstMs: 150, factor: 1.5, mostMs: 1_000 };

function typeOf(kind: PartyKind, url: string): OrderType<z.infer<typeof request>, null> {
  const call = async (path: string, operation: string): Promise<Outcome<null>> => {
    const response = await fetch(`${url}${path}?${new URLSearchParams({ operation, kind })}`);
    const { state } = answer.parse(await response.json());
    if (state === 'unknown') return { kind: 'not-received' };
    return state === 'done' ? { kind: 'completed', result: null } : { kind: 'waiting' };
  };
  return defineOrderType({
    ...{ kind, request, result: z.null(), action: 'mail.send', pages: [] },
    ...{ limitMs: 2_000, retry: soon, deadlineMs: 300_000 },
    isRepeatable: () => kind === 'repeatable',
    submit: (_portal, { operation }) => call('/submit', operation.id),
    ...(kind === 'polled' && {
      polling: { wait: soon, ask: (_portal, { operation }) => call('/status', operation.id) },
    }),
  });
}

/** A worker in a separate process that tests kill. It places orders on request and processes them. */
async function main(databaseUrl: string, partyUrl: string): Promise<void> {
  const db = openDatabase<PortalDb>(databaseUrl, { max: 6 });
  const losDb = openDatabase<LosDb>(databaseUrl, { max: 1 });
  const portal = plainContext({ db, losDb, folder: '.data/orders' });
  const types = Object.fromEntries(partyKinds.map((kind) => [kind, typeOf(kind, partyUrl)] as const));
  startOrderWorker(portal, databaseUrl, [...Object.values(types), mailOrder], { rescueEveryMs: 250, graceMs: 300 });

  const place = (kind: PlaceMessage['kind']): Promise<string> =>
    db.transaction().execute((trx) => {
      const order = { loanNum: null, caller: portalCaller };
      const type = types[kind];
      if (type) return placeOrder(portal, trx, type, { ...order, request: { note: 'crash test' } });
      return queueMail(portal, trx, { ...order, to: 'someone@example.com', subject: 'Crash test', text: 'Hello.' });
    });
  const say = (message: ProcessMessage): void => void process.send?.(message);
  process.on('message', ({ kind }: PlaceMessage) => void place(kind).then((placed) => say({ placed })));
  process.on('disconnect', () => process.exit(0));
  say({ ready: true });
}

const [databaseUrl = '', partyUrl = ''] = process.argv.slice(2);
await main(databaseUrl, partyUrl);
