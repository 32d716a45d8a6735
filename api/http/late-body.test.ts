import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import express, { Router } from 'express';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../app-context';
import type { Actor } from './actor';
import { refuse } from './app-error';
import { callOf } from './define-call';
import { answerError } from './errors';
import { mount } from './mount';
import { requestLog } from './request-log';

const shipper: Actor = {
  userId: 'u',
  sessionId: 's',
  login: 'ann',
  displayName: 'Ann',
  email: 'ann@example.com',
  roles: ['Shipper'],
  isPml: false,
  isRetail: false,
  isLqbSession: false,
  passwordDue: false,
  factorDue: false,
  branchName: null,
  companyName: null,
  menuPermissions: [31],
  editPermissions: ['0'],
  pageLetters: { dashboard: 'w' },
  priceGroup: null,
  miniCorrespondentPriceGroup: null,
  canViewMini: false,
};

const handled = vi.fn();
const save = callOf(
  'POST /loan/{loanNum}',
  { body: z.object({}), answer: z.object({ status: z.string() }) },
  {
    area: 'test',
    summary: 'A call of the test',
    access: { kind: 'loan', menu: ['dashboard'], write: true },
    handle: async ({ actor, caller, loan }) => {
      handled(actor, caller.actor);
      return { status: loan.sStatusT };
    },
  },
);

afterEach(() => handled.mockClear());

/** Sends the end of a body after access was checked, and after this has changed. */
async function answerAfter(now: { readonly actor?: Actor | null; readonly status?: string }) {
  let actor: Actor | null = shipper;
  let status = '0';
  const visibleLoan = vi.fn(async (_actor: Actor, loanNum: string) => ({ sLNm: loanNum, sStatusT: status }) as never);
  const log = pino({ level: 'silent' });
  const router = Router();
  mount(router, [save], { config: {}, log, scanner: null } as unknown as AppContext, {
    authenticate: async () => shipper,
    remembered: () => null,
    refreshActor: async () => actor,
    visibleLoan,
    assertEditable: (who, loan) => {
      if (!who.editPermissions.includes(loan.sStatusT)) throw refuse('not-editable');
    },
    assertLosOffers: async () => {},
    countGuest: async () => {},
    recordDenial: () => {},
    recordExport: async () => {},
    recordMalware: async () => {},
  });
  const server = express().use(requestLog(log)).use(router).use(answerError(log)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = request({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    path: '/loan/1',
    method: 'POST',
    headers: {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'content-length': 2,
      connection: 'close',
    },
  });
  sent.write('{');
  await vi.waitFor(() => expect(visibleLoan).toHaveBeenCalled());
  await setImmediate();
  if (now.actor !== undefined) actor = now.actor;
  if (now.status !== undefined) status = now.status;
  sent.end('}');
  const [answer] = await once(sent, 'response');
  server.close();
  return json(answer);
}

it.each([
  ['the session ended', { actor: null }, 'signed-out'],
  [
    'the page was taken from the user',
    { actor: { ...shipper, pageLetters: { dashboard: 'r' } } as Actor },
    'not-authorized',
  ],
  ['the loan got a status in which the user may not write', { status: '9' }, 'not-editable'],
])('a body that arrives after %s is not handled', async (_what, now, code) => {
  expect(await answerAfter(now)).toMatchObject({ code });
  expect(handled).not.toHaveBeenCalled();
});

it('a body that arrives late is handled with the user and the loan as they are now', async () => {
  const actor = { ...shipper, displayName: 'Ann Lee', editPermissions: ['0', '9'] };
  expect(await answerAfter({ actor, status: '9' })).toEqual({ status: '9' });
  expect(handled).toHaveBeenCalledExactlyOnceWith(actor, actor);
});
