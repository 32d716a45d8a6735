import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { httpServer } from '../../api/http/http-server';
import { listen, shut } from '../contract/open-los';
import { type TestPortal, testPortal } from '../support/test-portal';

interface SampleClient {
  readonly visitPortal: (baseUrl: string, token: string) => Promise<{ readonly names: readonly string[] }>;
}

let at: TestPortal;
let server: Server;

beforeAll(async () => {
  at = await testPortal();
  server = httpServer(at.app);
});
afterAll(async () => {
  await shut(server);
  await at.close();
});

it('serves a client with types from its OpenAPI document', async () => {
  // Compiled separately, because its types come from the document.
  const { visitPortal } = await vi.importActual<SampleClient>('../openapi/client');
  const seen = await visitPortal(await listen(server), await at.signIn('administrator'));
  expect(seen).toMatchObject({ name: seen.names[0], status: 401, code: 'signed-out' });
  expect(seen.names).toHaveLength(2);
  expect(seen).toMatchObject({ wrongFields: { version: expect.any(String) } });
});
