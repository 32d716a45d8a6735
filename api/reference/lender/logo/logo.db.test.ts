import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../../tests/support/test-portal';
import { jpegLogo, pngLogo, svgLogo } from './logo.test-support';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const LOGO = '/api/emet-data/general-settings/logo';
const admin = () => at.as('administrator');
const svg = svgLogo('<path fill="#c02040" d="M0 0h120v40h-120z"/><script>alert(1)</script>');

const versionOf = async (): Promise<number> => (await (await admin()).get(LOGO).expect(200)).body.version;
async function upload(bytes: Buffer, name: string, version?: number) {
  return (await admin())
    .post(LOGO)
    .field('version', version ?? (await versionOf()))
    .attach('files', bytes, name);
}
async function catalogDocument(language = 'en'): Promise<Buffer> {
  const path = `/api/emet-data/document-templates/approval-certificate?language=${language}`;
  const { body } = await (await admin())
    .get(path)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return body;
}

describe.each([
  ['get', LOGO],
  ['get', `${LOGO}/image`],
  ['post', LOGO],
  ['delete', `${LOGO}?version=1`],
] as const)('%s %s', (method, path) => {
  it('is for administrators', async () => {
    await supertest(at.app)[method](path).expect(401);
    for (const login of ['underwriter', 'manager', 'pml-loan-officer']) {
      await (await at.as(login))[method](path).expect(403);
    }
  });
});

describe('the logo of the lender', () => {
  it('is none at first, and then in every document, with the same bytes for the same picture', async () => {
    await (await admin()).get(`${LOGO}/image`).expect(404);
    const without = await catalogDocument();
    const saved = await upload(svg, 'emet.svg');
    expect(saved.status).toBe(200);
    expect(saved.body.logo).toMatchObject({ name: 'emet.svg', contentType: 'image/svg+xml', width: 120, height: 40 });
    const image = await (await admin()).get(`${LOGO}/image`).buffer(true).expect(200);
    expect(image.headers['content-type']).toContain('image/svg+xml');
    expect(String(image.body)).not.toContain('alert');
    const [first, again, arabic] = [await catalogDocument(), await catalogDocument(), await catalogDocument('ar')];
    expect(first.equals(without)).toBe(false);
    expect(again.equals(first)).toBe(true);
    expect(arabic.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('can be a PNG or a JPEG; the file of the earlier one is removed', async () => {
    const key = () => at.portal.db.selectFrom('portal.lender_logo').select('storage_key').executeTakeFirstOrThrow();
    const { storage_key: earlier } = await key();
    expect((await upload(pngLogo(), 'emet.png')).body.logo).toMatchObject({ contentType: 'image/png', width: 60 });
    expect(await at.portal.files.get(earlier ?? '')).toBeNull();
    await catalogDocument();
    expect((await upload(jpegLogo, 'emet.jpg')).body.logo).toMatchObject({ contentType: 'image/jpeg', width: 1 });
    await catalogDocument();
  });

  it('is refused if documents can’t print it, and the earlier one stays', async () => {
    const before = (await (await admin()).get(LOGO).expect(200)).body;
    const broken = pngLogo(60, 20);
    broken.fill(0xff, 80, 90);
    expect((await upload(broken, 'emet.png')).status).toBe(415);
    expect((await upload(Buffer.from('%PDF-1.7'), 'emet.png')).status).toBe(415);
    expect((await upload(svgLogo('<image href="/etc/passwd"/>'), 'emet.svg')).status).toBe(415);
    expect((await upload(Buffer.alloc(1_100_000), 'emet.png')).status).toBe(413);
    expect((await (await admin()).get(LOGO).expect(200)).body).toEqual(before);
  });

  it('is changed by one of two at once, and the other sees the newer version', async () => {
    const version = await versionOf();
    const both = await Promise.all([upload(svg, 'a.svg', version), upload(pngLogo(), 'b.png', version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await (await admin()).get(LOGO).expect(200);
    expect(both.find(({ status }) => status === 409)?.body.current).toEqual(body);
    await (await admin()).get(`${LOGO}/image`).expect(200);
  });

  it('is removed, with both acts in the history of the settings', async () => {
    const version = await versionOf();
    await (await admin()).delete(`${LOGO}?version=${version - 1}`).expect(409);
    await (await admin()).delete(`${LOGO}?version=${version}`).expect(200);
    await (await admin()).get(`${LOGO}/image`).expect(404);
    await catalogDocument();
    const { body } = await (await admin()).get('/api/emet-data/history?subject=settings:general').expect(200);
    expect(body[0]).toMatchObject({ action: 'settings.logo', fields: [{ field: 'logo', after: null }] });
  });
});
