import { randomUUID } from 'node:crypto';
import { addMonths, pacificDate } from '../../domain/format/date';
import type { ApiClient } from './api-client';

/** Draws a sample of the loans that closed last month, and returns the ID of a review. */
export async function startQualityReview(client: ApiClient): Promise<string> {
  const month = addMonths(pacificDate(new Date()), -1).slice(0, 7);
  const drawn = await client.call('POST', '/emet-data/qc-samples', { id: randomUUID(), month, rule: 'random' });
  if (drawn.status !== 201) throw new Error(`${drawn.status} ${JSON.stringify(drawn.body)}`);
  const { body } = await client.call('GET', '/emet-data/qc-reviews');
  return String((body as unknown as { readonly id: string }[])[0]?.id);
}
