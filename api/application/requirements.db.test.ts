import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const path = () => `/api/loan-proxy/${loanNum}/needs`;

interface Stage {
  readonly stage: string;
  readonly complete: boolean;
  readonly items: readonly { readonly key: string; readonly path: string; readonly page: string }[];
}

const stages = async (): Promise<Record<string, Stage>> => {
  const { body } = await (await at.as('loan-officer')).get(path()).expect(200);
  return Object.fromEntries(body.stages.map((one: Stage) => [one.stage, one]));
};

describe('GET /loan-proxy/{loanNum}/needs', () => {
  it('requires sign-in, access to the loan, and an application page', async () => {
    await supertest(at.app).get(path()).expect(401);
    await (await at.as('pml-loan-officer')).get(path()).expect(403);
    await (await at.as('real-estate-agent')).get(path()).expect(403);
  });

  it('lists what each stage needs, with the path and page of each item', async () => {
    const { version } = await at.portal.los.loadLoan(loanNum);
    const { body } = await (await at.as('loan-officer')).get(path()).expect(200);
    expect(body.version).toBe(version);
    expect(body.stages.map(({ stage }: Stage) => stage)).toEqual([
      'registration',
      'pricing',
      'disclosure',
      'underwriting',
    ]);
    const found = await stages();
    expect(found.registration?.items.map(({ key }) => key)).toEqual(['sLpTemplateNm', 'edisclosure', 'submission']);
    expect(found.pricing).toEqual({ stage: 'pricing', complete: true, items: [] });
    expect(found.underwriting?.items).toContainEqual({
      stage: 'underwriting',
      key: 'aBDecOcc',
      path: 'applicants.0.aBDecOcc',
      page: 'app/declaration',
      owner: '0B',
    });
    expect(JSON.stringify(body)).not.toContain('900-12-3456');
  });

  it('lists for disclosure exactly the items for which a request to the lender is refused', async () => {
    const items = (await stages()).disclosure?.items.map(({ key }) => key);
    const refused = await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}/initial-disclosure`)
      .send({ preparedBy: 'lender' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual(items);
  });

  it('counts the files of the submission package', async () => {
    await (await at.as('loan-officer'))
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field('folderName', '01 SUBMISSION PACKAGE')
      .field('docType', '1 SUBMISSION PACKAGE')
      .attach('files', pdfFile, 'package.pdf')
      .expect(201);
    expect((await stages()).registration?.items.map(({ key }) => key)).toEqual(['sLpTemplateNm', 'edisclosure']);
  });
});
