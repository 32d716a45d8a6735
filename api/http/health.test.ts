import express from 'express';
import request from 'supertest';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../app-context';
import { health } from './health';

afterEach(() => vi.restoreAllMocks());

it('asks the LOS once for all who ask whether the portal is ready, and again after some seconds', async () => {
  let isUp = true;
  const ready = vi.fn(async () => {
    if (!isUp) throw new Error('The LOS is down.');
  });
  const portal = { los: { ready }, files: { ready: async () => undefined }, db: undefined } as unknown as AppContext;
  const app = express().use(health(portal, () => false));
  const los = async () => (await request(app).get('/readyz')).body.los;
  const now = vi.spyOn(performance, 'now').mockReturnValue(100_000);
  expect(await Promise.all([los(), los(), los()])).toEqual(['ok', 'ok', 'ok']);
  isUp = false;
  expect(await los()).toBe('ok');
  expect(ready).toHaveBeenCalledTimes(1);
  now.mockReturnValue(105_000);
  expect([await los(), await los()]).toEqual(['failed', 'failed']);
  expect(ready).toHaveBeenCalledTimes(2);
  isUp = true;
  now.mockReturnValue(106_000);
  expect(await los()).toBe('ok');
  expect(ready).toHaveBeenCalledTimes(3);
});
