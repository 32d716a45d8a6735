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
