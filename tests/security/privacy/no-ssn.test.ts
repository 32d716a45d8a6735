import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signsOut } from '../../support/signs-out';
import { requestFor } from '../access/walk';
import { effort } from '../support/effort';
import { operations } from '../support/operations';
import { holdsPlantedSsn, plantedSsns, revealing } from '../support/planted';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';

let portal: SecurityPortal;
/** Everything that a reader of the live stream was sent. */
let live = '';
/** The calls whose answers had a full number. */
const answers: string[] = [];

beforeAll(async () => {
  portal = await securityPortal('privacy', { worker: true });
}, 60_000);
afterAll(() => portal.close());

const timeout = effort(240_000, 1_200_000);

/** Reads a loan's live events while the work is done. */
async function listening(work: () => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const { token } = userOf(portal, 'Administrator');
  const answer = await fetch(`${portal.url}/api/live`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const reading = (async () => {
    for await (const part of answer.body ?? []) live += Buffer.from(part).toString('utf8');
  })().catch(() => undefined);
  await work();
  stop.abort();
  await reading;
}

/** Writes that name a Social Security number, some of which are refused. */
async function writeNumbers(): Promise<void> {
  const { token } = userOf(portal, 'Administrator');
  const path = `/api/lqb/loans/${portal.loans.branch.sLNm}`;
  const post = (body: object, to = path) =>
    portal.send({ method: 'POST', path: to, token, body: JSON.stringify(body) });
  const version = async () => (await portal.at.portal.los.loadLoan(portal.loans.branch.sLNm)).version;
  for (const ssn of [...plantedSsns.slice(0, effort(1, 5)), '901774411']) {
    await post({ version: await version(), applicants: [{ aBSsn: ssn }] });
    await post({ version: 1, applicants: [{ aBSsn: ssn }] });
    await post({
      version: await version(),
      applicants: [{ aBSsn: ssn, aBDob: 'x', aBLastNm: ssn.replaceAll('-', ' ') }],
    });
    await post(
      { version: await version(), applicants: [{ aBSsn: ssn, sLTotI: '1' }] },
      `/api/loan-proxy/${portal.loans.branch.sLNm}/borrower-info`,
    );
    await portal.send({
      method: 'GET',
      path: `/api/lqb/loans?filter=${encodeURIComponent(JSON.stringify({ q: ssn }))}`,
      token,
    });
    await portal.send({ method: 'GET', path: `/api/lqb/loans/${ssn}`, token });
  }
  await post({ applicant: 0, field: 'aBSsn' }, `${path}/reveal`);
}

/** Rows of a table that hold a planted number. */
async function rowsWithNumber(table: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
    portal.at.portal.db,
  );
  return rows.map(({ text }) => text).filter(holdsPlantedSsn);
}

describe('after every call and writes of Social Security numbers', () => {
  beforeAll(async () => {
    await listening(async () => {
      await writeNumbers();
      const { token } = userOf(portal, 'Administrator');
      for (const operation of operations.filter((operation) => !signsOut(operation))) {
        const { text } = await portal.send({ ...requestFor(portal, operation, 'branch'), token });
        if (holdsPlantedSsn(text) && !revealing.includes(operation.name)) answers.push(operation.name);
      }
    });
  }, timeout);

  it('no answer had a number, except exports', () => expect(answers).toEqual([]));

  it('no log line has a number', () => {
    expect(portal.log.length).toBeGreaterThan(200);
    expect(portal.log.filter(holdsPlantedSsn)).toEqual([]);
  });

  it('no audit row, job, mail or index of the portal has one', async () => {
    const { rows } = await sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname = 'portal'`.execute(
      portal.at.portal.db,
    );
    expect(rows.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const { name } of rows) if ((await rowsWithNumber(name)).length > 0) found.push(name);
    expect(found).toEqual([]);
  });

  it('no live event has one', () => {
    expect(live).toContain('event:');
    expect(holdsPlantedSsn(live)).toBe(false);
  });
});
