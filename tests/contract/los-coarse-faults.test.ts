import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LosError } from '../../api/los/los-error';
import type { LosPort } from '../../api/los/port';
import { draftLoan, operation } from './contract-loan';
import { refusal } from './los-under-test';
import { openCoarse } from './open-los';

type Coarse = Awaited<ReturnType<typeof openCoarse>>;

const lostAnswer = () => new LosError('timeout', { text: 'No answer.' });
const crash = () => new Error('The process died.');

describe('an LOS that only loads, saves and lists', () => {
  let at: Coarse;
  let los: LosPort;

  beforeEach(async () => {
    at = await openCoarse();
    los = at.los;
  });
  afterEach(() => at.close());

  const newLoan = () => los.createLoan(operation(), draftLoan());
  const toAltadena = { version: 1, changes: { sSpCity: 'Altadena' } };
  const changesOf = async (loanNum: string) =>
    (await los.changeLog(loanNum, { limit: 50 })).entries.filter(({ action }) => action === 'change');
  const fed = async () => (await los.changesSince('', 1000)).changes;

  describe('if the portal crashes between the save and the journal entry', () => {
    it('answers a repeated call normally, and saves once', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      at.memory.failNextSave('after', crash());
      await expect(los.changeLoan(once, sLNm, toAltadena)).rejects.toThrow('died');
      const other = await at.portal();
      const changed = await other.changeLoan(once, sLNm, toAltadena);
      expect(changed).toMatchObject({ version: 2, sSpCity: 'Altadena' });
      expect(await other.changeLoan(once, sLNm, toAltadena)).toEqual(changed);
      expect(at.memory.saves.count).toBe(2);
      expect(await changesOf(sLNm)).toMatchObject([{ field: 'sSpCity', by: 'Rafael Quillmore', version: 2 }]);
    });

    it('reports the operation in the feed even without a repeated call', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      at.memory.failNextSave('after', crash());
      await expect(los.changeLoan(once, sLNm, toAltadena)).rejects.toThrow('died');
      expect((await fed()).at(-1)).toEqual({ loanNum: sLNm, version: 2, operationId: once.id });
      expect(await fed()).toHaveLength(2);
    });

    it('shows the next reader the new version', async () => {
      const { sLNm } = await newLoan();
      at.memory.failNextSave('after', lostAnswer());
      await refusal(los.changeLoan(operation(), sLNm, toAltadena));
      expect(await los.loadLoan(sLNm)).toMatchObject({ version: 2, sSpCity: 'Altadena' });
      expect((await refusal(los.changeLoan(operation(), sLNm, toAltadena))).code).toBe('stale');
    });

    it('keeps one copy of a new loan, under the number that it was saved with', async () => {
      const once = operation();
      at.memory.failNextSave('after', crash());
      await expect(los.createLoan(once, draftLoan())).rejects.toThrow('died');
      const again = await Promise.all([los, await at.portal()].map((port) => port.createLoan(once, draftLoan())));
      expect(again[0]).toEqual(again[1]);
      expect(at.memory.saves.count).toBe(1);
      expect(await fed()).toEqual([{ loanNum: again[0]?.sLNm, version: 1, operationId: once.id }]);
    });

    it('distinguishes its change from a later one made in the LOS', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      at.memory.failNextSave('after', crash());
      await expect(los.changeLoan(once, sLNm, toAltadena)).rejects.toThrow('died');
      at.memory.change(sLNm, { sSpAddr: '3 Kestrel Loop' });
      expect(await los.loadLoan(sLNm)).toMatchObject({ version: 3, sSpCity: 'Altadena', sSpAddr: '3 Kestrel Loop' });
      expect(await changesOf(sLNm)).toMatchObject([
        { field: 'sSpAddr', by: 'Loan origination system', version: 3 },
        { field: 'sSpCity', by: 'Rafael Quillmore', version: 2 },
      ]);
    });
  });

  describe('if a save does not reach the LOS', () => {
    it('reports an unknown outcome, and completes the change on a repeated call', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      at.memory.failNextSave('before', lostAnswer());
      const failed = await refusal(los.changeLoan(once, sLNm, toAltadena));
      expect(failed).toMatchObject({ code: 'timeout', details: { outcome: 'unknown' } });
      expect(await los.loadLoan(sLNm)).toMatchObject({ version: 1, sSpCity: 'Pasadena' });
      expect(await los.changeLoan(once, sLNm, toAltadena)).toMatchObject({ version: 2, sSpCity: 'Altadena' });
      expect((await fed()).map(({ version }) => version)).toEqual([1, 2]);
    });

    it('creates the loan on a repeated call', async () => {
      const once = operation();
      at.memory.failNextSave('before', crash());
      await expect(los.createLoan(once, draftLoan())).rejects.toThrow('died');
      expect(await fed()).toEqual([]);
      const { sLNm } = await los.createLoan(once, draftLoan());
      expect(await fed()).toEqual([{ loanNum: sLNm, version: 1, operationId: once.id }]);
    });

    it('keeps one copy of a new loan that arrives later', async () => {
      const { version: _, ...loan } = await newLoan();
      const once = operation();
      at.memory.failNextSave('before', lostAnswer());
      await refusal(los.createLoan(once, draftLoan()));
      expect(await fed()).toHaveLength(1);
      const sLNm = String(Number(loan.sLNm) + 1);
      at.memory.add({ ...loan, sLNm });
      expect((await los.createLoan(once, draftLoan())).sLNm).toBe(sLNm);
      expect((await fed()).map(({ loanNum }) => loanNum)).toEqual([loan.sLNm, sLNm]);
    });

    it('leaves no trace of a rejected save', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      at.memory.failNextSave('before', new LosError('invalid', { text: 'No.' }));
      expect((await refusal(los.changeLoan(once, sLNm, toAltadena))).code).toBe('invalid');
      expect(await los.changeLoan(once, sLNm, toAltadena)).toMatchObject({ version: 2 });
    });
  });

  describe('with direct changes in the LOS', () => {
    it('rejects a change based on an outdated version, and returns the current loan', async () => {
      const { sLNm } = await newLoan();
      at.memory.change(sLNm, { sSpCity: 'Glendale' });
      const stale = await refusal(los.changeLoan(operation(), sLNm, toAltadena));
      expect(stale.code).toBe('stale');
      expect(stale.details.current).toMatchObject({ version: 2, sSpCity: 'Glendale' });
    });

    it('lists the change in feed and log, without a portal user', async () => {
      const loan = await newLoan();
      await fed();
      at.memory.change(loan.sLNm, { sPurchPrice: '900000.00', sStatusT: '1' });
      expect((await fed()).map(({ version }) => version)).toEqual([1, 2]);
      const changes = await changesOf(loan.sLNm);
      expect(changes.map(({ field }) => field).sort()).toEqual(['sPurchPrice', 'sStatusT']);
      expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['Loan origination system']));
      expect((await los.statusLog(loan.sLNm)).map(({ status, by }) => [status, by])).toEqual([
        ['0', 'Rafael Quillmore'],
        ['1', 'Loan origination system'],
      ]);
    });

    it('lists a loan created there, and reads each of its changes once', async () => {
      const { version: _, ...loan } = await newLoan();
      at.memory.add({ ...loan, sLNm: '1999000001' });
      at.time.now = new Date(at.time.now.getTime() + 10_000);
      expect((await fed()).map(({ loanNum, version }) => [loanNum, version])).toEqual([
        [loan.sLNm, 1],
        ['1999000001', 1],
      ]);
      expect(await fed()).toHaveLength(2);
      at.memory.change('1999000001', { sSpCity: 'Azusa' });
      expect(await fed()).toHaveLength(3);
    });

    it('reads the other loans while one cannot be read, and that one as soon as it can', async () => {
      const [one, other] = [await newLoan(), await newLoan()];
      await fed();
      at.memory.unreadable.add(one.sLNm);
      for (const { sLNm } of [one, other]) at.memory.change(sLNm, { sSpCity: 'Azusa' });
      const changed = async () => (await fed()).slice(2).map(({ loanNum }) => loanNum);
      expect(await changed()).toEqual([other.sLNm]);
      at.time.now = new Date(at.time.now.getTime() + 24 * 3_600_000);
      at.memory.change(other.sLNm, { sSpCity: 'Glendale' });
      at.time.now = new Date(at.time.now.getTime() + 10_000);
      expect(await changed()).toEqual([other.sLNm, other.sLNm]);
      at.memory.unreadable.clear();
      at.time.now = new Date(at.time.now.getTime() + 3_600_000);
      expect(await changed()).toEqual([other.sLNm, other.sLNm, one.sLNm]);
    });

    it('skips loan numbers that are taken there', async () => {
      const { version: _, ...loan } = await newLoan();
      const next = String(Number(loan.sLNm) + 1);
      at.memory.add({ ...loan, sLNm: next });
      expect(Number((await newLoan()).sLNm)).toBe(Number(next) + 1);
    });
  });

  it('accepts one of several portals’ concurrent writes, and rejects the others as stale', async () => {
    const { sLNm } = await newLoan();
    const portals = [los, await at.portal(), await at.portal()];
    for (let version = 1; version <= 5; version += 1) {
      const results = await Promise.allSettled(
        portals.map((portal, index) =>
          portal.changeLoan(operation(), sLNm, { version, changes: { sSpCity: `City ${version}-${index}` } }),
        ),
      );
      const late = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(late).toEqual([expect.objectContaining({ code: 'stale' }), expect.objectContaining({ code: 'stale' })]);
    }
    expect(await changesOf(sLNm)).toHaveLength(5);
    expect(at.memory.saves.count).toBe(6);
  });

  it('runs an operation once if it reaches two portals concurrently, for a change and a new loan', async () => {
    const { sLNm } = await newLoan();
    const portals = [los, await at.portal()];
    const [changing, creating] = [operation(), operation()];
    const changed = await Promise.all(portals.map((portal) => portal.changeLoan(changing, sLNm, toAltadena)));
    expect(changed[0]).toEqual(changed[1]);
    const created = await Promise.all(portals.map((portal) => portal.createLoan(creating, draftLoan())));
    expect(created[0]).toEqual(created[1]);
    expect(at.memory.saves.count).toBe(3);
  });
});
