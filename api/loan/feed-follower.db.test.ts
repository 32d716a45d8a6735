import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import type { AppContext } from '../app-context';
import { openAudit } from '../audit/audit.service';
import { LosError } from '../los/los-error';
import { seedOrganization } from '../reference/seed';
import { catchUp, startFeedFollower } from './feed-follower.service';
import { rebuildPipeline } from './pipeline/rebuild.service';
import { countByStatus } from './pipeline/totals.queries';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

const operation = () => ({ id: randomUUID() as string, by: 'los-user', byName: 'Of the LOS' });
const draft = (values: object) => ({
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
  employments: [],
  incomes: [],
  assets: [],
  liabilities: [],
  reos: [],
  residences: [],
  vestings: [],
  sBranchChannelT: '1',
  sBranchName: 'Pasadena',
  sLPurposeT: '0',
  ...values,
});

/** Every row without its write time. */
const rows = async () => {
  const found = await at.portal.db.selectFrom('portal.pipeline').selectAll().orderBy('loan_num').execute();
  return found.map(({ indexed_at: _when, ...row }) => row);
};
const rowOf = (loanNum: string) =>
  at.portal.db.selectFrom('portal.pipeline').selectAll().where('loan_num', '=', loanNum).executeTakeFirst();
const outcomeOf = async (id: string) =>
  (await at.portal.db.selectFrom('portal.audit_entries').select('outcome').where('id', '=', id).executeTakeFirst())
    ?.outcome;

const by = { actor: { login: 'loan-officer' }, requestId: null, address: null };

describe('following the change feed', () => {
  it('says that the loans are being listed until the feed was at its end once, also of an LOS without loans', async () => {
    const fresh = await testPortal();
    const isListing = async () => (await (await fresh.as('administrator')).get('/api/quick-panel/data')).body.isListing;
    expect(await isListing()).toBe(true);
    await catchUp(fresh.portal);
    expect(await isListing()).toBe(false);
    await fresh.close();
  });

  it('shows changes made in the LOS itself', async () => {
    const loan = await at.portal.los.createLoan(operation(), draft({}));
    expect(await rowOf(loan.sLNm)).toBeUndefined();
    await catchUp(at.portal);
    expect(await rowOf(loan.sLNm)).toMatchObject({ version: 1, aBLastNm: 'Lee' });
    await at.portal.los.changeLoan(operation(), loan.sLNm, { version: 1, changes: { sEstCloseD: '2026-12-24' } });
    await catchUp(at.portal);
    expect(await rowOf(loan.sLNm)).toMatchObject({ version: 2, sEstCloseD: '2026-12-24' });
  });

  it('repairs what a crash left inconsistent between LOS and portal: the row and the open audit entry', async () => {
    const id = await openAudit(at.portal.db, by, { action: 'loan.create', subject: 'loan:new' });
    const loan = await at.portal.los.createLoan({ ...operation(), id }, draft({}));
    expect(await outcomeOf(id)).toBe('open');
    await catchUp(at.portal);
    expect(await outcomeOf(id)).toBe('done');
    expect(await rowOf(loan.sLNm)).toBeDefined();
  });

  it('leaves the details of a write in its audit entry if the feed closed it first', async () => {
    const { los } = at.portal;
    const { createLoan: create } = los;
    const spy = vi.spyOn(los, 'createLoan').mockImplementationOnce(async (...sent) => {
      const loan = await create(...sent);
      await catchUp(at.portal);
      return loan;
    });
    const loanNum = await createLoan(at, 'loan-officer');
    spy.mockRestore();
    const entry = await at.portal.db
      .selectFrom('portal.audit_entries')
      .select(['outcome', 'after'])
      .where('action', '=', 'loan.create')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ outcome: 'done', after: { loanNum } });
  });

  it('closes an entry that the LOS never reported as failed, but not too early', async () => {
    const entry = { action: 'loan.change', subject: 'loan:1' } as const;
    const id = await openAudit(at.portal.db, by, entry);
    const old = await openAudit(at.portal.db, by, entry);
    await at.portal.db
      .updateTable('portal.open_writes')
      .set({ at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', old)
      .execute();
    await catchUp(at.portal);
    expect([await outcomeOf(id), await outcomeOf(old)]).toEqual(['open', 'failed']);
  });

  it('processes every change once if two portals follow the feed', async () => {
    let loaded = 0;
    const counted: AppContext = {
      ...at.portal,
      los: {
        ...at.portal.los,
        loadLoans: (loanNums) => {
          loaded += loanNums.length;
          return at.portal.los.loadLoans(loanNums);
        },
      },
    };
    const created = await Promise.all(
      Array.from({ length: 6 }, () => at.portal.los.createLoan(operation(), draft({}))),
    );
    await Promise.all([catchUp(counted), catchUp(counted), catchUp(counted)]);
    await catchUp(counted);
    expect(loaded).toBe(6);
    for (const loan of created) expect(await rowOf(loan.sLNm)).toBeDefined();
  });

  it('continues until it is stopped, even after the LOS was unavailable', async () => {
    let isOffline = true;
    const offline: AppContext = {
      ...at.portal,
      los: {
        ...at.portal.los,
        changesSince: (cursor, limit) =>
          isOffline
            ? Promise.reject(new LosError('unavailable', { text: 'away' }))
            : at.portal.los.changesSince(cursor, limit),
      },
    };
    const follower = startFeedFollower(offline, { every: 5 });
    const loan = await at.portal.los.createLoan(operation(), draft({}));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await rowOf(loan.sLNm)).toBeUndefined();
    isOffline = false;
    await follower.caughtUp;
    expect(await rowOf(loan.sLNm)).toBeDefined();
    await follower.stop();
    const later = await at.portal.los.createLoan(operation(), draft({}));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await rowOf(later.sLNm)).toBeUndefined();
  });
});

describe('rebuilding the index', () => {
  it('produces the same rows and totals as incremental updates, and fixes wrong ones', async () => {
    const loanNum = await createLoan(at, 'loan-officer', { sEstCloseD: '2026-12-01', sLAmtCalc: '300000' });
    await createLoan(at, 'pml-loan-officer', {
      applicants: [{ aBFirstNm: 'Zoë', aBLastNm: 'Quill', aCLastNm: 'Orr' }],
    });
    await at.portal.los.moveStatus(operation(), loanNum, '9');
    await catchUp(at.portal);
    const stored = await rows();
    const totals = await countByStatus(at.portal.db, { kind: 'all' });
    expect(stored.length).toBeGreaterThan(10);

    await at.portal.db.deleteFrom('portal.pipeline').where('loan_num', '<>', loanNum).execute();
    await at.portal.db.updateTable('portal.pipeline').set({ sStatusT: '6', tab: 2, aBLastNm: 'Wrong' }).execute();
    const otherRow = stored.find((row) => row.loan_num !== loanNum);
    if (!otherRow) throw new Error('no second row');
    await at.portal.db
      .insertInto('portal.pipeline')
      .values({ ...otherRow, loan_num: 'gone', indexed_at: new Date(0) })
      .execute();

    expect(await rebuildPipeline(at.portal)).toEqual({ loans: stored.length, removed: 1 });
    expect(await rows()).toEqual(stored);
    expect(await countByStatus(at.portal.db, { kind: 'all' })).toEqual(totals);
  });

  it('removes no loan that the LOS has, even if the feed is empty', async () => {
    await catchUp(at.portal);
    const stored = await rows();
    await at.portal.db.updateTable('portal.pipeline').set({ aBLastNm: 'Wrong' }).execute();
    const withoutFeed: AppContext = {
      ...at.portal,
      los: { ...at.portal.los, changesSince: async (cursor) => ({ cursor, changes: [] }) },
    };
    expect(await rebuildPipeline(withoutFeed)).toEqual({ loans: stored.length, removed: 0 });
    expect(await rows()).toEqual(stored);
  });

  it('can run during normal work: newer writes are kept', async () => {
    const loanNums = await Promise.all(Array.from({ length: 8 }, () => createLoan(at, 'loan-officer')));
    const writes = loanNums.map(async (loanNum, index) => {
      for (let version = 1; version <= 4; version += 1) {
        const agent = await at.as('loan-officer');
        await agent.post(`/api/lqb/loans/${loanNum}`).send({ version, sLAmtCalc: `${(index + 1) * 1000 + version}` });
      }
    });
    await Promise.all([...writes, rebuildPipeline(at.portal), rebuildPipeline(at.portal)]);
    for (const [index, loanNum] of loanNums.entries()) {
      expect(await rowOf(loanNum)).toMatchObject({ version: 5, sFinalLAmt: `${(index + 1) * 1000 + 4}.00` });
    }
    await catchUp(at.portal);
    const stored = await rows();
    await rebuildPipeline(at.portal);
    expect(await rows()).toEqual(stored);
  });
});
