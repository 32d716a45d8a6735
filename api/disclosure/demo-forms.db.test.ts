import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoLoans } from '../../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../../config/demo/organization';
import { demoPrograms } from '../../config/demo/programs/demo-programs';
import { formKindOf } from '../../domain/disclosure/closing/closing-form';
import { dollarsText } from '../../domain/disclosure/estimate/printed';
import { pdfPages } from '../../tests/support/pdf-pages';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { testVault } from '../../tests/support/test-vault';
import type { AppContext } from '../app-context';
import { openDatabase } from '../db/connection';
import { catchUp } from '../loan/feed-follower.service';
import type { LosDb } from '../los/embedded/los-db';
import { seedLoans } from '../los/embedded/seed';
import { removeDemoData } from '../remove-demo-data';
import { fileDemoForms } from './demo-forms.service';

const now = new Date('2026-11-20T18:42:00Z');
const order = { seed: 7, count: 600, today: '2026-11-20' };
const disclosed = [
  ...demoLoans({ ...order, branches: demoBranches, companies: demoCompanies, programs: demoPrograms }),
].filter(({ document }) => document.loanEstimates);
const first = (wanted: (document: (typeof disclosed)[number]['document']) => boolean) =>
  disclosed.filter(({ document }) => wanted(document)).slice(0, 1);

/** One with its first estimate, one with a revised one, and one of each form of the Closing Disclosure. */
const loans = [
  ...first(({ sStatusT, loanEstimates = [] }) => sStatusT === '4' && loanEstimates.length === 1),
  ...first(({ loanEstimates = [], closingDisclosures }) => loanEstimates.length === 2 && !closingDisclosures),
  ...first((document) => Boolean(document.closingDisclosures) && formKindOf(document) === 'standard'),
  ...first((document) => Boolean(document.closingDisclosures) && formKindOf(document) === 'alternative'),
];

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ now });
  const db = openDatabase<LosDb>(at.databaseUrl);
  await db.transaction().execute((trx) => seedLoans(trx, testVault(), loans, now));
  await db.destroy();
  await catchUp(at.portal);
});
afterAll(() => at.close());

const download = async (path: string): Promise<Buffer> => {
  const answer = await (await at.as('administrator')).get(`/api/${path}`).responseType('blob');
  expect(answer.status, `${path} ${answer.body}`).toBe(200);
  return answer.body;
};
const documentOf = (loanNum: string, id: string | undefined) => download(`lqb/edocs/${loanNum}/download/${id}`);

/** The portal of an LOS that lists a page of other changes first: a demo has more loans than the LOS returns at a time. */
function withOthersFirst(portal: AppContext): AppContext {
  const changesSince: AppContext['los']['changesSince'] = async (cursor, most) => {
    if (cursor !== '') return portal.los.changesSince('', most);
    const { changes } = await portal.los.changesSince('', 1);
    const others = Array.from({ length: most }, (_, index) => ({ loanNum: `${index}` }));
    return { changes: others.flatMap((other) => changes.map((change) => ({ ...change, ...other }))), cursor: 'next' };
  };
  const los = new Proxy(portal.los, {
    get: (target, name) => (name === 'changesSince' ? changesSince : Reflect.get(target, name)),
  });
  return { ...portal, los };
}

it('makes the form of every disclosure of the demo, with the amounts that were disclosed, once', async () => {
  expect(loans).toHaveLength(4);
  const records = loans.flatMap(({ document: { sLNm, loanEstimates = [], closingDisclosures = [] } }) =>
    [...loanEstimates, ...closingDisclosures].map((record) => ({ sLNm, ...record })),
  );
  expect(await fileDemoForms(withOthersFirst(at.portal))).toBe(records.length);
  for (const { sLNm, documentId, cashToClose } of records) {
    const pages = await pdfPages(await documentOf(sLNm, documentId));
    // A Loan Estimate adds up lines that it has rounded.
    const dollars = Math.round(Math.abs(Number(cashToClose)));
    const printed = [-2, -1, 0, 1, 2].map((more) => dollarsText(dollars + more));
    const text = pages.join(' ');
    expect(
      printed.some((each) => text.includes(each)),
      `${sLNm} ${documentId} ${printed[2]}`,
    ).toBe(true);
  }
  expect(await fileDemoForms(at.portal)).toBe(0);
  const papers = (await (await at.as('administrator')).get('/api/emet-data/paper-mailings').expect(200)).body;
  const { sLNm } = loans[0]?.document ?? {};
  // Sent yesterday, which is a Thursday: Friday, Saturday and Monday are business days.
  expect(papers).toMatchObject([
    { loanNum: sLNm, reason: 'paper', state: 'due', dueOn: '2026-11-23', isLate: false, documents: ['Loan Estimate'] },
  ]);
}, 60_000);

it('makes the form of the seller and the file of the Uniform Closing Dataset with it', async () => {
  for (const { document } of loans.slice(2)) {
    const [{ number, sellerDocumentId } = { number: 0, sellerDocumentId: null }] = document.closingDisclosures ?? [];
    const isPurchase = formKindOf(document) === 'standard';
    expect(sellerDocumentId !== null).toBe(isPurchase);
    if (sellerDocumentId) {
      const [page = ''] = await pdfPages(await documentOf(document.sLNm, sellerDocumentId));
      expect(page).toContain('Due to Seller at Closing');
    }
    const xml = await download(`loan-proxy/${document.sLNm}/closing-disclosures/${number}/ucd`);
    expect(xml.toString('utf8')).toContain('<MESSAGE');
  }
}, 60_000);

it('is removed with all that was made and sent to sign, or not at all', async () => {
  const count = async (table: 'portal.users' | 'portal.signing_packages' | 'portal.signing_events') =>
    (await at.portal.db.selectFrom(table).selectAll().execute()).length;
  const before = [await count('portal.users'), await count('portal.signing_packages')];
  expect(before[1]).toBeGreaterThan(0);
  const owner = openDatabase<LosDb>(at.ownerUrl);
  await sql`alter table portal.audit add constraint unrecorded check (action <> 'demo.remove') not valid`.execute(
    owner,
  );
  await expect(removeDemoData(at.portal)).rejects.toThrow('unrecorded');
  expect([await count('portal.users'), await count('portal.signing_packages')]).toEqual(before);
  await sql`alter table portal.audit drop constraint unrecorded`.execute(owner);
  await owner.destroy();
  expect(await removeDemoData(at.portal)).toMatchObject({ loans: loans.length });
  for (const table of ['portal.users', 'portal.signing_packages', 'portal.signing_events'] as const)
    expect(await count(table), table).toBe(0);
});
