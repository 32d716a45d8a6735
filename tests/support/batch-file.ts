import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client';

const TITLES = 'Loan Number,Date,Type,Amount,Reference';

/** Checks a file of transactions in a batch without saving them, and returns the ID of the batch. */
export async function startBatch(client: ApiClient, rows: readonly string[] = ['1,2026-11-02,payment,1.00,B-1']) {
  const id = randomUUID();
  const names = ['loanNum', 'date', 'type', 'amount', 'reference'];
  const mapping = Object.fromEntries(names.map((name, column) => [name, { column }]));
  const form = new FormData();
  const fields = { id, kind: 'transactions', mapping: JSON.stringify(mapping), dryRun: 'true', allOrNothing: 'false' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('files', new Blob([[TITLES, ...rows].join('\n')]), 'payments.csv');
  const started = await client.upload('/emet-data/batches', form);
  if (started.status !== 201) throw new Error(`${started.status} ${JSON.stringify(started.body)}`);
  return id;
}
