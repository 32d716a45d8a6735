import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { message } from '../../domain/messages/message';
import { apiDocs } from './api-docs';
import { refuse } from './app-error';
import type { Call } from './call';
import { callOf } from './define-call';
import { answerError } from './errors';
import { security } from './security';

it('documents the calls, and builds the documents only once', async () => {
  let described = 0;
  const call = callOf(
    'GET /things',
    { answer: z.object({ done: z.boolean() }) },
    { area: 'things', summary: '', access: { kind: 'public' }, handle: async () => ({ done: true }) },
  );
  const counted: Call = {
    ...call,
    get summary() {
      described += 1;
      return 'List <things>';
    },
  };
  const agent = supertest(
    express().use(
      ...security({ https: false }),
      apiDocs([counted], async () => {}),
    ),
  );
  const json = await agent
    .get('/openapi.json')
    .expect(200)
    .expect('Content-Type', /application\/json/);
  expect(json.body.paths['/api/things'].get.summary).toBe('List <things>');
  const page = await agent
    .get('/docs')
    .expect(200)
    .expect('Content-Type', /text\/html/);
  expect(page.text).toContain('List &lt;things&gt;');
  expect(page.text).toContain('<link rel="stylesheet" href="/api/docs.css">');
  await agent
    .get('/docs.css')
    .expect(200)
    .expect('Content-Type', /text\/css/);
  const atFirst = described;
  expect((await agent.get('/openapi.json').expect(200)).body).toEqual(json.body);
  expect((await agent.get('/docs').expect(200)).text).toBe(page.text);
  expect(described).toBe(atFirst);
});

it.each(['/openapi.json', '/docs', '/docs.css'])('sends %s compressed, if the client accepts it', async (path) => {
  const agent = supertest(express().use(apiDocs([], async () => {})));
  const sent = async (accepted: string) => {
    const { headers, text } = await agent.get(path).set('Accept-Encoding', accepted).expect(200);
    return { encoding: headers['content-encoding'], vary: headers.vary, text };
  };
  const { text } = await sent('identity');
  expect(text.length).toBeGreaterThan(50);
  expect(await sent('gzip, deflate, br')).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' });
  expect(await sent('gzip')).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding', text });
  expect(await sent('identity')).toEqual({ encoding: undefined, vary: 'Accept-Encoding', text });
});

it.each(['/openapi.json', '/docs', '/docs.css'])('counts readers of %s, and refuses too many', async (path) => {
  const refused = express().use(
    apiDocs([], async () => {
      throw refuse('too-many-tries', message('too-many-reads', { minutes: 1 }));
    }),
  );
  await supertest(refused.use(answerError(pino({ level: 'silent' }))))
    .get(path)
    .expect(429);
});
