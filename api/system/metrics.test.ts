import { describe, expect, it } from 'vitest';
import { LosError } from '../los/los-error';
import type { LosPort } from '../los/port';
import { measuredLos } from './measured-los';
import { createMetrics } from './metrics';

describe('the slowest calls', () => {
  it('are those whose slowest twentieth takes longest, whatever they answered', async () => {
    const metrics = createMetrics();
    for (let index = 0; index < 20; index++) metrics.call({ method: 'GET', path: '/api/a', status: 200 }, 0.004);
    for (let index = 0; index < 17; index++) metrics.call({ method: 'GET', path: '/api/b', status: 200 }, 0.02);
    for (let index = 0; index < 3; index++) metrics.call({ method: 'GET', path: '/api/b', status: 409 }, 0.8);
    metrics.call({ method: 'POST', path: '/api/b', status: 200 }, 90);
    expect(await metrics.slowCalls(3)).toEqual([
      { call: 'POST /api/b', count: 1, median: 30_000, slowest5: 30_000 },
      { call: 'GET /api/b', count: 20, median: 25, slowest5: 1000 },
      { call: 'GET /api/a', count: 20, median: 5, slowest5: 5 },
    ]);
    expect(await metrics.slowCalls(1)).toHaveLength(1);
  });
});

describe('a value that cannot be read', () => {
  it('leaves the others', async () => {
    const metrics = createMetrics();
    metrics.gauge('portal_broken', 'No database', 'kind', () => Promise.reject(new Error('away')));
    metrics.gauge('portal_works', 'A figure', null, () => ({ all: 3 }));
    const text = await metrics.text();
    expect(text).toMatch(/^portal_works 3$/m);
    expect(text).not.toMatch(/^portal_broken[ {]/m);
  });
});

describe('a measured LOS', () => {
  const stub = (error?: Error) =>
    ({ supports: async () => (error ? Promise.reject(error) : ['loans']) }) as unknown as LosPort;

  it('answers as before, and tells refusals from failures', async () => {
    const metrics = createMetrics();
    expect(await measuredLos(stub(), metrics).supports()).toEqual(['loans']);
    const refusal = new LosError('stale', { text: 'away' });
    await expect(measuredLos(stub(refusal), metrics).supports()).rejects.toBe(refusal);
    for (const error of [new LosError('unavailable', { text: 'away' }), new Error('broken')]) {
      await expect(measuredLos(stub(error), metrics).supports()).rejects.toBe(error);
    }
    const text = await metrics.text();
    const counts = [...text.matchAll(/^portal_los_seconds_count\{(.*)\} (\d+)$/gm)].map(([, labels, count]) => [
      labels,
      count,
    ]);
    expect(counts.sort()).toEqual([
      ['operation="supports",outcome="failed"', '2'],
      ['operation="supports",outcome="ok"', '1'],
      ['operation="supports",outcome="refused"', '1'],
    ]);
  });
});
