import express, { Router } from 'express';
import { sql } from 'kysely';
import { pino } from 'pino';
import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../app-context';
import type { Actor } from './actor';
import { refuse } from './app-error';
import { type Access, type CallContext, reply } from './call';
import { callOf } from './define-call';
import { answerError } from './errors';
import { mount } from './mount';
import { SessionChanged } from './remembered-session';
import { requestLog } from './request-log';

const ann = (roles: readonly string[]) =>
  ({ login: 'ann', roles, isPml: false, passwordDue: false }) as unknown as Actor;
const shapes = { answer: z.object({ roles: z.array(z.string()) }) };
type Handle = (
  context: Pick<CallContext<never, never, never, Access>, 'session'> & { readonly actor: Actor },
) => Promise<never>;

/** A call of shippers, where ann is remembered with some roles and has others, and what the answer was made with. */
async function answerOf(remembered: readonly string[], now: readonly string[] | null, handle: Handle) {
  const log = pino({ level: 'silent' });
  const recordDenial = vi.fn();
  const authenticate = vi.fn(async () => (now === null ? null : ann(now)));
  const call = callOf('GET /list', shapes, {
    ...{ area: 'test', summary: 'A call of the test', confirmsSession: true, handle },
    access: { kind: 'roles', roles: ['Shipper'], pages: 'none' },
  });
  let confirmed = false;
  const router = Router();
  mount(router, [call], { config: {}, log } as unknown as AppContext, {
    authenticate,
    remembered: () => ({
      actor: ann(remembered),
      column: sql`null`,
      isConfirmed: () => confirmed,
      confirm: async () => {
        if (JSON.stringify(remembered) !== JSON.stringify(now)) throw new SessionChanged();
        confirmed = true;
      },
    }),
    refreshActor: async () => null,
    visibleLoan: () => Promise.reject(new Error('no loans here')),
    assertEditable: () => {},
    assertLosOffers: async () => {},
    countGuest: async () => {},
    recordDenial,
    recordExport: async () => {},
    recordMalware: async () => {},
  });
  const app = express().use(requestLog(log)).use(router).use(answerError(log));
  const answer = await supertest(app).get('/list').set({ Authorization: 'Bearer t' });
  return { answer, looked: authenticate.mock.calls.length, denials: recordDenial.mock.calls.length };
}

const confirming: Handle = async ({ actor, session }) => {
  await session?.confirm(null);
  return { roles: actor.roles } as never;
};

describe('a call that confirms a remembered session', () => {
  it('looks up no session if nothing changed', async () => {
    const { answer, looked } = await answerOf(['Shipper'], ['Shipper'], confirming);
    expect(answer.body).toEqual({ roles: ['Shipper'] });
    expect(looked).toBe(0);
  });

  it('is made again with the present rights if they changed', async () => {
    const { answer, looked } = await answerOf(['Shipper'], ['Shipper', 'Funder'], confirming);
    expect(answer.body).toEqual({ roles: ['Shipper', 'Funder'] });
    expect(looked).toBe(1);
  });

  it('is refused, and the refusal recorded once, if the role or the session is gone', async () => {
    const withoutRole = await answerOf(['Shipper'], ['Funder'], confirming);
    expect([withoutRole.answer.status, withoutRole.denials]).toEqual([403, 1]);
    const signedOut = await answerOf(['Shipper'], null, confirming);
    expect([signedOut.answer.status, signedOut.denials]).toEqual([401, 1]);
  });

  it('is refused to no one for what was remembered', async () => {
    const { answer, denials } = await answerOf(['Funder'], ['Shipper'], confirming);
    expect([answer.status, denials]).toEqual([200, 0]);
  });

  it('sends nothing that it did not confirm', async () => {
    const secret: Handle = async ({ session }) => reply({ json: session ? '"remembered"' : '"looked up"' }) as never;
    const { answer, looked } = await answerOf(['Shipper'], ['Shipper'], secret);
    expect([answer.body, looked]).toEqual(['looked up', 1]);
    expect((await answerOf(['Shipper'], null, secret)).answer.status).toBe(401);
  });

  it('answers an error after it was confirmed, and before only to a session that was looked up', async () => {
    const late: Handle = async ({ session }) => {
      await session?.confirm(null);
      throw refuse('not-found', 'no-loan');
    };
    expect(await answerOf(['Shipper'], ['Shipper'], late)).toMatchObject({ answer: { status: 404 }, looked: 0 });
    const early: Handle = () => Promise.reject(refuse('not-found', 'no-loan'));
    expect(await answerOf(['Shipper'], ['Shipper'], early)).toMatchObject({ answer: { status: 404 }, looked: 1 });
    expect(await answerOf(['Shipper'], null, early)).toMatchObject({ answer: { status: 401 }, looked: 1 });
  });
});
