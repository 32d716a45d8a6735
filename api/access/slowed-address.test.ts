import { setTimeout as after } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { resultOrRefusal } from './slowed-address';
import { refused } from './throttle/limiters';

const portal = { log: pino({ level: 'silent' }) };

it('waits for a right password while the machine is busy', async () => {
  const busy = () => after(500, 'user');
  expect(await resultOrRefusal(portal, refused({ msBeforeNext: 60_000 }), busy)).toBe('user');
});

it('refuses no sooner when nothing was tried than when a password is still being checked', async () => {
  const order: string[] = [];
  const tried = async (what: string, attempt: () => Promise<null>) => {
    await expect(resultOrRefusal(portal, refused({ msBeforeNext: 60_000 }), attempt)).rejects.toMatchObject({
      status: 429,
    });
    order.push(what);
  };
  await Promise.all([
    tried('nothing tried', async () => null),
    tried('still checked', () => new Promise(() => undefined)),
    after(900).then(() => order.push('almost a second')),
  ]);
  expect(order[0]).toBe('almost a second');
  expect(order).toHaveLength(3);
});
