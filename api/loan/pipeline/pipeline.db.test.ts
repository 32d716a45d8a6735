import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysBetween } from '../../../domain/format/date';
import { figureFilters, loansInGroup, locksOnDay, pausedLocksOnDay } from '../../../domain/loan/figures';
import { createLoan, moveThrough } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { seedOrganization } from '../../reference/seed';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';
import { cursorOf } from './parse-query';
import { loanOf } from './pipeline.test-support';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

const get = async (login: string, path: string, query: Record<string, unknown> = {}) => {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return (await at.as(login)).get(`/api${path}`).query(text);
};
const list = (login: string, query?: Record<string, unknown>) => get(login, '/lqb/loans', query);

/** A user without roles, as after registration. */
async function withoutRoles(): Promise<string> {
  await at.portal.db.deleteFrom('portal.user_roles').where('role', '=', 'Insuring').execute();
  return 'insuring';
}

describe('GET /lqb/loans', () => {
  it('requires sign-in and a role', async () => {
    await supertest(at.app).get('/api/lqb/loans').expect(401);
    expect((await list(await withoutRoles())).status).toBe(403);
  });

  it('shows a loan immediately after it was created or changed', async () => {
    const loanNum = await createLoan(at, 'loan-officer', { sEstCloseD: '2026-12-20', sLAmtCalc: '410000' });
    const answer = await list('loan-officer', { filter: { tab: 0, q: loanNum } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-range']).toBe('loans 0-0/1');
    expect(answer.body).toEqual([
      expect.objectContaining({
        id: loanNum,
        sLNm: loanNum,
        version: 2,
        sStatusT: '0',
        sFinalLAmt: '410000.00',
        sEstCloseD: '2026-12-20',
        sFundD: null,
        sNoteIR: null,
        sBranchName: 'Pasadena',
        sOriginatingCompanyName: null,
        sEmployeeLoanRepName: 'Rafael Quillmore',
      }),
    ]);
  });

  it('shows users the loans they may see and no others', async () => {
    const retail = await createLoan(at, 'loan-officer');
    const broker = await createLoan(at, 'pml-loan-officer');
    await upsertRows(at.portal.db, [indexRowOf(loanOf('9000000001', { sBranchName: 'Bellevue' }))]);
    const seen = async (login: string) => {
      const { body } = await list(login, { filter: { id: [retail, broker, '9000000001'] }, sort: ['sLNm', 'ASC'] });
      return body.map((row: { id: string }) => row.id);
    };
    expect(await seen('administrator')).toEqual([retail, broker, '9000000001'].sort());
    expect(await seen('loan-officer')).toEqual([retail]);
    expect(await seen('pml-broker-processor')).toEqual([broker]);
  });

  it('moves a loan to the tab of its status', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await moveThrough(at, loanNum, ['9']);
    await (await at.as('administrator'))
      .post('/api/emet-data/loans')
      .send({ loanNums: [loanNum] })
      .expect(200);
    expect((await list('loan-officer', { filter: { tab: 0, q: loanNum } })).body).toEqual([]);
    expect((await list('loan-officer', { filter: { tab: 1, q: loanNum } })).body).toHaveLength(1);
  });

  it('names the unknown parts of a query', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ filter: { color: 'red' } }, 'filter.color'],
      [{ filter: { tab: 3 } }, 'filter.tab'],
      [{ filter: { sFundD: { from: '2026-02-30' } } }, 'filter.sFundD.from'],
      [{ filter: { after: 'made up' } }, 'filter.after'],
      [{ sort: ['aBSsn', 'ASC'] }, 'sort.0'],
      [{ sort: ['sStatusD', 'UP'] }, 'sort.1'],
      [{ range: [0, 1000] }, 'range'],
      [{ range: [9, 3] }, 'range'],
    ];
    for (const [query, field] of wrong) {
      const answer = await list('administrator', query);
      expect(answer.status, field).toBe(400);
      expect(Object.keys(answer.body.fields), field).toEqual([field]);
    }
    const broken = await (await at.as('administrator')).get('/api/lqb/loans').query({ filter: '{' });
    expect(broken.status).toBe(400);
  });

  it('pages by range and continues by cursor', async () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      indexRowOf(loanOf(`80000000${10 + index}`, { sLpTemplateNm: 'Paging', sStatusD: `2026-11-${10 + (index % 3)}` })),
    );
    await upsertRows(at.portal.db, rows);
    const filter = { tab: 0, sLpTemplateNm: 'Paging' };
    const sort = ['sStatusD', 'DESC'];
    const first = await list('administrator', { filter, sort, range: [0, 4] });
    expect(first.headers['content-range']).toBe('loans 0-4/12');
    const byRange = await list('administrator', { filter, sort, range: [5, 9] });
    const byCursor = await list('administrator', {
      filter: { ...filter, after: first.headers['x-next-cursor'] },
      sort,
      range: [5, 9],
    });
    expect(byCursor.body).toEqual(byRange.body);
    expect(byCursor.headers['content-range']).toBe('loans 5-9/12');
    const last = await list('administrator', { filter, sort, range: [10, 14] });
    expect(last.headers['content-range']).toBe('loans 10-11/12');
    expect(last.headers['x-next-cursor']).toBeUndefined();
    const beyond = await list('administrator', { filter, sort, range: [50, 54] });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers['content-range']).toBe('loans */12');
  });

  it.each(['9999-99-99', '2026-02-30', '0000-01-01'])('refuses a forged cursor with the day %s', async (day) => {
    const after = cursorOf({ value: day, loanNum: '1' }, { column: 'sStatusD', descending: true });
    expect((await list('administrator', { filter: { after }, sort: ['sStatusD', 'DESC'] })).status).toBe(400);
  });

  it('finds a misspelled name, and says so', async () => {
    await upsertRows(at.portal.db, [
      indexRowOf(loanOf('9000000077', { applicants: [{ aBFirstNm: 'Octavia', aBLastNm: 'Brindlemere' }] })),
    ]);
    const exact = await list('administrator', { filter: { q: 'brindle' } });
    expect(exact.body).toHaveLength(1);
    expect(exact.headers['x-search-match']).toBeUndefined();
    const typo = await list('administrator', { filter: { q: 'brindelmere' } });
    expect(typo.body.map((row: { id: string }) => row.id)).toEqual(['9000000077']);
    expect(typo.headers['x-search-match']).toBe('similar');
  });
});

describe('GET /lqb/loans/export', () => {
  it('requires sign-in and a role', async () => {
    await supertest(at.app).get('/api/lqb/loans/export').expect(401);
    expect((await get(await withoutRoles(), '/lqb/loans/export')).status).toBe(403);
  });

  it('exports all matching loans with labels, and no cell that a spreadsheet would run', async () => {
    await upsertRows(at.portal.db, [
      indexRowOf(
        loanOf('7000000001', {
          sLpTemplateNm: 'Export, "fixed"',
          sStatusT: '28',
          applicants: [{ aBFirstNm: '=HYPERLINK("x")', aBLastNm: '' }],
          sFinalLAmt: '1250.50',
        }),
      ),
      indexRowOf(loanOf('7000000002', { sLpTemplateNm: 'Export, "fixed"', sBranchName: 'Bellevue' })),
    ]);
    const query = { filter: { sLpTemplateNm: 'Export, "fixed"' }, sort: ['sLNm', 'ASC'] };
    const all = await get('administrator', '/lqb/loans/export', query);
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(all.headers['content-disposition']).toContain('attachment');
    const lines = all.text.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toMatch(/^Loan Number,Borrower,Co-Borrower,Status,/);
    expect(lines[1]).toBe(
      '7000000001,"\'=HYPERLINK(""x"")",,Loan Submitted,2026-11-02,Retail,Pasadena,,"Export, ""fixed""",1250.50,,,,,,,,',
    );
    expect(lines).toHaveLength(4);
    const own = await get('loan-officer', '/lqb/loans/export', query);
    expect(own.text).toContain('7000000001');
    expect(own.text).not.toContain('7000000002');
  });

  it('exports more than a page', async () => {
    const rows = Array.from({ length: 1203 }, (_, index) => loanOf(`6${index}`, { sLpTemplateNm: 'Long' }));
    await upsertRows(at.portal.db, rows.map(indexRowOf));
    const answer = await get('administrator', '/lqb/loans/export', { filter: { sLpTemplateNm: 'Long' } });
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(1204);
  });
});

describe('GET /quick-panel/data', () => {
  it('requires sign-in, and shows nothing to a user without roles', async () => {
    await supertest(at.app).get('/api/quick-panel/data').expect(401);
    expect((await get(await withoutRoles(), '/quick-panel/data')).body.tabs).toEqual({ 0: 0, 1: 0, 2: 0 });
  });

  it("counts the user's loans by tab and status, and locks that expire within a week", async () => {
    await at.portal.db.deleteFrom('portal.pipeline').execute();
    const locked = { sRateLockStatusT: '1', sStatusT: '33' };
    await upsertRows(at.portal.db, [
      indexRowOf(loanOf('1', { ...locked, sRLckdExpiredD: '2026-11-20' })),
      indexRowOf(loanOf('2', { ...locked, sRLckdExpiredD: '2026-11-27' })),
      indexRowOf(loanOf('3', { ...locked, sRLckdExpiredD: '2026-11-27', sBranchName: 'Bellevue' })),
      indexRowOf(loanOf('4', { ...locked, sRLckdExpiredD: '2026-11-28' })),
      indexRowOf(loanOf('5', { sRateLockStatusT: '2', sRLckdExpiredD: '2026-11-22' })),
      indexRowOf(loanOf('6', { ...locked, sStatusT: '6', sRLckdExpiredD: '2026-11-22' })),
      indexRowOf(loanOf('7', { ...locked, sStatusT: '7', sRLckdExpiredD: '2026-11-27' })),
      indexRowOf(loanOf('8', { ...locked, sStatusT: '8', sRLckdExpiredD: '2026-11-25' })),
      indexRowOf(loanOf('9', { ...locked, sStatusT: '9', sRLckdExpiredD: '2026-11-25' })),
    ]);
    expect((await get('administrator', '/quick-panel/data')).body).toEqual({
      tabs: { 0: 5, 1: 3, 2: 1 },
      groups: expect.arrayContaining([{ tab: 0, group: 'inProcess', loans: 4 }]),
      statuses: [
        { tab: 0, status: '0', loans: 1 },
        { tab: 0, status: '33', loans: 4 },
        { tab: 1, status: '7', loans: 1 },
        { tab: 1, status: '8', loans: 1 },
        { tab: 1, status: '9', loans: 1 },
        { tab: 2, status: '6', loans: 1 },
      ],
      locksExpiring: 3,
      locksByDay: [
        { date: '2026-11-20', loans: 1, paused: 0 },
        { date: '2026-11-25', loans: 0, paused: 1 },
        { date: '2026-11-27', loans: 2, paused: 1 },
      ],
      conditionsWaiting: 4,
      unreadAnnouncements: 0,
      paperToMail: 0,
      unreadMessages: 0,
      isListing: true,
    });
    const retail = (await get('loan-officer', '/quick-panel/data')).body;
    expect([retail.tabs['0'], retail.locksExpiring]).toEqual([4, 2]);
    const days = 5;
    const { body: paused } = await get('administrator', `/lqb/loans?filter=${JSON.stringify(pausedLocksOnDay(days))}`);
    expect(paused.map(({ sLNm }: { sLNm: string }) => sLNm)).toEqual(['8']);
    expect((await get('pml-loan-officer', '/quick-panel/data')).body.locksByDay).toEqual([]);
  });
});

describe('a status that changed since the user saw it', () => {
  const post = async (loanNum: string, body: object, login = 'administrator') =>
    (await at.as(login)).post(`/api/lqb/loans/${loanNum}/status`).send(body);

  it('stays as it is: users undo no cancellation that they have not seen', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    for (const to of ['7', '9']) await post(loanNum, { to });
    for (const to of ['earlier', '1']) {
      const { status, body } = await post(loanNum, { to, from: '7' });
      expect([status, body.code, body.wording.code]).toEqual([409, 'stale', 'status-changed']);
      expect(body.current.sStatusT).toBe('9');
    }
    expect((await post(loanNum, { to: 'earlier', from: 'x' })).status).toBe(422);
  });

  it('lets one of two moves at once pass, and shows the other user the loan as it is', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const { los } = at.portal;
    const move = los.moveStatus.bind(los);
    let release = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const spy = vi.spyOn(los, 'moveStatus').mockImplementation(async (...given) => {
      arrived += 1;
      if (arrived === 2) release();
      await both;
      return move(...given);
    });
    try {
      const answers = await Promise.all([
        post(loanNum, { to: '7', from: '0' }),
        post(loanNum, { to: '1', from: '0' }, 'loan-officer'),
      ]);
      const [passed, refused] = answers.toSorted((one, other) => one.status - other.status);
      expect([passed?.status, refused?.status]).toEqual([200, 409]);
      expect([refused?.body.code, refused?.body.wording.code]).toEqual(['stale', 'status-changed']);
      expect(refused?.body.current.sStatusT).toBe(passed?.body.sStatusT);
      expect((await los.loadLoan(loanNum)).sStatusT).toBe(passed?.body.sStatusT);
    } finally {
      spy.mockRestore();
    }
  });

  it('is the earlier one for who returned the loan there and asks again, and for no one else', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await post(loanNum, { to: '7' });
    const back = await post(loanNum, { to: 'earlier', from: '7' });
    const again = await post(loanNum, { to: 'earlier', from: '7' });
    expect([again.status, again.body.version]).toEqual([200, back.body.version]);
    expect((await post(loanNum, { to: 'earlier', from: '9' })).body.code).toBe('stale');
    const other = await post(loanNum, { to: 'earlier', from: '7' }, 'loan-officer');
    expect([other.status, other.body.code]).toEqual([409, 'stale']);
    await post(loanNum, { to: '1', from: '0' });
    expect((await post(loanNum, { to: 'earlier', from: '7' })).body.code).toBe('stale');
  });
});

describe('what is done with several loans', () => {
  const post = async (login: string, path: string, body: object) =>
    (await at.as(login)).post(`/api/lqb/loans/${path}`).send(body);
  const entries = async (action: string, loanNum: string): Promise<number> => {
    const subject = `loan:${loanNum}`;
    const found = at.portal.db.selectFrom('portal.audit').select('id').where('action', '=', action);
    return (await found.where('subject', '=', subject).execute()).length;
  };

  it('assigns a loan to someone who may see it, once, and not for brokers', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await supertest(at.app).post(`/api/lqb/loans/${loanNum}/assignees`).send({}).expect(401);
    const people = await get('administrator', `/lqb/loans/${loanNum}/possible-assignees`);
    expect(people.body).toContainEqual(expect.objectContaining({ role: 'Processor', login: 'processor' }));
    const body = { role: 'Processor', login: 'processor' };
    const first = await post('administrator', `${loanNum}/assignees`, body);
    expect([first.status, first.body.sEmployeeProcessorLogin]).toEqual([200, 'processor']);
    const once = await entries('loan.assign', loanNum);
    expect((await post('administrator', `${loanNum}/assignees`, body)).body.version).toBe(first.body.version);
    expect([once > 0, await entries('loan.assign', loanNum)]).toEqual([true, once]);
    expect((await list('processor', { filter: { mine: true, id: [loanNum] } })).body).toHaveLength(1);
    const unknown = await post('administrator', `${loanNum}/assignees`, { role: 'Processor', login: 'underwriter' });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['login']]);
    const own = await createLoan(at, 'pml-loan-officer');
    expect((await post('pml-loan-officer', `${own}/assignees`, body)).status).toBe(403);
    const none = { role: 'Processor', login: null };
    expect((await post('pml-loan-officer', `${own}/assignees`, none)).status).toBe(403);
    const other = await post('administrator', `${loanNum}/assignees`, { ...none, from: 'underwriter' });
    expect([other.status, other.body.code, other.body.current.sEmployeeProcessorLogin]).toEqual([
      409,
      'stale',
      'processor',
    ]);
    const free = await post('administrator', `${loanNum}/assignees`, { ...none, from: 'processor' });
    expect([free.status, Object.keys(free.body).filter((name) => /Employee(?!LoanRep)/.test(name))]).toEqual([200, []]);
    expect((await post('administrator', `${loanNum}/assignees`, none)).body.version).toBe(free.body.version);
    // The refused one is in the audit as well; the repeated one is not.
    expect(await entries('loan.unassign', loanNum)).toBe(2 * once);
    expect((await list('processor', { filter: { mine: true, id: [loanNum] } })).body).toHaveLength(0);
  });

  it('moves a loan where the workflow leads, once, and not for brokers', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const hold = await post('administrator', `${loanNum}/status`, { to: '7' });
    expect([hold.status, hold.body.sStatusT]).toEqual([200, '7']);
    const once = await entries('loan.status', loanNum);
    expect((await post('administrator', `${loanNum}/status`, { to: '7' })).body.version).toBe(hold.body.version);
    expect([once > 0, await entries('loan.status', loanNum)]).toEqual([true, once]);
    expect((await post('administrator', `${loanNum}/status`, { to: '13' })).status).toBe(409);
    expect((await post('administrator', `${loanNum}/status`, { to: '4' })).status).toBe(409);
    expect((await post('administrator', `${loanNum}/status`, { to: '3' })).status).toBe(422);
    expect((await list('administrator', { filter: { tab: 1, id: [loanNum] } })).body).toHaveLength(1);
    const own = await createLoan(at, 'pml-loan-officer');
    expect((await post('pml-loan-officer', `${own}/status`, { to: '7' })).status).toBe(403);
  });

  it('returns a loan from On Hold and Canceled to the status it had before, where the user may edit', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const move = (to: string, from?: string) => post('administrator', `${loanNum}/status`, { to, from });
    const early = await move('earlier', '0');
    expect([early.status, early.body.wording.code]).toEqual([409, 'no-earlier-status']);
    for (const to of ['1', '7', '9']) expect((await move(to)).status).toBe(200);
    const unseen = await move('earlier');
    expect([unseen.status, Object.keys(unseen.body.fields)]).toEqual([422, ['from']]);
    const back = await move('earlier', '9');
    expect([back.status, back.body.sStatusT]).toEqual([200, '1']);
    await move('7');
    await at.portal.db
      .updateTable('portal.role_permissions')
      .set({ loan_status_permissions: ['7'] })
      .where('role', '=', 'Administrator')
      .execute();
    expect((await move('earlier', '7')).status).toBe(403);
  });
});

describe('a search', () => {
  it('says what it found in each loan: any borrower, a similar spelling, or the number', async () => {
    const second = { aBFirstNm: 'Zelda', aBLastNm: 'Quirrell' };
    const applicants = [{ aBFirstNm: 'Ann', aBLastNm: 'Øye', aCFirstNm: 'Bo', aCLastNm: 'Quist' }, second];
    await upsertRows(at.portal.db, [indexRowOf(loanOf('5550000001', { applicants }))]);
    const matched = async (q: string) => (await list('administrator', { filter: { q } })).body[0]?.matched;
    expect(await matched('qui')).toEqual(['quist', 'quirrell']);
    expect(await matched('oye')).toEqual(['oye']);
    expect(await matched('quirell')).toEqual(['quirrell']);
    expect(await matched('55500000')).toEqual(['55500000']);
    expect((await list('administrator', { filter: { id: ['5550000001'] } })).body[0]).not.toHaveProperty('matched');
  });
});

describe('the list behind a figure', () => {
  const counted = async (login: string, filter: object): Promise<number> => {
    const { headers } = await list(login, { filter, range: [0, 0] });
    return Number(headers['content-range']?.split('/')[1]);
  };

  it.each(['administrator', 'loan-officer'])('has exactly the loans that it counts (%s)', async (login) => {
    await at.portal.db.deleteFrom('portal.pipeline').execute();
    const statuses = ['0', '3', '33', '33', '4', '47', '18', '900', '7', '9', '6', '37'];
    const loans = statuses.map((sStatusT, index) =>
      loanOf(`80000000${index}`, {
        sStatusT,
        sRateLockStatusT: index % 4 === 3 ? '2' : '1',
        sRLckdExpiredD: `2026-11-${18 + index}`,
        ...(index % 5 === 4 ? { sBranchName: 'Bellevue' } : {}),
      }),
    );
    await upsertRows(at.portal.db, loans.map(indexRowOf));
    const { body } = await get(login, '/quick-panel/data');
    expect(await counted(login, figureFilters.active)).toBe(body.tabs[0]);
    expect(await counted(login, figureFilters.inactive)).toBe(body.tabs[1]);
    expect(await counted(login, figureFilters.funded)).toBe(body.tabs[2]);
    expect(await counted(login, figureFilters.locks)).toBe(body.locksExpiring);
    expect(await counted(login, figureFilters.conditions)).toBe(body.conditionsWaiting);
    for (const { tab, group, loans: number } of body.groups) {
      expect([group, await counted(login, loansInGroup(tab, group))]).toEqual([group, number]);
    }
    expect(body.groups.map(({ group }: { group: string }) => group)).toContain('other');
    for (const { date, loans: number } of body.locksByDay) {
      expect(await counted(login, locksOnDay(daysBetween('2026-11-20', date)))).toBe(number);
    }
    expect(body.locksByDay.length).toBeGreaterThan(1);
  });

  it('finds loans assigned to the user in any role', async () => {
    await at.portal.db.deleteFrom('portal.pipeline').execute();
    await upsertRows(at.portal.db, [
      indexRowOf(loanOf('1', { sEmployeeProcessorLogin: 'Processor' })),
      indexRowOf(loanOf('2', { sEmployeeManagerLogin: 'processor', sOriginatingCompanyName: 'Harborline Lending' })),
      indexRowOf(loanOf('3', { sEmployeeProcessorLogin: 'underwriter' })),
    ]);
    const own = await list('processor', { filter: { tab: 0, mine: true }, sort: ['sLNm', 'ASC'] });
    expect(own.body.map((row: { id: string }) => row.id)).toEqual(['1', '2']);
    const none = await get('administrator', '/lqb/loans', { filter: { mine: true } });
    expect(none.headers['content-range']).toMatch(/\/0$/);
    const file = await get('processor', '/lqb/loans/export', { filter: { mine: true } });
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('is the same list each day, because its days count from today', async () => {
    await at.portal.db.deleteFrom('portal.pipeline').execute();
    await upsertRows(at.portal.db, [
      indexRowOf(loanOf('1', { sEstCloseD: '2026-11-19' })),
      indexRowOf(loanOf('2', { sEstCloseD: '2026-11-20' })),
    ]);
    const due = (span: object) => counted('administrator', { tab: 0, sEstCloseD: span });
    expect([await due({ to: '-1d' }), await due({ from: '0d', to: '0d' }), await due({ from: '1d' })]).toEqual([
      1, 1, 0,
    ]);
    const wrong = await list('administrator', { filter: { sEstCloseD: { from: 'soon' } } });
    expect(wrong.status).toBe(400);
  });
});

describe('GET /lqb/loans/values', () => {
  it('lists the fields that it offers', async () => {
    const wrong = await get('loan-officer', '/lqb/loans/values', { field: 'sSpAddr', tab: 7 });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({
      field:
        'Use one of these values: sLpTemplateNm, sEmployeeLoanRepName, sEmployeeProcessorName, sEmployeeUnderwriterName.',
      tab: 'Use one of these values: 0, 1, 2.',
    });
  });
});

describe('POST /emet-data/loans', () => {
  it('requires sign-in as an administrator', async () => {
    await supertest(at.app).post('/api/emet-data/loans').send({}).expect(401);
    await (await at.as('manager')).post('/api/emet-data/loans').send({}).expect(403);
  });

  it('updates all loans if none are named', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await at.portal.db.deleteFrom('portal.pipeline').execute();
    const answer = await (await at.as('administrator')).post('/api/emet-data/loans').send({}).expect(200);
    expect(answer.body.loans).toBeGreaterThan(0);
    expect((await list('loan-officer', { filter: { q: loanNum } })).body).toHaveLength(1);
    const wrong = await (await at.as('administrator')).post('/api/emet-data/loans').send({ loanNums: ['%'] });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual({ 'loanNums.0': 'The loan was not found.' });
  });
});

describe('where users may create loans', () => {
  it('requires sign-in and a role', async () => {
    await supertest(at.app).get('/api/lqb/reference').expect(401);
    await supertest(at.app).get('/api/emet-data/branches').expect(401);
    expect((await get(await withoutRoles(), '/lqb/reference')).status).toBe(403);
    expect((await get('pml-loan-officer', '/emet-data/branches')).status).toBe(403);
  });

  it("is anywhere for staff, and only the user's own branch or company for others", async () => {
    const staff = (await get('loan-opener', '/lqb/reference')).body;
    expect(staff.channels).toEqual(['1', '2', '3']);
    expect(staff.branches).toHaveLength(5);
    expect(staff.companies).toHaveLength(5);
    const retail = (await get('loan-officer', '/lqb/reference')).body;
    expect(retail).toMatchObject({ channels: ['1'], branches: [{ name: 'Pasadena' }], companies: [] });
    const broker = (await get('pml-loan-officer', '/lqb/reference')).body;
    expect(broker).toMatchObject({ channels: ['2'], branches: [], companies: [{ name: 'Harborline Lending' }] });
    expect(
      (await get('loan-officer', '/emet-data/branches')).body.map((branch: { name: string }) => branch.name),
    ).toEqual(['Pasadena']);
  });
});
