import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { LosError } from '../los/los-error';
import { batchesOf, codesOf } from './batch.test-support';

let at: TestPortal;
const loanNums: string[] = [];
beforeAll(async () => {
  at = await testPortal();
  for (let count = 0; count < 3; count += 1) loanNums.push(await createLoan(at, 'loan-officer'));
});
afterAll(() => at.close());

const numberOf = (place: number): string => loanNums[place] ?? '';
const loan = (place: number): Promise<LoanDocument> => at.portal.los.loadLoan(numberOf(place));
const byAdministrator = (kind: Parameters<typeof batchesOf>[2], fields: readonly string[]) =>
  batchesOf(at, 'administrator', kind, fields);
const results = (rows: readonly { result: string }[]) => rows.map(({ result }) => result);

describe('a batch of loan fields', () => {
  const fields = ['loanNum', 'sSubservicerLoanNm', 'sServicingCurrentPrincipal'];

  it('changes fields of loans, leaves empty ones, and gives them back when it is undone', async () => {
    const batches = byAdministrator('loans', fields);
    const before = await loan(0);
    const batch = await batches.imported([
      `${numberOf(0)},SUB-1,"401,250.5"`,
      `${numberOf(1)},SUB-2,`,
      `${numberOf(1)},SUB-3,`,
      `${numberOf(2)},,`,
      `${numberOf(2)},SUB-4,many`,
      '9999999999,SUB-5,',
    ]);
    expect(batch.totals).toMatchObject({ saved: 2, refused: 4 });
    expect((await batches.report(batch.id)).slice(2).map(codesOf)).toEqual([
      'loanNum row-twice',
      'loanNum required',
      'sServicingCurrentPrincipal not-a-number',
      'loanNum no-loan',
    ]);
    expect(await loan(0)).toMatchObject({ sSubservicerLoanNm: 'SUB-1', sServicingCurrentPrincipal: '401250.50' });
    const again = await batches.imported([`${numberOf(0)},SUB-1,401250.50`]);
    expect(results(await batches.report(again.id))).toEqual(['unchanged']);
    const other = await loan(1);
    await (await at.as('administrator'))
      .post(`/api/lqb/loans/${numberOf(1)}`)
      .send({ version: other.version, sSubservicerLoanNm: 'OTHER' })
      .expect(200);
    const undone = await batches.undone(batch.id);
    expect(undone.totals).toMatchObject({ undone: 1, kept: 1 });
    expect((await loan(0)).sSubservicerLoanNm).toBe(before.sSubservicerLoanNm);
    expect((await loan(1)).sSubservicerLoanNm).toBe('OTHER');
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select('actor')
      .where('action', '=', 'loan.change')
      .where('subject', '=', `loan:${numberOf(0)}`)
      .execute();
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['administrator']));
  });

  it('finds out after a restart whether a write that had begun was done', async () => {
    const batches = byAdministrator('loans', fields);
    const { body } = await batches.send([`${numberOf(0)},RUN-1,`, `${numberOf(1)},RUN-2,`, `${numberOf(2)},RUN-3,`]);
    const begun = async (row: number, state: object) =>
      at.portal.db
        .updateTable('portal.batch_rows')
        .set({ result: 'saving', before: JSON.stringify({ state }) })
        .where('batch_id', '=', body.id)
        .where('row', '=', row)
        .execute();
    const write = async (place: number, name: string) =>
      (await at.as('administrator'))
        .post(`/api/lqb/loans/${numberOf(place)}`)
        .send({ version: (await loan(place)).version, sSubservicerLoanNm: name })
        .expect(200);
    // The first was written before the process died, the second was not, and the third was changed by another since.
    const before = await Promise.all([loan(0), loan(1), loan(2)]);
    await Promise.all(
      before.map((one, place) => begun(place + 2, { sSubservicerLoanNm: one.sSubservicerLoanNm ?? null })),
    );
    await write(0, 'RUN-1');
    await write(2, 'OTHER');
    const { totals } = await batches.worked(body.id);
    expect(totals).toMatchObject({ saved: 2, refused: 1 });
    expect((await batches.report(body.id)).map(codesOf)).toEqual(['', '', 'loanNum batch-loan-touched']);
    expect((await loan(1)).sSubservicerLoanNm).toBe('RUN-2');
    expect((await loan(2)).sSubservicerLoanNm).toBe('OTHER');
  });

  it('goes on after the LOS was not reached for a moment', async () => {
    const batches = byAdministrator('loans', fields);
    const outage = vi.spyOn(at.portal.los, 'changeLoan');
    outage.mockRejectedValueOnce(new LosError('unavailable', 'los-unavailable'));
    const { totals } = await batches.imported([`${numberOf(0)},LATER-1,`, `${numberOf(1)},LATER-2,`]);
    outage.mockRestore();
    expect(totals).toMatchObject({ saved: 2, refused: 0 });
    expect((await loan(0)).sSubservicerLoanNm).toBe('LATER-1');
  });

  it('gives back a loan whose write had begun, too, if all rows or none are saved', async () => {
    const batches = byAdministrator('loans', fields);
    const before = (await loan(0)).sSubservicerLoanNm ?? null;
    const { body } = await batches.send([`${numberOf(0)},ALL-1,`, `${numberOf(1)},ALL-2,`], { allOrNothing: true });
    const set = (row: number, values: object) =>
      at.portal.db
        .updateTable('portal.batch_rows')
        .set(values)
        .where('batch_id', '=', body.id)
        .where('row', '=', row)
        .execute();
    const state = { sSubservicerLoanNm: before };
    await set(2, { result: 'saving', before: JSON.stringify({ state }) });
    await set(3, { result: 'refused' });
    await (await at.as('administrator'))
      .post(`/api/lqb/loans/${numberOf(0)}`)
      .send({ version: (await loan(0)).version, sSubservicerLoanNm: 'ALL-1' })
      .expect(200);
    expect((await batches.worked(body.id)).totals).toMatchObject({ ready: 0, notSaved: 1, refused: 1 });
    expect((await loan(0)).sSubservicerLoanNm ?? null).toBe(before);
  });

  it('of another user is neither saved nor undone by one who may not change loans', async () => {
    const batches = byAdministrator('loans', fields);
    const others = batchesOf(at, 'accountant', 'loans', fields);
    const checked = await batches.imported([`${numberOf(0)},MINE-1,`], { dryRun: true });
    const before = (await loan(0)).sSubservicerLoanNm;
    expect((await others.act(checked.id, 'save')).status).toBe(200);
    await others.worked(checked.id);
    expect((await others.report(checked.id)).map(codesOf)).toEqual(['loanNum not-authorized']);
    expect((await loan(0)).sSubservicerLoanNm).toBe(before);
    const saved = await batches.imported([`${numberOf(0)},MINE-2,`]);
    await others.undone(saved.id);
    expect((await others.report(saved.id)).map(codesOf)).toEqual(['loanNum not-authorized']);
    expect((await loan(0)).sSubservicerLoanNm).toBe('MINE-2');
  });

  it('is refused row by row for a user who may not change loans', async () => {
    const batches = batchesOf(at, 'accountant', 'loans', fields);
    const batch = await batches.imported([`${numberOf(0)},NO,`]);
    expect((await batches.report(batch.id)).map(codesOf)).toEqual(['loanNum not-authorized']);
  });
});

describe('a batch of status changes', () => {
  it('moves loans by the name of a status, and back when it is undone', async () => {
    const batches = byAdministrator('status', ['loanNum', 'status']);
    const before = (await loan(0)).sStatusT;
    const batch = await batches.imported([`${numberOf(0)},Loan On-Hold`, `${numberOf(1)},Funded`]);
    expect((await batches.report(batch.id)).map(codesOf)).toEqual(['', 'status not-a-code']);
    expect((await loan(0)).sStatusT).toBe('7');
    expect((await batches.undone(batch.id)).totals).toMatchObject({ undone: 1 });
    expect((await loan(0)).sStatusT).toBe(before);
  });

  it('that saves all or none gives the first loans back if a later one is refused', async () => {
    const batches = byAdministrator('status', ['loanNum', 'status']);
    const before = (await loan(0)).sStatusT;
    // The workflow has no move from Open to In Underwriting.
    const { totals } = await batches.imported([`${numberOf(0)},Loan On-Hold`, `${numberOf(1)},In Underwriting`], {
      allOrNothing: true,
    });
    expect(totals).toMatchObject({ saved: 0, notSaved: 1, refused: 1 });
    expect((await loan(0)).sStatusT).toBe(before);
  });
});

describe('a batch of assignments', () => {
  it('gives loans to a person who may work on them, and back', async () => {
    const batches = byAdministrator('assign', ['loanNum', 'role', 'login']);
    const { first_name, last_name, email } = await at.portal.db
      .selectFrom('portal.users')
      .select(['first_name', 'last_name', 'email'])
      .where('login', '=', 'processor')
      .executeTakeFirstOrThrow();
    const batch = await batches.imported([
      `${numberOf(0)},Processor,PROCESSOR`,
      `${numberOf(1)},Processor,underwriter`,
      `${numberOf(1)},Processor,${first_name} ${last_name}`,
      `${numberOf(2)},Processor,${String(email).toUpperCase()}`,
    ]);
    expect((await batches.report(batch.id)).map(codesOf)).toEqual(['', 'login not-a-code', '', '']);
    for (const place of [1, 2]) expect((await loan(place)).sEmployeeProcessorLogin).toBe('processor');
    expect((await loan(0)).sEmployeeProcessorLogin).toBe('processor');
    // Whom a name or email meant when the batch was saved counts when it is undone.
    const renamed = (values: object) =>
      at.portal.db.updateTable('portal.users').set(values).where('login', '=', 'processor');
    await renamed({ first_name: 'Renamed', email: 'renamed@example.com' }).execute();
    const undone = await batches.undone(batch.id);
    await renamed({ first_name, email }).execute();
    expect(undone.totals).toMatchObject({ undone: 3, kept: 0 });
    for (const place of [0, 1, 2]) expect((await loan(place)).sEmployeeProcessorLogin ?? null).toBeNull();
  });
});

describe('a batch of document requests', () => {
  it('adds one condition to each loan, and waives it when it is undone', async () => {
    const batches = byAdministrator('requests', ['loanNum', 'category', 'description']);
    const rows = [`${numberOf(0)},Processing,Upload the flood certificate.`, `${numberOf(1)},PTF,SSN 123-45-6789`];
    const batch = await batches.imported(rows);
    expect((await batches.report(batch.id)).map(codesOf)).toEqual(['', 'description text-has-secret']);
    const { key, reference } = await at.portal.db
      .selectFrom('portal.batch_rows')
      .select(['key', 'reference'])
      .where('batch_id', '=', batch.id)
      .where('row', '=', 3)
      .executeTakeFirstOrThrow();
    expect([reference, key]).toEqual(['SSN ***-**-****', `${numberOf(1)} SSN ***-**-****`]);
    const conditions = async () =>
      (await at.portal.los.conditions(numberOf(0))).map(({ description, state }) => [description, state]);
    expect(await conditions()).toEqual([['Upload the flood certificate.', 'active']]);
    await batches.undone(batch.id);
    expect(await conditions()).toEqual([['Upload the flood certificate.', 'waived']]);
  });
});

describe('a comparison', () => {
  it('shows where an investor’s purchase advice differs from the loans, and saves nothing', async () => {
    const batches = batchesOf(at, 'accountant', 'purchase-advice', ['loanNum', 'principal', 'noteRate', 'netAmount']);
    await byAdministrator('loans', ['loanNum', 'sServicingCurrentPrincipal']).imported([`${numberOf(0)},400000.00`]);
    const batch = await batches.imported([
      `${numberOf(0)},"400,000",9.875,`,
      `${numberOf(1)},1.00,,`,
      '9999999999,1.00,,',
    ]);
    expect(batch).toMatchObject({ isDryRun: true, canSave: false });
    expect(batch.totals).toMatchObject({ differs: 2, refused: 1, saved: 0 });
    const [first] = await batches.report(batch.id);
    expect(first?.problems.map(({ field }) => field)).toEqual(['noteRate']);
  });
});
