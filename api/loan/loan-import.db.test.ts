import { readFile } from 'node:fs/promises';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { writeMismo } from '../mismo/write-mismo';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let file: Buffer;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  const loanNum = await createLoan(at, 'loan-officer', {
    sLAmtCalc: '400000',
    sPurchPrice: '500000',
    sSpAddr: '41 Larkspur Lane',
    sSpCity: 'Pasadena',
    sSpState: 'CA',
    sSpZip: '91101',
    applicants: [
      { aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '900-12-3456', aCFirstNm: 'Olav', aCLastNm: 'Lindqvist' },
    ],
    assets: [{ owners: ['0B', '0C'], type: '3', value: '10000' }],
  });
  file = Buffer.from(writeMismo(await at.portal.los.loadLoan(loanNum), { now: at.portal.clock() }));
});
afterAll(() => at.close());

const send = async (login: string, bytes: Buffer | string, fields: Record<string, string> = {}, query = '') => {
  const request = (await at.as(login)).post(`/api/lqb/loans/import${query}`);
  return request.field(fields).attach('loanFile', Buffer.from(bytes), 'loan.xml');
};
const loans = async () =>
  (
    await at.portal.db
      .selectFrom('portal.pipeline')
      .select((of) => of.fn.countAll<number>().as('loans'))
      .executeTakeFirst()
  )?.loans;

describe('POST /lqb/loans/import', () => {
  it('requires sign-in and a role that creates loans', async () => {
    await supertest(at.app).post('/api/lqb/loans/import').expect(401);
    await (await at.as('underwriter')).post('/api/lqb/loans/import').expect(403);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'reads a housing expense of type %s as an unknown one',
    async (type) => {
      const expense = (timing: string) =>
        `<HOUSING_EXPENSE><HousingExpensePaymentAmount>120.00</HousingExpensePaymentAmount><HousingExpenseTimingType>${timing}</HousingExpenseTimingType><HousingExpenseType>${type}</HousingExpenseType></HOUSING_EXPENSE>`;
      const expenses = `<HOUSING_EXPENSES>${expense('Present')}${expense('Proposed')}${expense(type)}</HOUSING_EXPENSES>`;
      const strange = file.toString().replaceAll(/<(BORROWER|LOAN)( [^>]*)?>/g, `$&${expenses}`);
      const answer = await send('pml-loan-officer', strange);
      expect(answer.status, answer.text).toBe(201);
    },
  );

  it('creates a loan where its creator belongs, and adds it to the pipeline', async () => {
    const answer = await send('pml-loan-officer', file);
    expect(answer.status).toBe(201);
    expect(answer.body.warnings).toEqual(expect.any(Array));
    const { loanNum } = answer.body;
    const loan = await at.portal.los.loadLoan(loanNum);
    expect(loan).toMatchObject({
      sStatusT: '0',
      sBranchChannelT: '2',
      sOriginatingCompanyName: 'Harborline Lending',
      sEmployeeLoanRepLogin: 'pml-loan-officer',
      sLAmtCalc: '400000.00',
      applicants: [{ aBSsn: '900-12-3456', aCFirstNm: 'Olav' }],
      assets: [{ owners: ['0B', '0C'], value: '10000.00' }],
    });
    expect(loan.sBranchName ?? null).toBeNull();
    const rows = await (await at.as('pml-loan-officer')).get('/api/lqb/loans').query({ filter: `{"q":"${loanNum}"}` });
    expect(rows.body).toHaveLength(1);
  });

  it('prices with the lowest middle score of a file, whatever else it states', async () => {
    const applicants = [{ aBFirstNm: 'Ruta', aBExperianScore: 748, aBTransUnionScore: 719, aBEquifaxScore: 733 }];
    const both = [{ ...applicants[0], aCFirstNm: 'Olav', aCExperianScore: 701, aCEquifaxScore: 695 }];
    const scored = await createLoan(at, 'loan-officer', { sLAmtCalc: '400000', applicants: both });
    const written = writeMismo(await at.portal.los.loadLoan(scored), { now: at.portal.clock() });
    const { body } = await send('pml-loan-officer', written);
    expect(await at.portal.los.loadLoan(body.loanNum)).toMatchObject({ sCreditScoreType2: 695 });
  });

  it('accepts a file name with characters that cannot be stored, without them', async () => {
    const answer = await (await at.as('pml-loan-officer'))
      .post('/api/lqb/loans/import')
      .set('Content-Type', 'multipart/form-data; boundary=part')
      .send(
        Buffer.concat([
          Buffer.from(
            '--part\r\nContent-Disposition: form-data; name="loanFile"; filename*=UTF-8\'\'a%00b.xml\r\nContent-Type: text/xml\r\n\r\n',
          ),
          file,
          Buffer.from('\r\n--part--\r\n'),
        ]),
      )
      .expect(201);
    const imported = await at.portal.db
      .selectFrom('portal.loan_imports')
      .select('name')
      .where('loan_num', '=', answer.body.loanNum)
      .executeTakeFirst();
    expect(imported).toEqual({ name: 'ab.xml' });
  });

  it('requires staff to choose where the loan belongs', async () => {
    const unsaid = await send('administrator', file);
    expect(unsaid.status).toBe(422);
    expect(unsaid.body.fields).toEqual({ sBranchChannelT: 'Required' });
    const response = await send('administrator', file, { sBranchChannelT: '1', sBranchName: 'bellevue' });
    expect(response.status).toBe(201);
    expect(await at.portal.los.loadLoan(response.body.loanNum)).toMatchObject({ sBranchName: 'Bellevue' });
  });

  it('shows the contents of the file without saving them', async () => {
    const before = await loans();
    for (const preview of [
      await send('administrator', file, { preview: 'true' }),
      await send('administrator', file, {}, '?preview=1'),
    ]) {
      expect(preview.status).toBe(200);
      expect(preview.body.read).toEqual(
        expect.arrayContaining([expect.objectContaining({ section: 'borrowers', count: 2 })]),
      );
      expect(preview.body).not.toHaveProperty('loanNum');
      expect(preview.text).not.toContain('900-12-3456');
    }
    expect(await loans()).toBe(before);
  });

  it('shows the loan as it will be, with what the file says where the words differ', async () => {
    const { body } = await send('loan-officer', file, { preview: 'true' });
    expect(body.loan).toMatchObject({
      sLPurposeT: '0',
      sLAmtCalc: '400000.00',
      sSpAddr: '41 Larkspur Lane',
      applicants: [{ aBFirstNm: 'Ruta', aBSsn: '***-**-3456', aCFirstNm: 'Olav' }],
      assets: [{ owners: ['0B', '0C'], value: '10000.00' }],
    });
  });

  it('shows the computed values and the place of the ZIP code that the loan will have', async () => {
    const fha = await readFile(path.join(import.meta.dirname, '..', '..', 'tests', 'mismo', 'fha-purchase.xml'));
    const preview = await send('loan-officer', fha, { preview: 'true' });
    const made = await send('loan-officer', fha);
    const loan = await at.portal.los.loadLoan(made.body.loanNum);
    expect(loan).toMatchObject({ sSpCounty: expect.any(String), sSpCountyFips: expect.any(String) });
    for (const name of ['sProMIns', 'sLtvR', 'sMonthlyPmt', 'sSpCounty', 'sSpCountyFips'] as const) {
      expect([name, preview.body.loan[name]]).toEqual([name, loan?.[name]]);
    }
  });

  it('adds the defaults of the loan setup where the file says nothing', async () => {
    await at.portal.db
      .updateTable('portal.loan_defaults')
      .set({ fields: JSON.stringify({ sProdRLckdDays: 45, sTerm: 180 }) })
      .where('channel', '=', '1')
      .execute();
    const preview = await send('loan-officer', file, { preview: 'true' });
    expect(preview.body.defaults['1']).toMatchObject({ sProdRLckdDays: 45 });
    const { body } = await send('loan-officer', file);
    const loan = await at.portal.los.loadLoan(body.loanNum);
    expect(loan).toMatchObject({ sProdRLckdDays: 45 });
  });

  it('reports the line of a value that it cannot read', async () => {
    const odd = file.toString().replace('<LoanPurposeType>Purchase<', '<LoanPurposeType>Bogus<');
    const line = odd.split('\n').findIndex((text) => text.includes('Bogus')) + 1;
    const preview = await send('loan-officer', odd, { preview: 'true' });
    expect(preview.body.warnings).toEqual(expect.arrayContaining([expect.stringMatching(`\\(line ${line}\\)$`)]));
    expect(preview.body.findings).toContainEqual({
      message: 'Purpose: “Bogus” is not a known value. It was not imported.',
      line,
      path: expect.stringMatching(/\/LoanPurposeType$/),
      about: null,
      wording: {
        code: 'unknown-value',
        values: { element: { text: 'Purpose', key: 'fields.sLPurposeT' }, text: 'Bogus' },
      },
    });
    expect(preview.body.said).toContainEqual(
      expect.objectContaining({ place: 'sLPurposeT', text: 'Bogus', line, imported: false }),
    );
    const unplaced = await send('loan-officer', odd);
    expect([unplaced.status, unplaced.body.fields]).toEqual([422, { sLPurposeT: 'Required' }]);
    expect(unplaced.body.fieldWordings).toEqual({ sLPurposeT: { code: 'required', values: {} } });
  });

  it('rejects an invalid file with cause and location, and stores nothing', async () => {
    const before = await loans();
    const cut = await send('loan-officer', file.subarray(0, file.length / 2));
    expect(cut.status).toBe(422);
    expect(cut.body).toMatchObject({ code: 'import-refused', message: expect.any(String), line: expect.any(Number) });
    const other = await send('loan-officer', 'EH 000001');
    expect([other.body.code, other.body.wording.code]).toEqual(['import-refused', 'file-is-fannie-mae']);
    const none = await (await at.as('loan-officer')).post('/api/lqb/loans/import').field('preview', 'true');
    expect(none.body.code).toBe('no-file');
    expect(await loans()).toBe(before);
  });
});
