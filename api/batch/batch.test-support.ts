import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BatchDetail, BatchRow } from '../../domain/batch/batch.schemas';
import type { BatchKind } from '../../domain/batch/batch-fields';
import type { TestPortal } from '../../tests/support/test-portal';
import { ordersOf } from '../orders/orders.test-support';
import { batchImportOrder, batchUndoOrder } from './batch-order';

export const BATCHES = '/api/emet-data/batches';

interface Options {
  readonly id?: string;
  readonly dryRun?: boolean;
  readonly allOrNothing?: boolean;
}

/** Batches of one kind, started by one user, whose columns are the fields in this order. */
export function batchesOf(at: TestPortal, login: string, kind: BatchKind, fields: readonly string[]) {
  const mapping = Object.fromEntries(fields.map((name, column) => [name, { column }]));
  const client = () => at.as(login);
  const detail = async (id: string): Promise<BatchDetail> =>
    (await (await client()).get(`${BATCHES}/${id}`).expect(200)).body;

  const send = async (rows: readonly string[], options: Options = {}) => {
    const { id = randomUUID(), dryRun = false, allOrNothing = false } = options;
    return (await client())
      .post(BATCHES)
      .field({ id, kind, mapping: JSON.stringify(mapping) })
      .field({ dryRun: String(dryRun), allOrNothing: String(allOrNothing) })
      .attach('files', Buffer.from([fields.join(','), ...rows].join('\n')), 'rows.csv');
  };

  /** Works on the order of a batch until it ends. */
  const worked = async (id: string): Promise<BatchDetail> => {
    const orders = ordersOf(at);
    for (let turns = 0; turns < 50; turns += 1) {
      const batch = await at.portal.db
        .selectFrom('portal.batches')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const [type, order] =
        batch.undo_order_id === null ? [batchImportOrder, batch.order_id] : [batchUndoOrder, batch.undo_order_id];
      if (order === null) throw new Error('The batch has no order.');
      await orders.makeDue(order);
      const { ended_at: ended } = await orders.advance({ type: type as never, sent: [], polled: [] }, order);
      if (ended) return detail(id);
    }
    throw new Error('The batch does not end.');
  };

  const act = async (id: string, action: 'save' | 'undo' | 'cancel') =>
    (await client()).post(`${BATCHES}/${id}/${action}`);

  return {
    client,
    detail,
    send,
    worked,
    act,
    imported: async (rows: readonly string[], options: Options = {}): Promise<BatchDetail> => {
      const { body, status } = await send(rows, options);
      expect(status, JSON.stringify(body)).toBe(201);
      return worked(body.id);
    },
    undone: async (id: string): Promise<BatchDetail> => {
      expect((await act(id, 'undo')).status).toBe(200);
      return worked(id);
    },
    report: async (id: string): Promise<readonly BatchRow[]> => {
      const filter = encodeURIComponent(JSON.stringify({ batch: id }));
      return (await (await client()).get(`/api/emet-data/batch-rows?filter=${filter}`).expect(200)).body;
    },
  };
}

/** What is wrong with a row, in short. */
export const codesOf = ({ problems }: BatchRow): string =>
  problems.map(({ field, wording }) => `${field} ${'code' in wording ? wording.code : ''}`).join(', ');
