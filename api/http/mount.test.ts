import express, { Router } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { englishText } from '../../domain/messages/english-text';
import type { AppContext } from '../app-context';
import { SealedValueError } from '../ports/keys/vault';
import type { Actor } from './actor';
import { refuse } from './app-error';
import type { Call } from './call';
import { callOf } from './define-call';
import { answerError } from './errors';
import { mount } from './mount';
import { requestLog } from './request-log';

const actor = (values: Partial<Actor>): Actor => ({
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
  ...values,
});

/** An app with these calls, where every token belongs to the given actor. */
function appOf(calls: readonly Call[], signedIn: Actor | null, demo = true, malware: unknown[] = []) {
  const log = pino({ level: 'silent' });
  const router = Router();
  mount(router, calls, { config: { demo }, log, scanner: { scan: async () => 'Test.Evil' } } as unknown as AppContext, {
    authenticate: async () => signedIn,
    remembered: () => null,
    refreshActor: async () => signedIn,
    visibleLoan: async (_actor, loanNum) => {
      if (loanNum === '404') throw refuse('not-found', 'no-loan');
      return { sLNm: loanNum, sStatusT: loanNum === '9' ? '9' : '0' } as never;
    },
    countGuest: async () => {},
    recordDenial: () => {},
    recordExport: async () => {},
    recordMalware: async (...found) => void malware.push(found),
    assertLosOffers: async (capability) => {
      if (capability !== 'loans') throw refuse('not-offered-by-los');
    },
    assertEditable: (who, loan) => {
      if (!who.editPermissions.includes(loan.sStatusT)) throw refuse('not-editable');
    },
  });
  return supertest(express().use(requestLog(log)).use(router).use(answerError(log)));
}

/** The answer of every call in these tests. */
const done = { answer: z.object({ done: z.boolean() }) };
const base = { area: 'test', summary: 'A call of the test', handle: async () => ({ done: true }) } as const;
const token = { Authorization: 'Bearer t' };

describe('a declared call', () => {
  it('says that stored data does not decrypt, without its place', async () => {
    const damaged = callOf('GET /damaged', done, {
      ...base,
      access: { kind: 'signed-in', pages: 'none' },
      handle: async () => {
        throw new SealedValueError('altered', '7e577e57', 'loan:1:ssn');
      },
    });
    const answer = await appOf([damaged], actor({})).get('/damaged').set(token).expect(500);
    expect(answer.body.code).toBe('not-decrypted');
    expect(answer.text).not.toContain('ssn');
  });

  it('is refused if the LOS lacks the required capability, after checking who asks', async () => {
    const needing = { ...base, access: { kind: 'signed-in', pages: 'none' }, needs: 'pricing' } as const;
    const calls = [callOf('GET /price', done, needing), callOf('GET /loan', done, { ...needing, needs: 'loans' })];
    const app = appOf(calls, actor({}));
    expect((await app.get('/price').set(token)).body).toMatchObject({ code: 'not-offered-by-los' });
    expect((await app.get('/loan').set(token)).status).toBe(200);
    expect((await appOf(calls, null).get('/price')).status).toBe(401);
  });

  it('needs no user if it is public, and a user otherwise', async () => {
    const calls = [
      callOf('GET /open', done, { ...base, access: { kind: 'public' } }),
      callOf('GET /closed', done, { ...base, access: { kind: 'signed-in', pages: 'none' } }),
    ];
    await appOf(calls, null).get('/open').expect(200);
    const refused = await appOf(calls, null).get('/closed').set(token).expect(401);
    expect(refused.body).toEqual({
      code: 'signed-out',
      message: 'Please sign in.',
      wording: { code: 'signed-out', values: {} },
      requestId: expect.any(String),
    });
    await appOf(calls, actor({})).get('/CLOSED').set(token).expect(200);
  });

  it('is refused if its page belongs to another user than the token', async () => {
    const calls = [callOf('PUT /kept', done, { ...base, access: { kind: 'signed-in', pages: 'none' } })];
    const from = (pageUser: string) => appOf(calls, actor({})).put('/kept').set(token).set('X-Page-User', pageUser);
    expect((await from('bob')).body).toMatchObject({ code: 'other-user' });
    for (const other of ['bob', '', '%', 'ann%20']) expect((await from(other)).status).toBe(409);
    await from('ann').expect(200);
    await from('a%6En').expect(200);
  });

  it('admits only the named roles, on their own side', async () => {
    const calls = [
      callOf('GET /admin', done, {
        ...base,
        access: { kind: 'roles', roles: ['Administrator'], pages: ['admin-role'] },
      }),
    ];
    const requested = (who: Partial<Actor>) => appOf(calls, actor(who)).get('/admin').set(token);
    expect((await requested({ roles: ['Administrator'] })).status).toBe(200);
    expect((await requested({ roles: ['Shipper'] })).status).toBe(403);
    expect((await requested({ roles: ['Administrator'], isPml: true })).status).toBe(403);
  });

  it('requires for a loan call the menu permission, the letter, the loan, and the status for a write', async () => {
    const access = { kind: 'loan', menu: ['dashboard', 'documents'], write: true } as const;
    const calls = [callOf('GET /loan/{loanNum}', done, { ...base, access })];
    const requested = (path: string, who: Partial<Actor> = {}) => appOf(calls, actor(who)).get(path).set(token);
    expect((await requested('/loan/1')).status).toBe(200);
    expect((await requested('/loan/1', { menuPermissions: [11] })).status).toBe(403);
    expect((await requested('/loan/1', { pageLetters: { dashboard: 'r', application: 'w' } })).status).toBe(403);
    expect((await requested('/loan/1', { pageLetters: {} })).status).toBe(403);
    expect((await requested('/loan/404')).status).toBe(404);
    expect((await requested('/loan/9')).body.code).toBe('not-editable');
  });

  it('may write in any status of the loan if it says so', async () => {
    const access = { kind: 'loan', menu: ['dashboard'], write: 'any-status' } as const;
    const app = appOf([callOf('POST /loan/{loanNum}', done, { ...base, access })], actor({}));
    expect((await app.post('/loan/9').set(token)).status).toBe(200);
  });

  it('has its files scanned before its handler gets them, and records malware with the user and the call', async () => {
    const shapes = { ...done, upload: { field: 'files', maxTotal: 1000, maxFiles: 1 } } as const;
    const malware: unknown[] = [];
    const app = appOf(
      [callOf('POST /upload', shapes, { ...base, access: { kind: 'signed-in', pages: 'none' } })],
      actor({}),
      true,
      malware,
    );
    const answer = await app.post('/upload').set(token).attach('files', Buffer.from('x'), 'a.csv');
    expect(answer.body).toMatchObject({ code: 'has-malware' });
    expect(malware).toEqual([
      [expect.objectContaining({ actor: actor({}) }), 'POST /upload', [{ name: 'a.csv', malware: 'Test.Evil' }]],
    ]);
  });

  it('finds its loan in the header or in the path of a file', async () => {
    const access = { kind: 'loan', menu: ['dashboard'] } as const;
    const calls = [
      callOf('GET /file', done, { ...base, access: { ...access, loanIn: 'header' } }),
      callOf('GET /named', done, { ...base, access: { ...access, loanIn: 'file-path' } }),
    ];
    const requested = (path: string, header = {}) =>
      appOf(calls, actor({}))
        .get(path)
        .set({ ...token, ...header });
    expect((await requested('/file', { 'X-Loan-Number': '1' })).status).toBe(200);
    expect((await requested('/file', { 'X-Loan-Number': '404' })).status).toBe(404);
    expect((await requested('/file')).body).toMatchObject({
      code: 'invalid',
      fields: { 'X-Loan-Number': englishText('loan-header-missing') },
    });
    expect((await requested('/named?filePath=1/a/b')).status).toBe(200);
    expect((await requested('/named?filePath=404/a/b')).status).toBe(404);
    expect((await requested('/named?filePath=')).status).toBe(404);
    expect((await requested('/named')).body).toMatchObject({ code: 'invalid', fields: { filePath: 'Required' } });
  });

  it('lets its handler look up the actor again', async () => {
    const answer = z.object({ login: z.string().optional() });
    const calls = [
      callOf(
        'GET /me',
        { answer },
        {
          ...base,
          access: { kind: 'signed-in', pages: 'none' },
          handle: async ({ refreshActor }) => ({ login: (await refreshActor())?.login }),
        },
      ),
    ];
    expect((await appOf(calls, actor({})).get('/me').set(token)).body).toEqual({ login: 'ann' });
  });

  it('exists only in demo mode if it is for the demo', async () => {
    const calls = [callOf('GET /demo', done, { ...base, access: { kind: 'demo' } })];
    await appOf(calls, null).get('/demo').expect(200);
    await appOf(calls, null, false).get('/demo').expect(404);
  });

  it('validates its input and names what is wrong', async () => {
    const body = z.object({ rate: z.string().regex(/^\d/, 'Enter a rate.') });
    const calls = [callOf('POST /rate', { ...done, body }, { ...base, access: { kind: 'public' } })];
    const refused = await appOf(calls, null).post('/rate').send({ rate: 'x' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'invalid', fields: { rate: englishText('value-not-valid') } });
    const broken = await appOf(calls, null).post('/rate').set('Content-Type', 'application/json').send('{').expect(400);
    expect(broken.body.message).toBe(englishText('body-not-json'));
  });

  it('rejects an address with characters that a database cannot search, and accepts all others', async () => {
    const shapes = { params: z.object({ id: z.string() }), query: z.object({ q: z.string().optional() }) };
    const calls = [callOf('GET /of/{id}', { ...done, ...shapes }, { ...base, access: { kind: 'public' } })];
    const app = appOf(calls, null);
    for (const address of ['/of/a%00', '/of/a?q=%00']) {
      const { fields, fieldWordings } = (await app.get(address).expect(400)).body;
      expect(Object.values(fields)).toEqual(['The request has characters that can’t be saved. Remove them.']);
      expect(Object.keys(fieldWordings)).toEqual(Object.keys(fields));
    }
    await app.get('/of/%5Cu0000%F0%9F%8F%A0?q=%C4%9F').expect(200);
  });

  it.each([
    ['the text of a field', { name: 'a\0' }, 'name'],
    ['half a surrogate pair', { name: '😀', list: ['a', '\ud83d'] }, 'list.1'],
    ['a key that no schema names', { more: { '\0': 1 } }, 'more'],
    ['the body itself', ['\0'], '0'],
  ])('rejects a body with characters that a database cannot save: %s', async (_what, body, field) => {
    const calls = [callOf('POST /body', { ...done, body: z.unknown() }, { ...base, access: { kind: 'public' } })];
    const refused = await appOf(calls, null).post('/body').send(body).expect(422);
    expect(refused.body).toMatchObject({
      code: 'invalid',
      fields: { [field]: 'This text has characters that can’t be saved. Remove them.' },
    });
    await appOf(calls, null).post('/body').send({ name: '😀 \\ud800' }).expect(200);
  });

  it('rejects a body that is nested too deeply', async () => {
    const calls = [callOf('POST /body', { ...done, body: z.unknown() }, { ...base, access: { kind: 'public' } })];
    const deep = `{"settings":${'['.repeat(4000)}${']'.repeat(4000)}}`;
    const sent = appOf(calls, null).post('/body').set('Content-Type', 'application/json').send(deep);
    expect((await sent.expect(413)).body.message).toBe('This request has too many values or nested parts.');
  });

  it('reads no body of someone who may not make the call, and large ones only where the call declares it', async () => {
    const shapes = { ...done, body: z.unknown() };
    const signedIn = { ...base, access: { kind: 'signed-in', pages: 'none' } } as const;
    const calls = [
      callOf('POST /usual', shapes, signedIn),
      callOf('POST /more', { ...shapes, maxBody: 70_000 }, signedIn),
    ];
    const [usual, more] = ['x'.repeat(65_000), 'x'.repeat(69_000)].map((text) => JSON.stringify({ text }));
    const sent = (path: string, body = '', who: Actor | null = actor({})) =>
      appOf(calls, who).post(path).set(token).type('json').send(body);
    expect((await sent('/usual', usual)).status).toBe(200);
    expect((await sent('/usual', more)).status).toBe(413);
    expect((await sent('/more', more)).status).toBe(200);
    expect((await sent('/usual', more, null)).status).toBe(401);
    expect((await sent('/usual', '{"', null)).status).toBe(401);
  });

  it('reports validation errors with messages that exist in every language', async () => {
    const body = z.object({
      name: z.string().min(1).max(5),
      long: z.string().max(3),
      mail: z.email(),
      kind: z.enum(['a', 'b']),
      count: z.int().min(2),
      list: z.array(z.string()).min(1),
      id: z.uuid(),
      short: z.string().min(3),
      pair: z.array(z.string()).min(2),
      left: z.string(),
    });
    const calls = [callOf('POST /all', { ...done, body }, { ...base, access: { kind: 'public' } })];
    const sent = {
      name: '',
      long: 'abcd',
      mail: 'x',
      kind: 'c',
      count: 1,
      list: [],
      id: 'x',
      short: 'ab',
      pair: ['a'],
    };
    const { body: answer } = await appOf(calls, null).post('/all').send(sent).expect(422);
    expect(answer.fields).toEqual({
      name: 'Required',
      long: 'This text is too long. Shorten it.',
      mail: 'Enter an email address.',
      kind: 'Choose a value from the list.',
      count: 'Enter a larger value.',
      list: 'Required',
      id: 'Enter a valid value.',
      short: 'Enter a valid value.',
      pair: 'Enter a valid value.',
      left: 'Required',
    });
    expect(Object.keys(answer.fieldWordings ?? {})).toEqual(Object.keys(answer.fields));
  });

  it('hides internal errors and returns the request ID', async () => {
    const handle = async () => {
      throw new Error('password=secret');
    };
    const calls = [callOf('GET /fails', done, { ...base, handle, access: { kind: 'public' } })];
    const failed = await appOf(calls, null).get('/fails').expect(500);
    expect(failed.body).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Try again. If it happens again, send us the request ID.',
      wording: { code: 'internal', values: {} },
      requestId: failed.headers['x-request-id'],
    });
  });
});
