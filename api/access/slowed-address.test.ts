import { setTimeout as after } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { refuse } from '../http/app-error';
import { resultOrRefusal } from './slowed-address';

const portal = { log: pino({ level: 'silent' }) };

it('waits for a right password while the machine is busy', async () => {
  const busy = () => after(500, 'user');
  expect(await resultOrRefusal(portal, refuse('too-many-tries'), busy)).toBe('user');
});
