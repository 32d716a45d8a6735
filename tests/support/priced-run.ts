import { randomUUID } from 'node:crypto';
import { type ApiClient, signInOverHttp } from './api-client';

/** Prices the locked loans of the demo in a batch, and returns the ID of the run. */
export async function startPriceRun(client: ApiClient): Promise<string> {
  const id = randomUUID();
  const filter = JSON.stringify({ sRateLockStatusT: ['1'], tab: 0 });
  const started = await client.call('POST', '/lqb/price-runs', { id, filter });
  if (started.status !== 201) throw new Error(`${started.status} ${JSON.stringify(started.body)}`);
  return id;
}

/** A finished run of batch pricing over the demo's locked loans, and one of them that an investor has committed to. */
export async function pricedRun(url: string): Promise<{ readonly locked: string; readonly priceRun: string }> {
  const client = await signInOverHttp(url, 'secondary');
  const committed = encodeURIComponent(JSON.stringify({ commitmentType: ['0'] }));
  const latest = encodeURIComponent('["expDate","DESC"]');
  const { body } = await client.call('GET', `/lqb/lock-report?filter=${committed}&sort=${latest}`);
  const [first] = body as unknown as { loanNum: string }[];
  const id = await startPriceRun(client);
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await client.call('GET', `/lqb/price-runs/${id}`)).body.state === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { locked: String(first?.loanNum), priceRun: id };
}
