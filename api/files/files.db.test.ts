import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../config/demo/files/pdf';
import { allRoles, roleKey } from '../../domain/access/roles';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const ask = async (login: string, path: string) => (await at.as(login)).get(`/api${path}`);
const guest = (path: string) => supertest(at.app).get(`/api${path}`);

async function upload(folder: string, names: readonly string[], subFolderName?: string, bytes?: Buffer) {
  const request = (await at.as('administrator')).post(`/api/emet-storage/${folder}`);
  if (subFolderName) request.field('subFolderName', subFolderName);
  for (const name of names) request.attach('files', bytes ?? pdfOf([name]), name);
  return await request;
}

const announce = async (body: object, login = 'administrator') =>
  (await at.as(login)).post('/api/emet-storage/announcements').send(body);

const hello = { name: 'Hello', body: '<p>Good morning</p>' };
const names = (answer: supertest.Response): string[] => answer.body.items.map(({ name }: { name: string }) => name);
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}.pdf`);

describe('GET /emet-storage/{folderOrId}', () => {
  it('requires sign-in, and hides templates and admin files from everyone except administrators', async () => {
    await guest('/emet-storage/forms').expect(401);
    await guest('/emet-files/forms').expect(401);
    for (const folder of ['template', 'admin']) {
      expect((await ask('manager', `/emet-storage/${folder}`)).status).toBe(403);
      expect((await ask('pml-loan-officer', `/emet-files/${folder}`)).status).toBe(403);
      expect((await ask('administrator', `/emet-files/${folder}`)).body.items).toEqual([]);
    }
  });

  it.each(['..', '../forms', '..%2Fforms', 'forms%2F..%2Ftemplate', 'nothing', '%00'])(
    'knows no folder %s',
    async (name) => {
      expect([400, 404]).toContain((await ask('administrator', `/emet-storage/${name}`)).status);
    },
  );

  it('lists 21 guidelines by name, 20 and then 1', async () => {
    const all = numbered(21, 'Guideline');
    expect((await upload('guidelines', all.slice(11).toReversed())).status).toBe(201);
    expect((await upload('guidelines', all.slice(0, 11))).status).toBe(201);
    const first = await ask('pml-loan-officer', '/emet-files/guidelines?pageSize=20&folderName=guidelines');
    expect(names(first)).toEqual(all.slice(0, 20));
    const second = await ask(
      'pml-loan-officer',
      `/emet-files/guidelines?pageSize=20&pageToken=${first.body.nextPageToken}`,
    );
    expect(names(second)).toEqual(all.slice(20));
    expect(second.body.nextPageToken).toBeNull();
  });

  it('rejects a forged or changed page token, one of another list, and a page above 1000', async () => {
    const { nextPageToken } = (await ask('manager', '/emet-files/guidelines?pageSize=1')).body;
    const changed = `${nextPageToken.slice(0, -2)}AA`;
    for (const path of [
      `/emet-files/forms?pageToken=${nextPageToken}`,
      `/emet-files/guidelines?pageToken=${changed}`,
      '/emet-files/guidelines?pageToken=zzz',
      '/emet-files/guidelines?pageSize=1001',
      '/emet-files/guidelines?pageSize=0',
      '/emet-files/guidelines?folderName=forms',
    ]) {
      const answer = await ask('manager', path);
      expect([path, answer.status]).toEqual([path, 400]);
    }
    expect((await ask('manager', '/emet-files/guidelines?pageSize=1000')).status).toBe(200);
  });
});

describe('the rate sheets', () => {
  beforeAll(async () => {
    for (const name of numbered(11, 'Corporate')) {
      await upload('rates', [name]);
      at.time.forward(1000);
    }
    await upload('rates', ['Mini.pdf'], 'MINI');
    await upload('rates', ['Broker.pdf'], 'TPO-A');
  });

  it('of CORPORATE are listed newest first, 10 and then 1', async () => {
    const first = await ask('loan-officer', '/emet-storage/rates?subFolderName=CORPORATE&pageSize=10');
    expect(names(first)).toEqual(numbered(11, 'Corporate').toReversed().slice(0, 10));
    const token = first.body.nextPageToken;
    const second = await ask(
      'loan-officer',
      `/emet-storage/rates?subFolderName=CORPORATE&pageSize=10&pageToken=${token}`,
    );
    expect(names(second)).toEqual(['Corporate 01.pdf']);
  });

  it("are those of the user's price group, otherwise those of CORPORATE", async () => {
    const broker = await ask('pml-loan-officer', '/emet-files/rates');
    expect([broker.body.subFolderName, names(broker)]).toEqual(['MINI', ['Mini.pdf']]);
    expect((await ask('loan-officer', '/emet-files/rates')).body.subFolderName).toBe('CORPORATE');
  });

  it('of another price group are refused, list and file, except to administrators', async () => {
    const other = await ask('administrator', '/emet-files/rates?subFolderName=tpo-a');
    expect(names(other)).toEqual(['Broker.pdf']);
    expect((await ask('pml-loan-officer', '/emet-files/rates?subFolderName=TPO-A')).status).toBe(403);
    expect((await ask('pml-loan-officer', '/emet-files/rates?subFolderName=..')).status).toBe(403);
    expect((await ask('pml-loan-officer', `/emet-files/${other.body.items[0].id}`)).status).toBe(403);
    expect((await ask('pml-loan-officer', '/emet-files/rates?subFolderName=corporate')).status).toBe(200);
  });

  it('list their folders for administrators only', async () => {
    await guest('/emet-storage/rates/folders').expect(401);
    expect((await ask('manager', '/emet-storage/rates/folders')).status).toBe(403);
    expect((await ask('administrator', '/emet-storage/rates/folders')).body).toEqual(['CORPORATE', 'MINI', 'TPO-A']);
  });
});

describe('files of a folder', () => {
  it('can be written by administrators only: every call, every other role', { timeout: 60_000 }, async () => {
    const [form] = (await upload('forms', ['Mine.pdf'])).body;
    const writes = [
      ['post', '/emet-storage/announcements', hello],
      ['post', '/emet-storage/forms', {}],
      ['post', `/emet-storage/${form.id}/name`, { version: form.version, name: 'Other' }],
      ['delete', `/emet-storage/${form.id}?version=${form.version}`, {}],
      ['get', `/emet-storage/${form.id}/versions`, {}],
      ['get', `/emet-storage/${form.id}/versions/1`, {}],
      ['post', `/emet-storage/${form.id}/restore`, { version: form.version, number: 1 }],
      ['get', '/storage-loan/admin/template', {}],
      ['post', '/storage-loan/admin/template', {}],
      ['get', '/storage-loan/admin?filePath=forms/Mine.pdf', {}],
    ] as const;
    for (const [method, path, body] of writes) {
      await supertest(at.app)[method](`/api${path}`).send(body).expect(401);
    }
    const others = allRoles.filter((role) => role !== 'Administrator').map(roleKey);
    for (const login of others) {
      const agent = await at.as(login);
      for (const [method, path, body] of writes) {
        const { status } = await agent[method](`/api${path}`).send(body);
        expect([login, path, status]).toEqual([login, path, 403]);
      }
      expect((await agent.get(`/api/emet-storage/${form.id}`)).status, login).toBe(200);
    }
    expect(names(await ask('administrator', '/emet-storage/forms'))).toEqual(['Mine.pdf']);
    expect((await ask('administrator', '/emet-storage/announcements')).body.items).toEqual([]);
  });

  it('find a name that the database and JavaScript write differently in small letters', async () => {
    const [first] = (await upload('forms', ['İ.pdf'])).body;
    const [second] = (await upload('forms', ['İ.pdf'], undefined, pdfFile)).body;
    expect(second).toMatchObject({ id: first.id });
  });

  it('keep their versions: the same name adds one, the same bytes do not, and an old one can be restored', async () => {
    const [one, two] = [pdfOf(['one']), pdfOf(['two'])];
    await upload('forms', ['Gift.pdf'], undefined, one);
    const [second] = (await upload('forms', ['gift.PDF'], undefined, two)).body;
    expect(second).toMatchObject({ name: 'Gift.pdf', number: 2, version: 2 });
    expect((await upload('forms', ['Gift.pdf'], undefined, two)).body[0]).toMatchObject({ number: 2, version: 2 });
    const content = async (path: string) => Buffer.from((await ask('administrator', `/emet-files/${path}`)).body);
    expect(await content(second.id)).toEqual(two);
    const agent = await at.as('administrator');
    const restored = await agent
      .post(`/api/emet-storage/${second.id}/restore`)
      .send({ version: 2, number: 1 })
      .expect(200);
    expect(restored.body).toMatchObject({ number: 3, version: 3 });
    expect(await content(second.id)).toEqual(one);
    const versions = await agent.get(`/api/emet-storage/${second.id}/versions`).expect(200);
    expect(versions.body.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
    const file = await agent.get(`/api/emet-storage/${second.id}/versions/2`).expect(200);
    expect(Buffer.from(file.body)).toEqual(two);
    await agent.get(`/api/emet-storage/${second.id}/versions/9`).expect(404);
  });

  it('are renamed and deleted only with their current version', async () => {
    const [form] = (await upload('forms', ['Rent.pdf'])).body;
    const agent = await at.as('administrator');
    const taken = await agent.post(`/api/emet-storage/${form.id}/name`).send({ version: 1, name: 'GIFT' });
    expect([taken.status, taken.body.code, taken.body.fields.name]).toEqual([409, 'conflict', expect.any(String)]);
    const renamed = await agent
      .post(`/api/emet-storage/${form.id}/name`)
      .send({ version: 1, name: '../Rent 2' })
      .expect(200);
    expect(renamed.body).toMatchObject({ name: 'Rent 2.pdf', version: 2 });
    const late = await agent.delete(`/api/emet-storage/${form.id}?version=1`);
    expect([late.status, late.body.code, late.body.current.name]).toEqual([409, 'stale', 'Rent 2.pdf']);
    await agent.delete(`/api/emet-storage/${form.id}?version=2`).expect(204);
    await agent.get(`/api/emet-files/${form.id}`).expect(404);
    const history = await agent.get(`/api/emet-data/history?subject=folder-file:${form.id}`).expect(200);
    const actions = history.body.map(({ action }: { action: string }) => action);
    expect(new Set(actions)).toEqual(new Set(['files.delete', 'files.rename', 'files.create']));
  });

  it('must be PDFs, within the limits, in a folder that accepts them', async () => {
    expect((await upload('forms', ['bad.pdf'], undefined, Buffer.from('MZ'))).status).toBe(415);
    expect((await upload('forms', [])).status).toBe(422);
    expect((await upload('nothing', ['a.pdf'])).status).toBe(404);
    expect((await upload('forms', ['a.pdf'], 'MINI')).status).toBe(404);
    expect((await upload('rates', ['a.pdf'], '../x')).status).toBe(422);
    expect((await upload('forms', numbered(21, 'Many'))).status).toBe(422);
    expect(names(await ask('administrator', '/emet-files/forms'))).toEqual(['Gift.pdf', 'İ.pdf', 'Mine.pdf']);
  });

  it('are available by path for administrators', async () => {
    const agent = await at.as('administrator');
    const saved = await agent
      .post('/api/storage-loan/admin/template')
      .attach('files', pdfFile, 'Letter.pdf')
      .expect(201);
    expect((await agent.get('/api/storage-loan/admin/template').expect(200)).body).toEqual(saved.body);
    const file = await agent.get('/api/storage-loan/admin').query({ filePath: 'template/Letter.pdf' }).expect(200);
    expect(Buffer.from(file.body)).toEqual(pdfFile);
    await agent.get('/api/storage-loan/admin').query({ filePath: 'rates/MINI/mini.pdf' }).expect(200);
    for (const filePath of [
      '../../etc/passwd',
      'template/../admin/x',
      'template/Other.pdf',
      '/template/Letter.pdf',
      '',
    ]) {
      await agent.get('/api/storage-loan/admin').query({ filePath }).expect(404);
    }
  });
});

describe('announcements', () => {
  it("keep only the editor's formatting, and require a title and text", async () => {
    const made = await announce({ ...hello, body: '<p onclick="x()">Hi <b>you</b></p><script>alert(1)</script>' });
    expect(made.body).toMatchObject({ body: '<p>Hi <strong>you</strong></p>', version: 1, pinned: false });
    const empty = await announce({ name: ' ', body: '<p> </p>' });
    expect([empty.status, empty.body.fields]).toEqual([422, { name: 'Required', body: 'Required' }]);
    const days = await announce({ ...hello, publishFrom: '2026-12-02', publishTo: '2026-12-01' });
    expect([days.status, Object.keys(days.body.fields)]).toEqual([422, ['publishTo']]);
    const { id } = made.body;
    expect((await announce({ ...hello, id, version: 1, pinned: true })).body).toMatchObject({
      version: 2,
      pinned: true,
    });
    expect((await announce({ ...hello, id, version: 1 })).body).toMatchObject({
      code: 'stale',
      current: { version: 2 },
    });
    const text = await ask('shipper', `/emet-storage/${id}`);
    expect([text.headers['content-type'], text.text]).toEqual(['text/html; charset=utf-8', hello.body]);
    expect(text.headers['content-disposition']).toContain('attachment');
    await (await at.as('administrator')).delete(`/api/emet-storage/${id}?version=2`).expect(204);
  });

  it('are unread until the user reads them, pinned ones first', async () => {
    const unread = async (login: string) => (await ask(login, '/quick-panel/data')).body.unreadAnnouncements;
    await announce({ ...hello, name: 'Pinned', pinned: true });
    at.time.forward(1000);
    await announce({ ...hello, name: 'Older' });
    at.time.forward(1000);
    const newest = (await announce({ ...hello, name: 'Newest' })).body;
    const list = await ask('funder', '/emet-storage/announcements');
    expect(names(list)).toEqual(['Pinned', 'Newest', 'Older']);
    expect(await unread('funder')).toBe(3);
    await supertest(at.app).post(`/api/emet-storage/${newest.id}/read`).expect(401);
    const agent = await at.as('funder');
    await agent.post(`/api/emet-storage/${newest.id}/read`).expect(204);
    await agent.post(`/api/emet-storage/${newest.id}/read`).expect(204);
    expect([await unread('funder'), await unread('closer')]).toEqual([2, 3]);
    const after = (await ask('funder', '/emet-storage/announcements')).body.items;
    expect(after.map((item: { unread: boolean }) => item.unread)).toEqual([true, false, true]);
    await agent.post('/api/emet-storage/00000000-0000-4000-8000-000000000000/read').expect(404);
  });

  it('are seen by administrators alone while they are drafts, and are as new as their publication', async () => {
    const { id } = (await announce({ ...hello, name: 'Draft', isDraft: true, isPublic: true })).body;
    const seen = async () => [
      names(await ask('insuring', '/emet-storage/announcements')).includes('Draft'),
      (await ask('insuring', `/emet-storage/${id}`)).status,
      names(await guest('/public/folders/announcements')).includes('Draft'),
      (await guest(`/public/files/${id}`)).status,
    ];
    expect(await seen()).toEqual([false, 404, false, 404]);
    const { items } = (await ask('administrator', '/emet-storage/announcements')).body;
    expect(items).toContainEqual(expect.objectContaining({ id, isDraft: true, unread: false }));
    at.time.forward(1000);
    const { body: published } = await announce({ ...hello, name: 'Draft', id, version: 1, isPublic: true });
    expect(published).toMatchObject({ isDraft: false, modifiedTime: at.portal.clock().toISOString() });
    expect(await seen()).toEqual([true, 200, true, 200]);
    await (await at.as('administrator')).delete(`/api/emet-storage/${id}?version=2`).expect(204);
  });

  it('are visible from the first to the last day, Pacific time, except to administrators, who always see them', async () => {
    const days = { publishFrom: '2026-11-22', publishTo: '2026-11-23' };
    const { id } = (await announce({ ...hello, name: 'Two days', ...days, isPublic: true })).body;
    const seen = async () => [
      names(await ask('insuring', '/emet-storage/announcements')).includes('Two days'),
      (await ask('insuring', `/emet-storage/${id}`)).status,
      names(await guest('/public/folders/announcements')).includes('Two days'),
      (await guest(`/public/files/${id}`)).status,
    ];
    const start = at.portal.clock();
    for (const [now, there] of [
      ['2026-11-22T07:59:00Z', false],
      ['2026-11-22T08:00:00Z', true],
      ['2026-11-24T07:59:00Z', true],
      ['2026-11-24T08:00:00Z', false],
    ] as const) {
      at.time.set(new Date(now));
      await at.signIn('insuring');
      expect([now, ...(await seen())]).toEqual([now, there, there ? 200 : 404, there, there ? 200 : 404]);
    }
    at.time.set(start);
    await at.signIn('administrator');
    expect(names(await ask('administrator', '/emet-storage/announcements'))).toContain('Two days');
  });
});

describe('the public calls', () => {
  it('show guidelines, CORPORATE rates and public announcements, without people or versions', async () => {
    await announce({ ...hello, name: 'For guests', isPublic: true });
    const news = await guest('/public/folders/announcements').expect(200);
    expect(names(news)).toEqual(['For guests']);
    expect(names(await guest('/public/folders/guidelines?pageSize=1000'))).toHaveLength(21);
    const rates = await guest('/public/folders/rates?subFolderName=MINI&pageSize=1000').expect(200);
    expect(names(rates)).toEqual(numbered(11, 'Corporate').toReversed());
    const shown = ['body', 'contentType', 'id', 'modifiedTime', 'name', 'pinned', 'publishFrom', 'size'];
    for (const { body } of [news, rates]) expect(Object.keys(body.items[0]).toSorted()).toEqual(shown);
    await guest(`/public/files/${rates.body.items[0].id}`).expect(200);
  });

  it('show nothing else: no other folder, and no other file by its ID', async () => {
    for (const folder of ['forms', 'template', 'admin', '..', 'rates%2FMINI']) {
      expect((await guest(`/public/folders/${folder}`)).status, folder).toBe(404);
    }
    for (const path of [
      'forms',
      'template',
      'rates?subFolderName=MINI',
      'rates?subFolderName=TPO-A',
      'announcements',
    ]) {
      const { items } = (await ask('administrator', `/emet-storage/${path}`)).body;
      expect(items.length, path).toBeGreaterThan(0);
      for (const { id, isPublic, publishFrom } of items) {
        expect((await guest(`/public/files/${id}`)).status, path).toBe(isPublic && !publishFrom ? 200 : 404);
      }
    }
  });

  it('reject page tokens of signed-in users', async () => {
    const { nextPageToken } = (await ask('manager', '/emet-files/guidelines?pageSize=1')).body;
    await guest(`/public/folders/guidelines?pageToken=${nextPageToken}`).expect(400);
  });
});

describe('documents of loans', () => {
  it('are found by ID with the loan in the header, or by path, if the user may see the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    const other = await createLoan(at, 'pml-loan-officer');
    const broker = await at.as('pml-loan-officer');
    const filed = await broker
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field('folderName', '01 SUBMISSION PACKAGE')
      .field('docType', '1 SUBMISSION PACKAGE')
      .attach('files', pdfFile, 'Package.pdf')
      .expect(201);
    const byId = `/api/storage/${filed.body[0].id}`;
    const byPath = `/api/storage-loan?filePath=${loanNum}/01 SUBMISSION PACKAGE/Package.pdf`;
    await supertest(at.app).get(byId).set('X-Loan-Number', loanNum).expect(401);
    await supertest(at.app).get(byPath).expect(401);
    const otherUser = await at.as('loan-officer');
    await otherUser.get(byId).set('X-Loan-Number', loanNum).expect(403);
    await otherUser.get(byPath).expect(403);
    const file = await broker.get(byId).set('X-Loan-Number', loanNum).expect(200);
    expect(Buffer.from(file.body)).toEqual(pdfFile);
    await broker.get(byPath).expect(200);
    await broker.get(byId).expect(400);
    await broker.get(byId).set('X-Loan-Number', other).expect(404);
    await broker.get(byPath.replace(loanNum, other)).expect(404);
    for (const path of ['', loanNum, `${loanNum}/../x`, '../../etc/passwd']) {
      expect([403, 404]).toContain((await broker.get('/api/storage-loan').query({ filePath: path })).status);
    }
  });
});
