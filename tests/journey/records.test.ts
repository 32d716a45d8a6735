import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTables } from '../support/record-tables';
import { sampleRecord } from '../support/sample-record';
import { type TestPortal, testPortal } from '../support/test-portal';

interface Stored {
  readonly id: string;
  readonly version: number;
}

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());
const admin = () => at.as('administrator');

describe.each(recordTables)('the records of $name', ({ list, create, remove, export: file, subject, fields }) => {
  const sample = sampleRecord(fields, 'one');
  let stored: Stored;
  const byId = async () => (await admin()).get(`/api${list}/${stored.id}`);
  const save = async (body: object) => (await admin()).post(`/api${create}`).send(body);

  it('are created, found by ID and exported', async () => {
    const created = await save(sample);
    expect(created.body).toMatchObject({ ...sample, version: 1, id: expect.any(String) });
    stored = created.body;
    expect((await byId()).body).toMatchObject(stored);
    const query = { filter: JSON.stringify({ id: [stored.id] }) };
    expect((await (await admin()).get(`/api${list}`).query(query)).body).toEqual([stored]);
    const { text } = await (await admin()).get(`/api${file}`).query(query).expect(200);
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  it('reject missing required values and a second record of the same name', async () => {
    const required = Object.keys(fields).filter((name) => fields[name]?.required);
    const nothing = await save({});
    expect(nothing.status).toBe(422);
    expect(Object.keys(nothing.body.fields)).toEqual(required);
    const taken = await save(sample);
    expect(taken.status).toBe(409);
    expect(Object.keys(taken.body.fields)).toHaveLength(1);
  });

  it('are changed in the version that was read only', async () => {
    const { id, version } = stored;
    const changed = await save({ id, version, ...sampleRecord(fields, 'two') });
    expect(changed.body).toMatchObject({ ...sampleRecord(fields, 'two'), id, version: 2 });
    const late = await save({ id, version, ...sample });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale', current: { version: 2 } });
  });

  it('are removed, and leave their history', async () => {
    await (await admin())
      .delete(`/api${remove.replace('{id}', stored.id)}`)
      .query({ version: 2 })
      .expect(204);
    expect((await byId()).status).toBe(404);
    const history = await (await admin()).get(`/api/emet-data/history`).query({ subject: `${subject}:${stored.id}` });
    expect(history.body.map(({ action }: { action: string }) => action).sort()).toEqual(
      ['change', 'create', 'delete'].map((what) => `${subject}.${what}`),
    );
  });
});
