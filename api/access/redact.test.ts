import { pino } from 'pino';
import { expect, it } from 'vitest';
import { redactedPaths } from './redact';

it('masks credentials anywhere in a logged object', () => {
  const lines: string[] = [];
  const log = pino({ redact: [...redactedPaths] }, { write: (line: string) => void lines.push(line) });
  const body = { login: 'processor', pw: 'hush-1', code: 'hush-2', oldPassword: 'hush-3' };
  log.info({ body, token: 'hush-4', answer: { data: { access_token: 'hush-5' } } }, 'a line');
  log.info({ req: { headers: { authorization: 'hush-6', cookie: 'hush-7' } }, password: 'hush-8' }, 'another');
  expect(lines.join('')).toContain('processor');
  expect(lines.join('')).not.toContain('hush');
});
