import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testText } from '../../api/mismo/mismo.test-support';
import { seedOrganization } from '../../api/reference/seed';
import type { Vendors } from '../../api/vendors/start-vendors';
import { draftLoan, operation } from '../contract/contract-loan';
import { openCoarse } from '../contract/open-los';
import { AGENCY, agencyAccount, creditOrderOf, openVendors } from '../support/credit';
import {
  type DumpedPart,
  dumpDatabase,
  dumpFolder,
  partsWith,
  spellingsOfDay,
  spellingsOfSsn,
} from '../support/database-dump';
import { completePurchase, createLoan, pdfFile } from '../support/loan-builder';
import { onServer } from '../support/on-server';
import { type TestPortal, testPortal } from '../support/test-portal';

const entered = { ssn: '900-71-4417', spouseSsn: '900-71-4418', day: '1961-10-27', spouseDay: '1963-12-29' };
const changed = { ssn: '900-82-5519', day: '1962-11-28' };
const imported = { ssn: '900-93-6621', day: '1957-08-23', account: 'IMP-660417-X', place: 'Wrenfield Annex' };
const accounts = { savings: 'SAV-774102-Q', card: 'CARD-551903-Q', changed: 'SAV-883214-R', removed: 'SAV-992375-T' };
const creditors = ['Example Card Services', 'Example Auto Finance'];

const inDocument = 'A paystub of Maren Oakes, 900 71 4417';

const privateValues: readonly string[] = [
  ...[entered.ssn, entered.spouseSsn, changed.ssn, imported.ssn].flatMap(spellingsOfSsn),
  ...[entered.day, entered.spouseDay, changed.day, imported.day].flatMap(spellingsOfDay),
  ...Object.values(accounts),
  imported.account,
  imported.place,
  ...creditors,
  agencyAccount.password,
  inDocument,
];

describe('private data of borrowers', () => {
  let at: TestPortal;
  let vendors: Vendors;
  let loanNum: string;
  let dump: readonly DumpedPart[];

  const save = async (fields: object): Promise<void> => {
    const { version } = await at.portal.los.loadLoan(loanNum);
    await (await at.as('loan-officer'))
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version, ...fields })
      .expect(200);
  };

  const applicant = {
    ...completePurchase.applicants[0],
    ...{ aBSsn: entered.ssn, aBDob: entered.day, aBAddr: '9 Quay', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' },
    ...{ aCFirstNm: 'Olav', aCLastNm: 'Oakes', aCSsn: entered.spouseSsn, aCDob: entered.spouseDay },
    ...{ aCAddr: '9 Quay', aCCity: 'Pasadena', aCState: 'CA', aCZip: '91101' },
  };
  const savings = { id: 'a1', owners: ['0B'], type: '3', holder: 'Alder Bank', value: '100.00' };
  const card = { id: 'l1', owners: ['0B'], type: '2', holder: 'Alder Card', balance: '90.00', payment: '10.00' };

  /** Everything that a user enters, types without saving, changes, removes, orders, imports and uploads. */
  async function work(): Promise<void> {
    loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, applicants: [applicant] });
    const officer = await at.as('loan-officer');
    const credit = `/api/loan-proxy/${loanNum}/credit-report`;
    const { version: ordering } = await at.portal.los.loadLoan(loanNum);
    await officer.put(`/api/loan-proxy/${loanNum}/credit-account/${AGENCY}`).send(agencyAccount).expect(200);
    const ordered = await officer.post(credit).send(creditOrderOf(ordering)).expect(200);
    const compared = await officer.get(`${credit}/${ordered.body.id}/comparison`).expect(200);
    const debts = compared.body.debts.map(({ key }: { key: string }) => ({ key }));
    await officer
      .post(`${credit}/${ordered.body.id}/apply`)
      .send({ version: ordering, scores: true, debts })
      .expect(200);
    expect((await at.portal.los.loadLoan(loanNum)).liabilities.map(({ holder }) => holder)).toEqual(
      expect.arrayContaining(creditors),
    );
    await save({
      assets: [
        { ...savings, accountNumber: accounts.savings },
        { ...savings, id: 'a2', accountNumber: accounts.removed },
      ],
      liabilities: [{ ...card, accountNumber: accounts.card }],
    });
    await save({
      applicants: [{ ...applicant, aBSsn: changed.ssn, aBDob: changed.day }],
      assets: [{ ...savings, accountNumber: accounts.changed }],
    });
    await (await at.as('loan-officer'))
      .put('/api/drafts/00000000-0000-4000-8000-000000000001')
      .send({
        form: `/loans/${loanNum}/app/borrower`,
        version: 1,
        base: { applicants: [applicant], assets: [{ ...savings, accountNumber: accounts.savings }] },
        values: { applicants: [{ ...applicant, aBSsn: changed.ssn }], about: entered.day },
        about: { '0B': 'Maren Oakes' },
      })
      .expect(204);
    const file = testText('conventional-couple.xml')
      .replace('999405011', imported.ssn.replaceAll('-', ''))
      .replace('1988-05-17', imported.day)
      .replaceAll('1002003', imported.account)
      .replace('</ASSETS>', `</ASSETS><INVENTED><Place>${imported.place}</Place></INVENTED>`);
    await (await at.as('pml-loan-officer'))
      .post('/api/lqb/loans/import')
      .attach('loanFile', Buffer.from(file), 'couple.xml')
      .expect(201);
    await (await at.as('loan-officer'))
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field({ folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' })
      .attach('files', Buffer.concat([pdfFile, Buffer.from(`${inDocument}\n%%EOF\n`)]), 'paystub.pdf')
      .expect(201);
  }

  beforeAll(async () => {
    const opened = await openVendors();
    vendors = opened.vendors;
    at = await testPortal({ worker: true, credit: opened.credit });
    await seedOrganization(at.portal);
    await work();
    const files = await dumpFolder(path.join(at.portal.config.dataDir, 'files'));
    expect(files.length).toBeGreaterThan(1);
    dump = [...(await dumpDatabase(at.ownerUrl)), ...files];
  });
  afterAll(async () => {
    await at.close();
    await vendors.close();
  });

  it('cannot be read in a dump of the database and of the file store', () => {
    expect(dump.length).toBeGreaterThan(50);
    expect(partsWith(dump, privateValues)).toEqual([]);
  });

  it('would be found in text, JSON, base64 and bytes', async () => {
    await onServer(at.ownerUrl, (client) =>
      client.query(`create table portal.planted as select
        jsonb_build_object('in', '${entered.day}') as json,
        encode('xy${entered.ssn}'::bytea, 'base64') as base64, 'z${accounts.card}'::bytea as bytes`),
    );
    const planted = await dumpDatabase(at.ownerUrl);
    expect(partsWith(planted, [entered.day, entered.ssn, accounts.card])).toEqual(
      [entered.day, entered.ssn, accounts.card].map((value) => `portal.planted: ${value}`),
    );
  });

  it('is the same for users as before', async () => {
    const agent = await at.as('loan-officer');
    const { body } = await agent.get(`/api/lqb/loans/${loanNum}`).expect(200);
    expect(body.applicants[0]).toMatchObject({ aBSsn: '***-**-5519', aBDob: changed.day, aCDob: entered.spouseDay });
    expect(body.assets).toMatchObject([{ accountNumber: accounts.changed }]);
    const log = await agent
      .get(`/api/loan-proxy/${loanNum}/change-log`)
      .query({ range: '[0,99]', filter: JSON.stringify({ field: ['applicants.aBDob'] }) })
      .expect(200);
    expect(log.body).toMatchObject([
      { field: 'applicants[0].aBDob', before: entered.day, after: changed.day },
      { field: 'applicants[0].aBDob', before: null, after: entered.day },
    ]);
    const orders = await agent.get(`/api/loan-proxy/${loanNum}/orders`).expect(200);
    expect(orders.body).toMatchObject([{ kind: 'credit-report', state: 'completed', result: { isSimulation: true } }]);
  });
});

describe('private data of an LOS that only loads and saves', () => {
  it('cannot be read in the journal, even while a save is under way', async () => {
    const at = await openCoarse();
    try {
      const { sLNm } = await at.los.createLoan(
        operation(),
        draftLoan({ applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn: entered.ssn, aBDob: entered.day }] }),
      );
      at.memory.failNextSave('after', new Error('The process died.'));
      const change = { version: 1, changes: { applicants: [{ aBSsn: changed.ssn, aBDob: changed.day }] } };
      await expect(at.los.changeLoan(operation(), sLNm, change)).rejects.toThrow('died');
      const dump = await dumpDatabase(at.ownerUrl);
      expect(dump.find(({ name }) => name === 'journal.saves')?.text).toContain(sLNm);
      expect(partsWith(dump, privateValues)).toEqual([]);
      expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 2, applicants: [{ aBSsn: changed.ssn }] });
    } finally {
      await at.close();
    }
  });
});
