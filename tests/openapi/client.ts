import createClient from 'openapi-fetch';
import type { paths } from 'portal-api';

/**
 * A client as another program would write it, with types that openapi-typescript generates from the OpenAPI document. Compiled
 * by tests/architecture/openapi.test.ts, which first generates `portal-api`, and run by tests/journey/openapi-client.test.ts.
 */
export async function visitPortal(baseUrl: string, token: string) {
  const guest = createClient<paths>({ baseUrl });
  const administrator = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

  const query = { sort: '["name","ASC"]', range: '[0,1]' };
  const list = await administrator.GET('/api/emet-data/branches', { params: { query } });
  const names: string[] = list.data?.map(({ name }) => name) ?? [];
  const path = { id: list.data?.[0]?.id ?? '' };
  const one = await administrator.GET('/api/emet-data/branches/{id}', { params: { path } });
  const name: string | undefined = one.data?.name;

  // @ts-expect-error a version is a number
  const written = await administrator.POST('/api/emet-data/branches', { body: { version: 'one' } });
  const wrongFields: Record<string, string> = written.error?.fields ?? {};

  // @ts-expect-error the document has no such call
  await guest.GET('/api/emet-data/no-such-call', {});
  const refused = await guest.GET('/api/emet-data/branches');
  const code: string | undefined = refused.error?.code;

  return { names, name, wrongFields, status: refused.response.status, code };
}
