import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checklist } from '../../domain/quality-control/checklist';
import type { QcReview, QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { draw } from './draw';

const SAMPLES = '/api/emet-data/qc-samples';
const REVIEWS = '/api/emet-data/qc-reviews';
const REPORT = '/api/emet-data/qc-report';

let at: TestPortal;
/** Loans closed in October 2026; the first in another program. */
let loans: string[] = [];

beforeAll(async () => {
  at = await testPortal();
  for (let place = 0; place < 4; place += 1) {
    const loanNum = await createLoan(at, 'loan-officer');
    const program = { sLpTemplateNm: place === 0 ? 'FHA 30' : 'Agency 30' };
    await setLoanFields(at, loanNum, { sStatusT: '6', sFundD: '2026-10-16', sConsummationD: '2026-10-15', ...program });
    loans = [...loans, loanNum];
  }
  await createLoan(at, 'loan-officer');
});
afterAll(() => at.close());

const desk = () => at.as('qc-compliance');
const october = (more: object = {}) => ({ id: randomUUID() as string, month: '2026-10', rule: 'random', ...more });
const drawn = async (body: object, status = 201) => (await (await desk()).post(SAMPLES).send(body).expect(status)).body;
const reviewsOf = async (filter: object): Promise<QcReview[]> =>
  (await (await desk()).get(`${REVIEWS}?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body;
const act = async (path: string, body: object, status = 200, login = 'qc-compliance'): Promise<QcReviewDetail> =>
  (await (await at.as(login)).post(`${REVIEWS}/${path}`).send(body).expect(status)).body;
const audited = (action: string) =>
  at.portal.db
    .selectFrom('portal.audit')
    .selectAll()
    .where('action', '=', action as never)
    .execute();

describe('quality control', () => {
  it('requires sign-in, and a role that reviews', async () => {
    const [id, item] = [randomUUID(), 'income'];
    const calls = [
      ...([SAMPLES, REVIEWS, `${REVIEWS}/export`, `${REVIEWS}/${id}`, REPORT] as const).map((path) => ['get', path]),
      ...([SAMPLES, `${REVIEWS}/${id}/reviewer`, `${REVIEWS}/${id}/items/${item}`] as const).map((path) => [
        'post',
        path,
      ]),
      ['post', `${REVIEWS}/${id}/complete`],
    ] as const;
    for (const [method, path = ''] of calls) {
      const call = (agent: ReturnType<typeof supertest>) => (method === 'get' ? agent.get(path) : agent.post(path));
      await call(supertest(at.app)).expect(401);
      for (const login of ['underwriter', 'loan-officer', 'pml-loan-officer']) {
        const agent = await at.as(login);
        const { status } = await (method === 'get' ? agent.get(path) : agent.post(path).send({}));
        expect(status, `${login} ${path}`).toBe(403);
      }
    }
  });

  it('draws a tenth of the closed loans of a month that is over, once and so that it can be drawn again', async () => {
    await drawn(october({ month: '2026-11' }), 422);
    await drawn(october({ month: '2026-09' }), 422);
    await drawn(october({ month: '2026-13' }), 422);
    const body = october();
    const sample = await drawn(body);
    expect(sample).toMatchObject({ month: '2026-10', population: 4, loans: 1, percent: 10, completed: 0 });
    expect(await drawn(body)).toEqual(sample);
    await drawn(october(), 409);
    const [review] = await reviewsOf({ rule: ['random'] });
    expect(draw(loans, 1, sample.seed)).toEqual([review?.loanNum]);
    expect(review).toMatchObject({ dueOn: '2027-01-29', reviewer: null, state: 'open', severity: 'none', answered: 0 });
    expect(await audited('quality.draw')).toHaveLength(1);
  });

  it('draws by a rule, and the loans that a reviewer names', async () => {
    await drawn(october({ rule: 'program' }), 422);
    await drawn(october({ rule: 'program', value: 'FHA 30', percent: 100 }));
    expect((await reviewsOf({ rule: ['program'] })).map(({ loanNum }) => loanNum)).toEqual([loans[0]]);
    await drawn(october({ rule: 'early-default' }), 422);
    await drawn(october({ rule: 'discretionary', loanNums: [loans[1], loans[2], '0000000000'] }));
    expect((await reviewsOf({ rule: ['discretionary'] })).map(({ loanNum }) => loanNum).sort()).toEqual(
      [loans[1], loans[2]].sort(),
    );
    expect((await (await desk()).get(SAMPLES).expect(200)).body).toHaveLength(3);
  });

  it('lets no one review a loan that they worked on', async () => {
    const [one, other] = await reviewsOf({ rule: ['discretionary'] });
    await setLoanFields(at, one?.loanNum ?? '', { sEmployeeUnderwriterLogin: 'qc-compliance' });
    await act(`${one?.id}/reviewer`, { version: 1, isMine: true }, 403);
    // The random sample may have the same loan.
    await setLoanFields(at, one?.loanNum ?? '', { sEmployeeUnderwriterLogin: null });
    await (await at.as('administrator')).get(`/api/lqb/loans/${other?.loanNum}`).expect(200);
    await act(`${other?.id}/reviewer`, { version: 1, isMine: true }, 200, 'administrator');
    const { version } = await at.portal.los.loadLoan(one?.loanNum ?? '');
    const administrator = await at.as('administrator');
    await administrator.post(`/api/lqb/loans/${one?.loanNum}`).send({ version, sLeadSourceDesc: 'Fair' }).expect(200);
    await act(`${one?.id}/reviewer`, { version: 1, isMine: true }, 403, 'administrator');
  });

  it('is given to someone by an administrator, but to no one who worked on the loan', async () => {
    const [review] = await reviewsOf({ rule: ['random'] });
    if (!review) throw new Error('No review was drawn.');
    const path = `${review.id}/assignment`;
    await supertest(at.app).post(`${REVIEWS}/${path}`).expect(401);
    await act(path, { version: review.version, login: 'qc-compliance' }, 403);
    await (await desk()).get(`${REVIEWS}/${review.id}/reviewers`).expect(403);
    const { body } = await (await at.as('administrator')).get(`${REVIEWS}/${review.id}/reviewers`).expect(200);
    const logins = body.map(({ login }: { login: string }) => login);
    expect(logins).toContain('qc-compliance');
    expect(logins).not.toContain('loan-officer');
    const assign = (version: number, login: string | null, status = 200) =>
      act(path, { version, login }, status, 'administrator');
    await assign(review.version, 'loan-officer', 422);
    const given = await assign(review.version, 'qc-compliance');
    expect(given).toMatchObject({ reviewer: 'qc-compliance', version: review.version + 1 });
    await assign(review.version, null, 409);
    expect(await assign(given.version, null)).toMatchObject({ reviewer: null, reviewerName: null });
  });

  it('is answered by its reviewer alone, item by item, and never over an answer that was not seen', async () => {
    const [review] = await reviewsOf({ rule: ['program'] });
    const id = review?.id ?? '';
    await act(`${id}/items/income`, { version: 1, result: 'pass' }, 403);
    await act(`${id}/reviewer`, { version: 1, isMine: true });
    await act(`${id}/reviewer`, { version: 2, isMine: true }, 403, 'administrator');
    await act(`${id}/items/income`, { version: 2, result: 'pass' }, 403, 'administrator');
    await act(`${id}/items/income`, { version: 2, result: 'finding', severity: 'minor' }, 422);
    const finding = { version: 2, result: 'finding', severity: 'significant', note: 'Ann earns 4,000 less.' };
    const answered = await act(`${id}/items/income`, finding);
    expect(answered).toMatchObject({ version: 3, severity: 'significant', answered: 1 });
    expect(answered.items.find(({ item }) => item === 'income')).toEqual({
      ...{ item: 'income', result: 'finding', severity: 'significant', note: 'Ann earns 4,000 less.' },
    });
    const stale = await act(`${id}/items/credit`, { version: 2, result: 'pass' }, 409);
    expect(stale).toMatchObject({ current: { version: 3 } });
    await act(`${id}/complete`, { version: 3, isCompleted: true }, 422);
    const stored = await at.portal.db.selectFrom('portal.qc_reviews').selectAll().where('id', '=', id).execute();
    const log = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('subject', '=', `qc-review:${id}`)
      .execute();
    expect(JSON.stringify([stored, log])).not.toContain('Ann earns');
    expect(log.find(({ action }) => action === 'quality.answer')?.after).toMatchObject({
      item: 'income',
      severity: 'significant',
    });
  });

  it('is completed when every item has an answer, counts in the report, and can be opened again', async () => {
    const [review] = await reviewsOf({ rule: ['random'] });
    const id = review?.id ?? '';
    let { version } = await act(`${id}/reviewer`, { version: review?.version ?? 1, isMine: true });
    for (const item of checklist) {
      const result =
        item === 'credit' ? { result: 'finding', severity: 'moderate', note: 'New debt' } : { result: 'pass' };
      ({ version } = await act(`${id}/items/${item}`, { version, ...result }));
    }
    const completed = await act(`${id}/complete`, { version, isCompleted: true });
    expect(completed).toMatchObject({ state: 'completed', severity: 'moderate', answered: checklist.length });
    await act(`${id}/items/title`, { version: completed.version, result: 'pass' }, 403);
    const report = (await (await desk()).get(REPORT).expect(200)).body;
    expect(report.months).toEqual([
      {
        ...{ month: '2026-10', population: 4, loans: 1, completed: 1 },
        ...{ minor: 0, moderate: 1, significant: 0, defectRate: '0.0' },
      },
    ]);
    expect(report.items).toEqual([{ item: 'credit', minor: 0, moderate: 1, significant: 0 }]);
    const { text } = await (await desk()).get(`${REVIEWS}/export`).expect(200);
    expect(text).toContain('credit: moderate');
    expect(text).not.toContain('New debt');
    await act(`${id}/complete`, { version: completed.version, isCompleted: false });
    expect((await (await desk()).get(REPORT)).body.months[0]).toMatchObject({ completed: 0, defectRate: null });
  });
});
