import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDocument } from '../../domain/loan/document';
import { openDatabase } from '../db/connection';
import { createEmbeddedLos } from '../los/embedded/embedded-los';
import type { LosDb } from '../los/embedded/los-db';
import type { LosPort } from '../los/port';
import { type AccessPortal, accessApp, accessPortal, browser, MINUTE } from './access.test-support';

let access: AccessPortal;
let losDb: ReturnType<typeof openDatabase<LosDb>>;
let los: LosPort;
let loanNum: string;

const operation = () => ({ id: randomUUID() as string, by: 'underwriter', byName: 'Harriet Valdengren' });

beforeAll(async () => {
  access = await accessPortal();
  losDb = openDatabase<LosDb>(access.databaseUrl);
  los = createEmbeddedLos({
    db: losDb,
    vault: access.portal.vault,
    clock: access.portal.clock,
    log: pino({ level: 'silent' }),
  });
  const draft = { ...emptyDocument(), sBranchChannelT: '1', sLPurposeT: '0' };
  loanNum = (await los.createLoan(operation(), draft)).sLNm;
});
afterAll(async () => {
  await losDb.destroy();
  await access.close();
});

const handover = () =>
  los.createHandover(operation(), {
    userLogin: 'underwriter',
    firstName: 'Harriet',
    lastName: 'Valdengren',
    isPmlUser: false,
    roles: ['Underwriter'],
    loanNum,
  });

const land = (sessionId: string) =>
  browser(accessApp({ ...access.portal, los })).get(`/api/lqb-integration/${sessionId}`);

describe('a session handed over by the embedded LOS', () => {
  it('signs its user in once', async () => {
    const { sessionId } = await handover();
    const answer = await land(sessionId).expect(200);
    expect(answer.body).toMatchObject({ userLogin: 'underwriter', loanNum, userData: { isLqbSession: true } });
    await land(sessionId).expect(404);
  });

  it('signs in only once when two requests arrive at the same moment', async () => {
    const { sessionId } = await handover();
    const answers = await Promise.all([land(sessionId), land(sessionId), land(sessionId)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
  });

  it('expires after five minutes', async () => {
    const first = await handover();
    access.forward(5 * MINUTE - 1);
    await land(first.sessionId).expect(200);
    const second = await handover();
    access.forward(5 * MINUTE);
    await land(second.sessionId).expect(404);
  });
});
