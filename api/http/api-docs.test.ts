import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiDocs } from './api-docs';
import type { Call } from './call';
import { callOf } from './define-call';
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
  const agent = supertest(express().use(...security({ https: false }), apiDocs([counted])));
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
  const nonce = /nonce="([^"]+)"/.exec(page.text)?.[1] ?? 'none';
  expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  const atFirst = described;
  expect((await agent.get('/openapi.json').expect(200)).body).toEqual(json.body);
  const again = await agent.get('/docs').expect(200);
  expect(again.text).not.toContain(nonce);
  expect(described).toBe(atFirst);
});
