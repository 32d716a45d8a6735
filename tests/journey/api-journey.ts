import { expect, it } from 'vitest';
import { completePurchase, pdfFile } from '../support/loan-builder';
import type { TestPortal } from '../support/test-portal';

/**
 * From a new loan to a registered one through the API, as another program would call it (main-job.md). The same for a
 * broker and a retail loan officer, with any LOS.
 */
export function carriesALoanFromCreationToRegistration(start: () => TestPortal, login: string): void {
  it(`carries a loan from creation to registration as ${login}`, async () => {
    const agent = await start().as(login);

    const created = await agent
      .post('/api/lqb/loans/create')
      .send({ sBranchChannelT: login.startsWith('pml-') ? '2' : '1', sLPurposeT: '0' });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const loan = `/api/lqb/loans/${created.body.loanNum}`;

    const { version } = (await agent.get(loan).expect(200)).body;
    const changed = await agent.post(loan).send({ version, ...completePurchase });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body).toMatchObject({ sLtvR: '80.000', sLAmtCalc: '480000.00', version: version + 1 });
    expect((await agent.post(loan).send({ version, sLAmtCalc: '470000.00' }).expect(409)).body).toMatchObject({
      code: 'stale',
    });

    const row = await agent
      .get('/api/lqb/loans')
      .query({ filter: JSON.stringify({ tab: 0, q: 'lindqv' }), range: '[0,24]', sort: '["sStatusD","DESC"]' });
    expect(row.status, JSON.stringify(row.body)).toBe(200);
    expect(row.body.map((each: { sLNm: string }) => each.sLNm)).toContain(created.body.loanNum);
    expect(row.headers['content-range']).toMatch(/^loans 0-\d+\/\d+$/);

    expect((await agent.post(`${loan}/register`).expect(422)).body.code).toBe('cannot-register');

    const priced = await agent.post(`${loan}/pricing-simple`).send({});
    expect(priced.status, JSON.stringify(priced.body)).toBe(200);
    const eligible = priced.body.PricingResults.Program.filter(
      (each: { Status: string }) => each.Status === 'Eligible',
    );
    expect(eligible.length).toBeGreaterThan(3);
    const program = eligible[0];
    const rate = program.RateOption[0];

    const offer = { lLpTemplateId: program.lLpTemplateId, requestedRate: rate.Rate, requestedFee: rate.Point };
    const refused = await agent.post(`${loan}/register-loan-program`).send({ ...offer, requestedFee: '-99.000' });
    expect(refused.status).toBe(422);
    const chosen = await agent.post(`${loan}/register-loan-program`).send(offer);
    expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
    expect((await agent.get(loan)).body).toMatchObject({ sLpTemplateNm: program.Name, sNoteIR: rate.Rate });

    expect((await agent.get(`${loan}/edisclosure-status`)).body.status).toBe('none');
    const requested = await agent.post(`${loan}/initial-disclosure`).send({ preparedBy: 'lender' });
    expect(requested.status, JSON.stringify(requested.body)).toBe(200);
    expect(requested.body).toEqual({
      status: 'requested',
      msg: 'The eDisclosure has been requested on 11/20/2026 (Lender-Prepare)',
      wording: { code: 'edisclosure-requested-lender', values: { date: '11/20/2026' } },
    });
    expect((await agent.delete(`${loan}/initial-disclosure`).expect(200)).body.status).toBe('none');
    const signed = await agent
      .post(`${loan}/initial-disclosure`)
      .field('preparedBy', 'self')
      .attach('files', pdfFile, 'signed.pdf');
    expect(signed.status, JSON.stringify(signed.body)).toBe(200);
    expect(signed.body.status).toBe('uploaded');

    const upload = () =>
      agent
        .post(`/api/lqb/edocs/${created.body.loanNum}/upload`)
        .field('folderName', '01 SUBMISSION PACKAGE')
        .field('docType', '1 SUBMISSION PACKAGE');
    expect((await upload().attach('files', Buffer.from('not a pdf'), 'a.pdf')).status).toBe(415);
    const uploaded = await upload().attach('files', pdfFile, 'package.pdf');
    expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(201);
    expect(uploaded.body[0]).toMatchObject({
      name: 'package.pdf',
      size: pdfFile.length,
      properties: { docType: '1 SUBMISSION PACKAGE' },
    });
    const listed = await agent
      .get(`/api/storage-loan/${created.body.loanNum}`)
      .query({ folderName: '01 SUBMISSION PACKAGE' });
    expect(listed.body).toHaveLength(1);
    const back = await agent.get(`/api/lqb/edocs/${created.body.loanNum}/download/${listed.body[0].id}`).expect(200);
    expect(Buffer.from(back.body)).toEqual(pdfFile);

    // Concurrent requests of two users, one of them twice.
    const colleague = await start().as('administrator');
    const pressed = await Promise.all([agent, colleague, agent, colleague].map((who) => who.post(`${loan}/register`)));
    expect(pressed.map((each) => each.status).sort()).toEqual([200, 409, 409, 409]);
    expect(pressed.find((each) => each.status === 409)?.body.code).toBe('already-registered');
    expect((await agent.get(loan)).body).toMatchObject({ sStatusT: '3', sSubmitD: '2026-11-20' });
  });
}
