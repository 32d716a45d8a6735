import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { openDatabase } from '../db/connection';
import type { LosDb } from '../los/embedded/los-db';
import { losMigrations } from '../los/embedded/los-migrations';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const conditions = () => `/api/lqb/loans/${loanNum}/conditions`;
const [broker, lender] = ['pml-loan-officer', 'processor'];

const list = async (login: string): Promise<Condition[]> =>
  (await (await at.as(login)).get(conditions()).expect(200)).body;
const of = async (login: string, id: string) => (await list(login)).find((one) => one.id === id);

async function upload(login: string, id: string, name: string, mark = name): Promise<Condition> {
  const answer = await (await at.as(login))
    .post(`/api/lqb/edocs/${loanNum}/condition-upload`)
    .field('conditionIds', id)
    .attach('files', Buffer.concat([pdfFile, Buffer.from(`\n% ${mark}\n%%EOF\n`)]), name);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body[0];
}

/** A condition with a document that the lender hid from users outside the lender. */
async function withHidden(name = 'fraud report.pdf'): Promise<Condition> {
  const added = [{ id: randomUUID(), cat: 'PTD', description: 'Paystubs', accepts: [] }];
  const agent = await at.as('administrator');
  const [{ id }] = (await agent.post(conditions()).send({ conditions: added }).expect(201)).body;
  const { documents } = await upload('administrator', id, name);
  const changes = documents.map(({ docId }) => ({ docId, version: 1, lenderOnly: true }));
  await agent.put(`/api/lqb/edocs/${loanNum}`).send({ changes }).expect(200);
  return (await of('administrator', id)) as Condition;
}

/** What the answer tells of documents. */
const told = ({ documents, steps }: Condition) => [
  documents.map(({ name }) => name),
  steps.flatMap(({ files }) => files),
];

describe('a document of a condition that is for the lender only', () => {
  it('is in the list of conditions and their history for the lender, and not for others', async () => {
    const { id } = await withHidden();
    expect(told((await of(lender, id)) as Condition)).toEqual([['fraud report.pdf'], ['fraud report.pdf']]);
    const seen = (await of(broker, id)) as Condition;
    expect(told(seen)).toEqual([[], []]);
    expect(JSON.stringify(await list(broker))).not.toContain('fraud');
    // That something came with the step stays, since its version counts it.
    expect(seen.steps.map(({ kind }) => kind)).toEqual(['add', 'upload']);
    expect(Object.keys((await of(lender, id))?.documents[0] ?? {})).not.toContain('lenderOnly');
  });

  it('is in no answer to what users outside the lender write', async () => {
    const { id, version } = await withHidden();
    const respond = async (login: string, of: number) =>
      (await at.as(login)).post(`${conditions()}/${id}/response`).send({ version: of, move: 'respond', note: 'Soon' });
    const answered = await respond(broker, version);
    expect(answered.body).toMatchObject({ documents: [], version: version + 1 });
    expect(answered.text).not.toContain('fraud');
    const stale = await respond(broker, version);
    expect(stale.body).toMatchObject({ code: 'stale', current: { documents: [], version: version + 1 } });
    expect(stale.text).not.toContain('fraud');
    expect((await respond(lender, version)).body.current.documents).toHaveLength(1);
    expect(told(await upload(broker, id, 'mine.pdf'))).toEqual([['mine.pdf'], ['mine.pdf']]);
    expect(told((await of(lender, id)) as Condition)[0]).toEqual(['fraud report.pdf', 'mine.pdf']);
  });

  it('does not take the place of the same content that a user outside the lender uploads', async () => {
    const { id } = await withHidden('hidden.pdf');
    expect(told(await upload(broker, id, 'mine.pdf', 'hidden.pdf'))[0]).toEqual(['mine.pdf']);
    expect(told(await upload(broker, id, 'again.pdf', 'hidden.pdf'))[0]).toEqual(['mine.pdf']);
  });

  it('is hidden in the history that was written before steps knew their documents', async () => {
    const { id } = await withHidden('old.pdf');
    await upload(broker, id, 'seen.pdf');
    const db = openDatabase<LosDb>(at.ownerUrl);
    await sql`alter table los.condition_steps drop column file_ids`.execute(db);
    await losMigrations['0012-step-documents']?.up(db);
    await db.destroy();
    expect(told((await of(broker, id)) as Condition)).toEqual([['seen.pdf'], ['seen.pdf']]);
    expect(told((await of(lender, id)) as Condition)[1]).toEqual(['old.pdf', 'seen.pdf']);
  });
});
