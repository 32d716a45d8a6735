import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLoan } from '../../api/vendors/lendingqb/loan-store';
import { simulatedClient } from '../../api/vendors/lendingqb/world';
import { noMap } from '../../config/lendingqb-map';
import { draftLoan, operation } from './contract-loan';
import { refusal } from './los-under-test';
import { type LendingQbUnderTest, openLendingQbUnderTest, simulatedConfig } from './open-lendingqb';

const toAltadena = { version: 1, changes: { sSpCity: 'Altadena' } };

describe('LendingQB', () => {
  const logged: string[] = [];
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    }),
  );
  let at: LendingQbUnderTest;
  beforeAll(async () => {
    at = await openLendingQbUnderTest({ slowMs: 1_100 }, { log, timeoutMs: 800, settleMs: 1_200 });
  });
  afterAll(() => at.close());

  const create = () => at.los.createLoan(operation(), draftLoan());
  const city = (loanNum: string) => at.simulator.world.loans.get(loanNum)?.fields.get('sSpCity');
  const count = (name: string) => at.simulator.calls.get(name) ?? 0;
  const changesOf = async (loanNum: string) =>
    (await at.los.changeLog(loanNum, { limit: 50 })).entries.filter(({ action }) => action === 'change');
  const later = () => {
    at.time.now = new Date(at.time.now.getTime() + 10_000);
  };
  /** Changes a field as a user of LendingQB. */
  const changeThere = (loanNum: string, id: string, text: string) => {
    later();
    const loan = at.simulator.world.loans.get(loanNum);
    loan?.fields.set(id, text);
    if (loan) loan.modifiedAt = at.simulator.world.clock();
  };

  describe('with a ticket that has expired', () => {
    it('signs in once for many callers, and carries out a write once', async () => {
      const { sLNm } = await create();
      at.simulator.world.office.end();
      const signIns = count('GetUserAuthTicket');
      await Promise.all(Array.from({ length: 8 }, () => at.los.loadLoan(sLNm)));
      expect(count('GetUserAuthTicket')).toBe(signIns + 1);
      at.simulator.faults.plan({ kind: 'expired', operation: 'Save' });
      expect(await at.los.changeLoan(operation(), sLNm, toAltadena)).toMatchObject({ version: 2, sSpCity: 'Altadena' });
      expect(count('GetUserAuthTicket')).toBe(signIns + 2);
      expect(await changesOf(sLNm)).toHaveLength(1);
    });
  });

  describe('without a usable answer to a read', () => {
    it.each(['cut-before', 'half', 'page', 'busy', 'too-many', 'fault-before', 'slow', 'twice'] as const)(
      'tries again after %s',
      async (kind) => {
        const { sLNm } = await create();
        at.simulator.faults.plan({ kind, operation: 'Load' });
        expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 1, sSpCity: 'Pasadena' });
      },
    );

    it('gives up after three tries, and says whether it was too slow', async () => {
      const { sLNm } = await create();
      at.simulator.faults.plan({ kind: 'busy', operation: 'Load', times: 3 });
      expect(await refusal(at.los.loadLoan(sLNm))).toMatchObject({ code: 'unavailable', details: {} });
      at.simulator.faults.plan({ kind: 'slow', operation: 'Load', times: 3 });
      expect((await refusal(at.los.loadLoan(sLNm))).code).toBe('timeout');
    });
  });

  describe('without an answer to a save', () => {
    it.each(['cut-after', 'half', 'fault-after', 'page', 'slow', 'late'] as const)(
      'reads the loan back after %s, and finds it saved',
      async (kind) => {
        const { sLNm } = await create();
        at.simulator.faults.plan({ kind, operation: 'Save' });
        const saves = count('Save');
        expect(await at.los.changeLoan(operation(), sLNm, toAltadena)).toMatchObject({ version: 2 });
        expect([count('Save') - saves, city(sLNm), (await changesOf(sLNm)).length]).toEqual([1, 'Altadena', 1]);
      },
    );

    it.each(['cut-before', 'busy', 'fault-before'] as const)(
      'reports an unknown outcome after %s, and saves with a repeated call',
      async (kind) => {
        const { sLNm } = await create();
        const once = operation();
        at.simulator.faults.plan({ kind, operation: 'Save' });
        const failed = await refusal(at.los.changeLoan(once, sLNm, toAltadena));
        expect(failed).toMatchObject({ code: 'unavailable', details: { outcome: 'unknown' } });
        expect(city(sLNm)).toBe('Pasadena');
        expect(await at.los.changeLoan(once, sLNm, toAltadena)).toMatchObject({ version: 2, sSpCity: 'Altadena' });
        expect(await changesOf(sLNm)).toHaveLength(1);
      },
    );

    it('knows that nothing was saved after 429', async () => {
      const { sLNm } = await create();
      at.simulator.faults.plan({ kind: 'too-many', operation: 'Save' });
      const failed = await refusal(at.los.changeLoan(operation(), sLNm, toAltadena));
      expect(failed).toMatchObject({ code: 'unavailable', details: {} });
      expect(failed.details.outcome).toBeUndefined();
    });

    it.each(['cut-after', 'cut-before'] as const)('creates a loan once after %s', async (kind) => {
      const loans = at.simulator.world.loans.size;
      const once = operation();
      at.simulator.faults.plan({ kind, operation: 'CreateWithOptions' });
      const first = await at.los.createLoan(once, draftLoan()).catch(() => undefined);
      const loan = await at.los.createLoan(once, draftLoan());
      if (kind === 'cut-after') expect(first).toEqual(loan);
      expect(at.simulator.world.loans.size).toBe(loans + 1);
      expect(await at.los.loadLoan(loan.sLNm)).toEqual(loan);
    });
  });

  describe('that refuses', () => {
    it('passes on what it says, and leaves no trace', async () => {
      const { sLNm } = await create();
      const once = operation();
      at.simulator.faults.plan({ kind: 'error', operation: 'Save' });
      const refused = await refusal(at.los.changeLoan(once, sLNm, toAltadena));
      expect(refused).toMatchObject({ code: 'invalid', wording: { code: 'los-said' } });
      expect(refused.message).toBe('The loan origination system says: A simulated error.');
      at.simulator.faults.plan({ kind: 'refusal', operation: 'Save' });
      expect((await refusal(at.los.changeLoan(once, sLNm, toAltadena))).message).toContain('A simulated refusal.');
      expect(await at.los.changeLoan(once, sLNm, toAltadena)).toMatchObject({ version: 2 });
      expect(await changesOf(sLNm)).toHaveLength(1);
    });

    it('saves with a warning, which the status log shows', async () => {
      const { sLNm } = await create();
      at.simulator.faults.plan({ kind: 'warning', operation: 'Save' });
      await at.los.changeLoan(operation(), sLNm, toAltadena);
      expect((await at.los.statusLog(sLNm)).at(-1)).toMatchObject({
        status: '0',
        description: 'The loan origination system says: A simulated warning.',
      });
    });

    it('is not asked again for a minute with a wrong password', async () => {
      const config = simulatedConfig(at.simulator);
      const wrong = await openLendingQbUnderTest(
        {},
        {
          config: {
            ...config,
            signIn: { kind: 'password', userName: 'portal', password: 'no', customerCode: undefined },
          },
        },
      );
      const signIns = count('GetUserAuthTicket');
      const refused = await refusal(wrong.los.ready());
      expect(refused).toMatchObject({ code: 'unavailable', wording: { code: 'los-sign-in-refused' } });
      await refusal(wrong.los.loadLoan('2611000001'));
      expect(count('GetUserAuthTicket')).toBe(signIns + 1);
      wrong.time.now = new Date(wrong.time.now.getTime() + 61_000);
      await refusal(wrong.los.ready());
      expect(count('GetUserAuthTicket')).toBe(signIns + 2);
      await wrong.close();
    });
  });

  describe('changed by its own users', () => {
    it('shows the change in feed and log, and makes earlier versions stale', async () => {
      const { sLNm } = await create();
      await at.los.changesSince('', 1000);
      changeThere(sLNm, 'sSpCity', 'Glendale');
      const { changes } = await at.los.changesSince('', 1000);
      expect(changes.at(-1)).toMatchObject({ loanNum: sLNm, version: 2 });
      expect((await refusal(at.los.changeLoan(operation(), sLNm, toAltadena))).code).toBe('stale');
      expect(await changesOf(sLNm)).toMatchObject([{ field: 'sSpCity', by: 'Loan origination system' }]);
    });

    it('keeps a field that someone changes there while another one is saved here', async () => {
      const { sLNm } = await create();
      const loan = at.simulator.world.loans.get(sLNm);
      loan?.fields.set('sSpAddr', '3 Kestrel Loop');
      await at.los.loadLoan(sLNm);
      await at.los.changeLoan(operation(), sLNm, { version: 2, changes: { sSpCity: 'Altadena' } });
      expect([loan?.fields.get('sSpAddr'), city(sLNm)]).toEqual(['3 Kestrel Loop', 'Altadena']);
    });

    it('does not call a change the user’s that someone makes there at the same time', async () => {
      const { sLNm } = await create();
      at.simulator.world.afterSave = (loan) => void loan.fields.set('sSpAddr', '3 Kestrel Loop');
      const once = operation();
      const changed = await at.los.changeLoan(once, sLNm, toAltadena);
      at.simulator.world.afterSave = undefined;
      expect(changed).toMatchObject({ version: 3, sSpCity: 'Altadena', sSpAddr: '3 Kestrel Loop' });
      expect(await at.los.changeLoan(once, sLNm, toAltadena)).toEqual(changed);
      expect(await at.los.loadLoan(sLNm)).toEqual(changed);
      expect(await changesOf(sLNm)).toMatchObject([
        { field: 'sSpAddr', by: 'Loan origination system', version: 3 },
        { field: 'sSpCity', by: 'Rafael Quillmore', version: 2 },
      ]);
    });

    it('has a loan under one number, whatever the case in which someone asks', async () => {
      const loan = newLoan('ABC1', at.simulator.world.clock());
      loan.fields.set('sStatusT', '0');
      at.simulator.world.loans.set(loan.name, loan);
      expect((await refusal(at.los.loadLoan('abc1'))).code).toBe('not-found');
      expect(await at.los.loadLoan('ABC1')).toMatchObject({ sLNm: 'ABC1', version: 1 });
    });

    it('lists loans that it opened, and neither leads nor loans that are gone', async () => {
      const { world } = at.simulator;
      const add = (name: string) => {
        const loan = newLoan(name, world.clock());
        loan.fields.set('sStatusT', '0');
        world.loans.set(name, loan);
        return loan;
      };
      later();
      add('LEAD0001');
      add('1999000001');
      add('1999000002').isValid = false;
      const before = new Set((await at.los.changesSince('', 1000)).changes.map(({ loanNum }) => loanNum));
      expect(['1999000001', '1999000002', 'LEAD0001'].map((name) => before.has(name))).toEqual([true, false, false]);
    });

    it('leaves out a value that the portal cannot hold, and does not overwrite it', async () => {
      const { sLNm } = await create();
      changeThere(sLNm, 'sPurchPrice', 'on request');
      const loan = await at.los.loadLoan(sLNm);
      expect(loan.sPurchPrice).toBeUndefined();
      await at.los.changeLoan(operation(), sLNm, { version: loan.version, changes: { sSpCity: 'Altadena' } });
      expect(at.simulator.world.loans.get(sLNm)?.fields.get('sPurchPrice')).toBe('on request');
      expect(logged.join('')).toContain('"fields":["sPurchPrice"]');
    });
  });

  describe('with records that hold more than the portal knows', () => {
    const assets = ['savings', 'checking', 'fund'].map((id, index) => ({
      ...{ id, owners: ['0B' as const], type: '7', value: `${index + 1}000.00` },
    }));
    const there = (loanNum: string) => at.simulator.world.loans.get(loanNum)?.applicants[0]?.collections;
    const addThere = (loanNum: string, fields: string) => {
      const all = there(loanNum);
      const [first = '', ...rest] = (all?.get('aAssetCollection') ?? '').split('</record>');
      all?.set(
        'aAssetCollection',
        [first.replace(/<field id="Value">[^<]*<.field>/, '') + fields, ...rest].join('</record>'),
      );
    };
    const beyond = '<field id="Value">on request</field><field id="AccountLinkId">77</field>';

    it.each([true, false])(
      'keeps that if another record is changed and the first one, too (IDs kept: %s)',
      async (keepsRecordIds) => {
        at.simulator.world.keepsRecordIds = keepsRecordIds;
        const { sLNm } = await at.los.createLoan(operation(), draftLoan({ assets }));
        addThere(sLNm, beyond);
        const loan = await at.los.loadLoan(sLNm);
        expect(loan.assets[0]?.value).toBeUndefined();
        const edited = loan.assets
          .filter(({ id }) => id !== 'checking')
          .map((asset) => ({ ...asset, holder: `Bank of ${asset.id}` }));
        const changed = await at.los.changeLoan(operation(), sLNm, {
          version: loan.version,
          changes: { assets: edited },
        });
        at.simulator.world.keepsRecordIds = true;
        const [savings, fund] = (there(sLNm)?.get('aAssetCollection') ?? '').split('</record>');
        for (const text of ['on request', '"AccountLinkId">77<', 'Bank of savings']) expect(savings).toContain(text);
        expect(fund).toContain('Bank of fund');
        expect(fund).not.toMatch(/on request|77/);
        expect(changed.assets.map(({ id, holder }) => [id, holder])).toEqual([
          ['savings', 'Bank of savings'],
          ['fund', 'Bank of fund'],
        ]);
        expect(await at.los.loadLoan(sLNm)).toEqual(changed);
      },
    );

    it('sends a value that the user enters for one that did not fit', async () => {
      const { sLNm } = await at.los.createLoan(operation(), draftLoan({ assets }));
      addThere(sLNm, beyond);
      const { version, assets: shown } = await at.los.loadLoan(sLNm);
      const [first, ...rest] = shown;
      const edited = [{ ...first, value: '5.00' }, ...rest] as typeof shown;
      await at.los.changeLoan(operation(), sLNm, { version, changes: { assets: edited } });
      expect(there(sLNm)?.get('aAssetCollection')).toMatch(/^<record>.*\$5\.00.*"AccountLinkId">77</);
      expect(there(sLNm)?.get('aAssetCollection')).not.toContain('on request');
    });
  });

  it('removes an application by its number, and says why it cannot without one', async () => {
    const applicants = [
      { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: '900-12-3456' },
      { aBFirstNm: 'Bo', aBLastNm: 'Lee', aBSsn: '900-12-3457' },
    ];
    const loan = await at.los.createLoan(operation(), draftLoan({ applicants }));
    const one = { version: 1, changes: { applicants: [{}, null] } };
    expect((await at.los.changeLoan(operation(), loan.sLNm, one)).applicants).toHaveLength(1);
    expect(at.simulator.world.loans.get(loan.sLNm)?.applicants).toHaveLength(1);
    const [first] = applicants;
    const nameless = await at.los.createLoan(
      operation(),
      draftLoan({ applicants: [first ?? {}, { aBFirstNm: 'Bo', aBLastNm: 'Lee' }] }),
    );
    expect((await refusal(at.los.changeLoan(operation(), nameless.sLNm, one))).code).toBe('not-allowed');
  });

  it('reports an unknown outcome if only a part was saved, and does not call it the user’s', async () => {
    const applicants = ['900-12-3456', '900-12-3457'].map((aBSsn) => ({ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn }));
    const { sLNm } = await at.los.createLoan(operation(), draftLoan({ applicants }));
    const once = operation();
    const change = { version: 1, changes: { sSpCity: 'Altadena', applicants: [{}, null] } };
    at.simulator.faults.plan({ kind: 'error', operation: 'DeleteApplicant' });
    const failed = await refusal(at.los.changeLoan(once, sLNm, change));
    expect(failed).toMatchObject({ code: 'unavailable', details: { outcome: 'unknown' } });
    expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 2, sSpCity: 'Altadena', applicants: [{}, {}] });
    expect(await changesOf(sLNm)).toMatchObject([{ field: 'sSpCity', by: 'Loan origination system' }]);
    expect((await refusal(at.los.changeLoan(once, sLNm, change))).code).toBe('stale');
    const { applicants: left } = await at.los.changeLoan(operation(), sLNm, { ...change, version: 2 });
    expect([left.length, at.simulator.world.loans.get(sLNm)?.applicants.length]).toEqual([1, 1]);
  });

  it('logs neither passwords, tickets nor borrowers', async () => {
    at.simulator.faults.plan({ kind: 'error', operation: 'Load', times: 1 });
    await at.los.loadLoan('2611000001').catch(() => undefined);
    const text = logged.join('');
    expect(text).toContain('no answer of the LOS');
    expect(text).not.toMatch(/900-12-3456|900123456|simulated"|Bearer|[A-Za-z0-9_-]{60,}|Quillmore/);
  });
});

describe('a LendingQB with its own ways', () => {
  it('signs in as an OAuth client, and renews a token that was refused', async () => {
    const at = await openLendingQbUnderTest();
    const config = simulatedConfig(at.simulator);
    const client = await openLendingQbUnderTest(
      {},
      { config: { ...config, signIn: { kind: 'client', tokenUrl: at.simulator.tokenUrl, ...simulatedClient } } },
    );
    const { sLNm } = await client.los.createLoan(operation(), draftLoan());
    at.simulator.world.office.end();
    expect(await client.los.loadLoan(sLNm)).toMatchObject({ version: 1 });
    expect(at.simulator.calls.get('GetUserAuthTicket')).toBeUndefined();
    await client.close();
    await at.close();
  });

  it('may keep no record IDs: records keep theirs, and an edit is one change', async () => {
    const at = await openLendingQbUnderTest({ keepsRecordIds: false });
    const assets = ['savings', 'checking', 'fund'].map((id, index) => ({
      ...{ id, owners: ['0B' as const], type: '7', value: `${index + 1}000.00` },
    }));
    const loan = await at.los.createLoan(operation(), draftLoan({ assets }));
    expect((await at.los.loadLoan(loan.sLNm)).assets.map(({ id }) => id)).toEqual(['savings', 'checking', 'fund']);
    const edited = assets
      .filter(({ id }) => id !== 'savings')
      .map((asset) => (asset.id === 'fund' ? { ...asset, value: '9000.00' } : asset));
    const changed = await at.los.changeLoan(operation(), loan.sLNm, { version: 1, changes: { assets: edited } });
    expect(changed.assets.map(({ id, value }) => [id, value])).toEqual([
      ['checking', '2000.00'],
      ['fund', '9000.00'],
    ]);
    expect(await at.los.loadLoan(loan.sLNm)).toMatchObject({ version: 2 });
    await at.close();
  });

  it('may number loans itself: a new loan gets the number of the portal', async () => {
    const at = await openLendingQbUnderTest({ numbersLoans: true });
    const loan = await at.los.createLoan(operation(), draftLoan());
    expect(loan.sLNm).toMatch(/^2611/);
    expect([...at.simulator.world.loans.keys()]).toEqual([loan.sLNm]);
    expect(await at.los.loadLoan(loan.sLNm)).toEqual(loan);
    await at.close();
  });

  it.each(['error', 'too-many'] as const)('keeps one copy of a loan that it numbered after %s', async (kind) => {
    const at = await openLendingQbUnderTest({ numbersLoans: true });
    const once = operation();
    at.simulator.faults.plan({ kind, operation: 'Save', times: 2 });
    const failed = await refusal(at.los.createLoan(once, draftLoan()));
    expect(failed).toMatchObject({ code: 'unavailable', details: { outcome: 'unknown' } });
    expect((await at.los.changesSince('', 1000)).changes).toEqual([]);
    const loan = await (await at.portal()).createLoan(once, draftLoan());
    expect([...at.simulator.world.loans.keys()]).toEqual([loan.sLNm]);
    expect((await at.los.changesSince('', 1000)).changes).toMatchObject([{ loanNum: loan.sLNm, operationId: once.id }]);
    expect(await at.los.loadLoan(loan.sLNm)).toEqual(loan);
    await at.close();
  });

  it('may lack fields and lists, name fields otherwise, and have other codes', async () => {
    const first = await openLendingQbUnderTest();
    const map = {
      ...noMap,
      names: { sLeadSourceDesc: null, sSpCounty: 'sSpCountyName', 'asset.holder': null },
      collections: { incomes: null },
      codes: { sLPurposeT: { '0': '5', '5': '0' } },
    };
    const at = await openLendingQbUnderTest({}, { config: { ...simulatedConfig(first.simulator), map } });
    const incomes = [{ id: 'rent', owners: ['0B' as const], type: '1', monthlyAmount: '500.00' }];
    const loan = await at.los.createLoan(
      operation(),
      draftLoan({
        sLeadSourceDesc: 'Radio',
        assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '240000.00', holder: 'First Bank' }],
        incomes: incomes as never,
      }),
    );
    const there = first.simulator.world.loans.get(loan.sLNm);
    expect([there?.fields.get('sLPurposeT'), there?.fields.get('sSpCountyName')]).toEqual(['5', 'Los Angeles']);
    expect(JSON.stringify([...(there?.fields ?? []), ...(there?.applicants[0]?.collections ?? [])])).not.toMatch(
      /Radio|First Bank|IncomeCollection/,
    );
    const loaded = await at.los.loadLoan(loan.sLNm);
    expect(loaded).toEqual(loan);
    expect(loaded).toMatchObject({ sLPurposeT: '0', sLeadSourceDesc: 'Radio', assets: [{ holder: 'First Bank' }] });
    await at.close();
    await first.close();
  });
});
