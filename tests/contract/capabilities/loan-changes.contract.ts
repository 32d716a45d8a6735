import { describe, expect, it } from 'vitest';
import type { ChangeLogFilter } from '../../../domain/loan/change-log.schemas';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

/** Changes of a loan, and their log entries. */
export function loanChangesContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan, change } = stepsOf(under);

  describe('changing a loan', () => {
    it('increments the version, recalculates and logs each field with the user', async () => {
      const loan = await newLoan();
      const changed = await change(loan, { sLAmtCalc: '$609,375.00' });
      expect(changed).toMatchObject({ version: 2, sLAmtCalc: '609375.00', sLtvR: '75.000' });
      const [entry] = (await los.changeLog(loan.sLNm, { limit: 10 })).entries;
      expect(entry).toMatchObject({
        version: 2,
        action: 'change',
        field: 'sLAmtCalc',
        before: '650000.00',
        after: '609375.00',
        by: 'Rafael Quillmore',
      });
    });

    it('logs records and applications by position, newest first, with masked SSNs', async () => {
      const loan = await newLoan();
      await change(loan, {
        aBSsn: '900-65-4321',
        assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '250000.00' }],
        liabilities: [],
      });
      const { entries } = await los.changeLog(loan.sLNm, { limit: 20 });
      expect(entries).toContainEqual(
        expect.objectContaining({
          field: 'applicants[0].aBSsn',
          before: '***-**-3456',
          after: '***-**-4321',
        }),
      );
      expect(entries).toContainEqual(
        expect.objectContaining({ field: 'assets[savings].value', before: '240000.00', after: '250000.00' }),
      );
      expect(entries).toContainEqual(expect.objectContaining({ field: 'liabilities[card]', after: null }));
      expect(JSON.stringify(entries)).not.toContain('900-');
      expect(entries.at(-1)).toMatchObject({ action: 'create', version: 1 });
      expect(await los.changeLog(loan.sLNm, { limit: 1 })).toMatchObject({ entries: [entries[0]], capped: false });
    });

    it('finds changes by user, field, position, action and time, page by page', async () => {
      const loan = await newLoan();
      const later = new Date(time.now.getTime() + 3_600_000);
      time.now = later;
      const changed = await change(loan, {
        sSpCity: 'Altadena',
        assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '250000.00' }],
      });
      await los.changeLoan({ ...operation(), byName: 'Mina Osei' }, loan.sLNm, {
        version: changed.version,
        changes: { assets: [], sSpCity: 'Glendale' },
      });
      const fieldsOf = async (filter: ChangeLogFilter) =>
        (await los.changeLog(loan.sLNm, { filter, limit: 50 })).entries.map((entry) => entry.field).sort();
      expect(await fieldsOf({ people: ['Mina Osei'] })).toEqual(['assets[savings]', 'sSpCity']);
      expect(await fieldsOf({ fields: ['assets', 'assets.value'] })).toEqual([
        'assets[savings]',
        'assets[savings].value',
      ]);
      expect(await fieldsOf({ places: ['assets[savings].value'] })).toEqual(['assets[savings].value']);
      expect(await fieldsOf({ people: ['Rafael Quillmore'], actions: ['create'] })).toEqual(['sLNm']);
      expect(await fieldsOf({ people: [] })).toEqual([]);
      expect(await fieldsOf({ to: later.toISOString() })).toEqual(['sLNm']);
      expect(await fieldsOf({ from: later.toISOString(), fields: ['sLNm'] })).toEqual([]);
      const two = await los.changeLog(loan.sLNm, { offset: 1, limit: 2, order: 'oldest' });
      expect(two).toMatchObject({ total: 5, capped: false, entries: [{ version: 2 }, { version: 2 }] });
      expect(await los.changeLogValues(loan.sLNm)).toEqual({
        people: ['Mina Osei', 'Rafael Quillmore'],
        fields: ['assets', 'assets.value', 'sLNm', 'sSpCity'],
        actions: ['change', 'create'],
      });
      expect((await refusal(los.changeLog(unknownLoan, { limit: 1 }))).code).toBe('not-found');
    });

    it('rejects a change based on an outdated version, and returns the current loan', async () => {
      const loan = await newLoan();
      const current = await change(loan, { sSpCity: 'Altadena' });
      const stale = await refusal(change(loan, { sSpCity: 'Glendale' }));
      expect(stale.code).toBe('stale');
      expect(stale.details.current).toEqual(current);
    });

    it('accepts one of two concurrent writes and loses no change', async () => {
      const loan = await newLoan();
      const results = await Promise.allSettled([
        change(loan, { sSpCity: 'Altadena' }),
        change(loan, { sSpCity: 'Glendale' }),
      ]);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      expect(await los.loadLoan(loan.sLNm)).toMatchObject({ version: 2 });
    });

    it('rejects calculated, guarded and unknown fields by name', async () => {
      const loan = await newLoan();
      const refused = await refusal(
        change(loan, { sLtvR: '10.000', sStatusT: '6', sEmployeeLoanRepLogin: 'me', sNoSuchField: '1' }),
      );
      expect(refused.code).toBe('invalid');
      expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
        'sEmployeeLoanRepLogin',
        'sLtvR',
        'sNoSuchField',
        'sStatusT',
      ]);
      expect(await los.loadLoan(loan.sLNm)).toMatchObject({ version: 1 });
    });

    it('assigns an ID to a record without one', async () => {
      const loan = await newLoan();
      const changed = await change(loan, { reos: [{ owners: ['0B'], address: '3 Kestrel Loop', value: '1.00' }] });
      expect(changed.reos).toEqual([expect.objectContaining({ id: expect.stringMatching(/./), value: '1.00' })]);
    });

    it('keeps the version if nothing changes', async () => {
      const loan = await newLoan();
      expect(await change(loan, { sSpCity: 'Pasadena' })).toMatchObject({ version: 1 });
    });

    it('returns the original result for a repeated operation, even after later changes', async () => {
      const loan = await newLoan();
      const once = operation();
      const request = { version: 1, changes: { sSpCity: 'Altadena' } };
      const first = await los.changeLoan(once, loan.sLNm, request);
      await change(first, { sSpCity: 'Glendale' });
      expect(await los.changeLoan(once, loan.sLNm, request)).toEqual(first);
      expect(await los.loadLoan(loan.sLNm)).toMatchObject({ sSpCity: 'Glendale', version: 3 });
    });

    it('rejects an operation ID that was used for something else', async () => {
      const loan = await newLoan();
      const once = operation();
      await los.changeLoan(once, loan.sLNm, { version: 1, changes: { sSpCity: 'Altadena' } });
      const other = await refusal(los.changeLoan(once, loan.sLNm, { version: 2, changes: { sSpCity: 'Vernon' } }));
      expect(other.code).toBe('invalid');
      expect((await refusal(los.moveStatus(once, loan.sLNm, '1'))).code).toBe('invalid');
    });
  });
}
