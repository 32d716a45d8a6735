import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import { pipelineQuery } from '../../../domain/loan/pipeline.schemas';
import { inScope, type LoanScope } from '../../../domain/loan/visibility';
import { type TestDatabase, testDatabase } from '../../../tests/support/database';
import { openDatabase } from '../../db/connection';
import type { PortalDb } from '../../db/portal-db';
import { type CountedPage, pageCountingNames, pageCountingRows, pageOfMany, pageWithNumber } from './counted-page';
import { upsertRows } from './index.queries';
import { indexRowOf } from './index-row';
import { sortColumns } from './list-columns';
import { spelledSearch } from './misspelled-search';
import { type SearchedNames, searchedNames } from './name-search.queries';
import { nearerPage, pageRows, positionOf } from './page.queries';
import { pageStatement } from './page-statement';
import { cursorOf } from './parse-query';
import { loanOf } from './pipeline.test-support';
import type { PipelinePage } from './query';
import { requestedPage } from './requested-page';
import { countByStatus, countLoans, foldTotals } from './totals.queries';
import { viewScope } from './view-scope';

const indexLoan = (db: Kysely<PortalDb>, loan: LoanDocument) => upsertRows(db, [indexRowOf(loan)]);

let database: TestDatabase;
let db: Kysely<PortalDb>;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase<PortalDb>(database.url, { max: 16 });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

beforeEach(async () => {
  await db.deleteFrom('portal.pipeline').execute();
  await db.deleteFrom('portal.pipeline_words').execute();
  await foldTotals(db);
});

const everything: LoanScope = { kind: 'all' };

const page = async (query: { filter?: unknown; sort?: unknown; range?: unknown }, scope: LoanScope = everything) => {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return requestedPage(db, pipelineQuery.parse(text), { scope, login: 'kim', reader: null, today: '2026-11-20' });
};

const numbers = async (query: Parameters<typeof page>[0], scope?: LoanScope): Promise<string[]> =>
  (await pageRows(db, await page(query, scope))).map((row) => row.loan_num);

/** The numbers of the loans that a page statement reads, and its total. */
async function read(page: PipelinePage, source: CountedPage) {
  const statement = pageStatement({ page, source, reader: null, session: null, assignee: null });
  const [row] = (await statement.execute(db)).rows;
  const rows: { id: string }[] = JSON.parse(`[${row?.json ?? ''}]`);
  return { loans: rows.map(({ id }) => id), counted: row?.counted };
}

/** Loans with different and missing values in every sortable column. */
const mixed = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const some = index % 3;
    return loanOf(`L${String(index).padStart(3, '0')}`, {
      sStatusT: ['0', '3', '28', '4'][index % 4] ?? '0',
      sStatusD: some === 0 ? null : `2026-10-${10 + (index % 7)}`,
      sFundD: some === 1 ? null : `2026-11-${10 + (index % 5)}`,
      sEstCloseD: some === 2 ? null : `2026-12-${10 + (index % 5)}`,
      sRLckdExpiredD: some === 2 ? null : '2026-12-01',
      sFinalLAmt: some === 0 ? null : `${(index % 6) * 1000}.50`,
      sNoteIR: some === 1 ? null : `${5 + (index % 4)}.125`,
      sLpTemplateNm: some === 1 ? null : `Program ${index % 2}`,
      sEmployeeProcessorName: some === 2 ? null : `Person ${index % 4}`,
      applicants: [{ aBFirstNm: 'Bo', aBLastNm: ['Zeta', 'Abel', ''][some] ?? '' }],
    });
  });

describe('a page of the pipeline', () => {
  it('continues exactly after the cursor, in every sort and direction', async () => {
    await upsertRows(db, mixed(23).map(indexRowOf));
    for (const name of Object.keys(sortColumns)) {
      for (const direction of ['ASC', 'DESC']) {
        const sort = [name, direction];
        const all = await numbers({ sort, range: [0, 99], filter: { tab: 0 } });
        expect(all).toHaveLength(23);
        const walked: string[] = [];
        let after: string | undefined;
        for (;;) {
          const requested = await page({ sort, range: [0, 3], filter: { tab: 0, after } });
          const rows = await pageRows(db, requested);
          walked.push(...rows.map((row) => row.loan_num));
          const last = rows.at(-1);
          if (rows.length < 4 || !last) break;
          after = cursorOf(positionOf(last), requested.sort);
        }
        expect(walked, `${name} ${direction}`).toEqual(all);
      }
    }
  });

  it('is the same read from either end and over the keys of a deep page', async () => {
    await upsertRows(db, mixed(420).map(indexRowOf));
    const sort = ['sFinalLAmt', 'DESC'];
    const all = await numbers({ sort, range: [0, 999], filter: { tab: 0 } });
    for (const first of [0, 190, 210, 300, 410, 419, 420, 500]) {
      const requested = await page({ sort, range: [first, first + 9], filter: { tab: 0 } });
      const expected = all.slice(first, first + 10);
      expect((await pageRows(db, requested)).map((row) => row.loan_num)).toEqual(expected);
      const { loans } = await read(requested, pageWithNumber(nearerPage(requested, 420), sql.lit(420)));
      expect(loans).toEqual(expected);
    }
  });

  it('is the same whether or not its rows can be counted', async () => {
    await upsertRows(db, mixed(60).map(indexRowOf));
    const query = { sort: ['sEstCloseD', 'ASC'], range: [4, 12], filter: { tab: 0, sStatusD: { from: '2026-10-01' } } };
    const requested = await page(query);
    const expected = await pageRows(db, requested);
    expect(expected).toHaveLength(9);
    for (const cap of [5, 39, 40, 41, 1000]) {
      const { loans, counted } = await read(requested, pageCountingRows(requested, cap));
      expect(counted, String(cap)).toBe(Math.min(cap + 1, 40));
      expect(loans, String(cap)).toEqual(expected.map((row) => row.loan_num));
    }
    const [, , third] = expected;
    if (!third) throw new Error('no third row');
    expect((await read(requested, pageOfMany(requested))).loans).toEqual(expected.map((row) => row.loan_num));
    for (const cap of [5, 1000]) {
      const further = { ...requested, after: positionOf(third) };
      const { loans } = await read(further, pageCountingRows(further, cap));
      expect(loans.slice(0, 6)).toEqual(expected.slice(3).map((row) => row.loan_num));
    }
  });

  it('is the same whether names are found in their table or in the rows', async () => {
    const names = ['Smith', 'Smithson', 'Smyth', "O'Brien", 'Işık', 'Silva'];
    const rows = mixed(60).map((loan, index) =>
      indexRowOf({
        ...loan,
        sBranchName: index % 2 === 0 ? 'Pasadena' : 'Bellevue',
        applicants: [{ aBFirstNm: names[index % 6], aBLastNm: names[(index * 5 + 1) % 6], aCLastNm: names[index % 4] }],
      }),
    );
    await upsertRows(db, rows);
    const sorts = ['sStatusT', 'sStatusD', 'sFundD', 'sLNm', 'aBLastNm', 'sFinalLAmt', 'sStatusT', 'sLNm', 'sStatusD'];
    for (const [index, q] of [
      'smith',
      's',
      'obr',
      'zzz',
      'isik',
      'smythe',
      'smi si',
      's smith',
      'smith zzz',
    ].entries()) {
      for (const scope of [everything, { kind: 'branch', branchName: 'Pasadena' } as const]) {
        const query = { sort: [sorts[index], index % 2 === 0 ? 'ASC' : 'DESC'], range: [2, 9], filter: { q } };
        const requested = await page(index % 2 === 0 ? { ...query, filter: { q, tab: 0 } } : query, scope);
        const names = await searchedNames(db, requested.filter);
        const found = await read(requested, pageCountingRows(requested, 1000));
        const capped = await read(requested, pageCountingRows(requested, 5));
        const counting = async (cap: number, of: SearchedNames) => {
          const source = pageCountingNames(requested, cap, of);
          if (source === null) throw new Error('a search of names');
          return read(requested, source);
        };
        expect(await counting(1000, names), q).toEqual(found);
        expect((await counting(5, names)).counted).toBe(capped.counted);
        if (q.includes(' ')) continue;
        expect(await counting(1000, null), q).toEqual(found);
        // If more names were read than loans may have, the table of names alone does not know.
        expect([null, capped.counted]).toContain((await counting(5, null)).counted);
      }
    }
  });

  it('counts a loan once that has several of the names found for a misspelled one', async () => {
    const people = [['Riviera', 'Rivera'], ['Rivera'], ['Ribera', 'Rivera'], ['Lee']];
    await upsertRows(
      db,
      people.map(([aBLastNm = '', aCLastNm = ''], index) =>
        indexRowOf(loanOf(`R${index}`, { applicants: [{ aBFirstNm: 'Ann', aBLastNm, aCLastNm }] })),
      ),
    );
    const spelled = ['rivera', 'riviera', 'ribera'];
    for (const tab of [0, undefined]) {
      const requested = await page({ filter: { tab, q: 'rivvera' }, sort: ['sLNm', 'ASC'] });
      const search = { loanNum: null, words: [{ begins: 'rivvera', spelled }] };
      const similar = { ...requested, filter: { ...requested.filter, search } };
      const names = await searchedNames(db, similar.filter);
      for (const cap of [1000, 2]) {
        const source = pageCountingNames(similar, cap, names);
        if (source === null) throw new Error('a search of one name');
        expect(await read(similar, source)).toEqual({ loans: ['R0', 'R1', 'R2'], counted: 3 });
      }
    }
  });

  it('keeps the names of its loans as their rows change', async () => {
    const names = async () =>
      (
        await sql<{ all: string }>`
        select string_agg(word || ' ' || tab || ' ' || loan_num || ' ' || branch_key || ' ' || status_rank, ', ' order by word, loan_num) as all
        from portal.pipeline_names`.execute(db)
      ).rows[0]?.all;
    const loan = loanOf('N1', { applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Ann Lee' }] });
    await upsertRows(db, [indexRowOf(loan), indexRowOf(loanOf('N2', { applicants: [{ aBLastNm: 'Lee' }] }))]);
    const rank = indexRowOf(loan).status_rank;
    const second = `lee 0 N2 pasadena ${rank}`;
    expect(await names()).toBe(`ann 0 N1 pasadena ${rank}, lee 0 N1 pasadena ${rank}, ${second}`);
    const moved = { ...loan, version: 2, sStatusT: '9', sBranchName: 'Bellevue', applicants: [{ aBLastNm: 'Ann Wu' }] };
    await upsertRows(db, [indexRowOf(moved)]);
    const { tab, status_rank } = indexRowOf(moved);
    expect(await names()).toBe(
      `ann ${tab} N1 bellevue ${status_rank}, ${second}, wu ${tab} N1 bellevue ${status_rank}`,
    );
    await db.deleteFrom('portal.pipeline').where('loan_num', '=', 'N1').execute();
    expect(await names()).toBe(second);
  });

  it('sorts statuses by the workflow, not by their codes', async () => {
    for (const status of ['28', '13', '3', '0', '4']) await indexLoan(db, loanOf(`S${status}`, { sStatusT: status }));
    expect(await numbers({ sort: ['LoanStatus', 'ASC'], filter: { tab: 0 } })).toEqual([
      'S0',
      'S3',
      'S28',
      'S13',
      'S4',
    ]);
  });

  it('derives the tab from the status, and the default sort from the tab', async () => {
    await indexLoan(db, loanOf('A', { sStatusT: '3' }));
    await indexLoan(db, loanOf('I1', { sStatusT: '9', sStatusD: '2026-01-01' }));
    await indexLoan(db, loanOf('I2', { sStatusT: '7', sStatusD: '2026-02-01' }));
    await indexLoan(db, loanOf('F1', { sStatusT: '6', sFundD: '2026-03-01' }));
    await indexLoan(db, loanOf('F2', { sStatusT: '27', sFundD: '2026-04-01' }));
    expect(await numbers({ filter: { tab: 0 } })).toEqual(['A']);
    expect(await numbers({ filter: { tab: 1 } })).toEqual(['I2', 'I1']);
    expect(await numbers({ filter: { tab: 2 } })).toEqual(['F2', 'F1']);
    expect(await numbers({ sort: ['sLNm', 'ASC'] })).toEqual(['A', 'F1', 'F2', 'I1', 'I2']);
  });

  it('excludes loans without the date from every range', async () => {
    await indexLoan(db, loanOf('N', { sRLckdExpiredD: null }));
    await indexLoan(db, loanOf('E', { sRLckdExpiredD: '2026-11-20' }));
    expect(await numbers({ filter: { sRLckdExpiredD: { from: '2026-11-20' } } })).toEqual(['E']);
    expect(await numbers({ filter: { sRLckdExpiredD: { to: '2026-11-20' } } })).toEqual(['E']);
    expect(await numbers({ filter: { sRLckdExpiredD: { to: '2026-11-19' } } })).toEqual([]);
  });
});

describe('row visibility', () => {
  it('shows a branch, and a company plus loans assigned elsewhere, each loan once', async () => {
    const broker = { sBranchChannelT: '2', sBranchName: null };
    await indexLoan(db, loanOf('B1'));
    await indexLoan(db, loanOf('B2', { sBranchName: 'Bellevue' }));
    await indexLoan(db, loanOf('C1', { ...broker, sOriginatingCompanyName: 'Harborline Lending' }));
    await indexLoan(
      db,
      loanOf('C2', { ...broker, sOriginatingCompanyName: 'harborline lending ', sEmployeeLoanRepLogin: 'Kim' }),
    );
    await indexLoan(
      db,
      loanOf('C3', { ...broker, sOriginatingCompanyName: 'Other', sEmployeeBrokerProcessorLogin: 'kim' }),
    );
    await indexLoan(db, loanOf('C4', { ...broker, sOriginatingCompanyName: 'Other' }));
    const company = (companyName: string | null): LoanScope => ({ kind: 'company', companyName, login: 'KIM' });
    const sort = ['sLNm', 'ASC'];
    expect(await numbers({ sort }, { kind: 'branch', branchName: ' PASADENA' })).toEqual(['B1']);
    expect(await numbers({ sort }, { kind: 'branch', branchName: null })).toEqual([]);
    expect(await numbers({ sort, filter: { tab: 0 } }, company('Harborline Lending'))).toEqual(['C1', 'C2', 'C3']);
    expect(await numbers({ sort }, company(null))).toEqual(['C2', 'C3']);
    expect(await countLoans(db, (await page({}, company('Harborline Lending'))).filter)).toEqual({
      total: 3,
      capped: false,
    });
    expect(await countByStatus(db, await viewScope(db, company('Harborline Lending')))).toEqual([
      { tab: 0, status: '0', loans: 3 },
    ]);
  });
});

describe('the scope of the index and the rule of the domain', () => {
  it('show every viewer the same loans', async () => {
    const companies = [null, '', 'Harborline Lending', 'HARBORLINE LENDING ', 'Cobalt', 'Co|balt'];
    const branches = [null, 'Pasadena', ' pasadena', 'Bellevue'];
    const logins = [null, 'kim', 'Kim ', 'lee', 'ki'];
    const loans = companies.flatMap((company, one) =>
      branches.flatMap((branch, two) =>
        logins.map((login, three) =>
          loanOf(`V${one}${two}${three}`, {
            sOriginatingCompanyName: company,
            sBranchName: branch,
            sEmployeeLoanRepLogin: login,
            sEmployeeUnderwriterLogin: three % 2 ? 'lee' : null,
            sStatusT: ['0', '6', '9'][three % 3] ?? '0',
          }),
        ),
      ),
    );
    await upsertRows(db, loans.map(indexRowOf));
    const scopes: LoanScope[] = [
      { kind: 'all' },
      ...branches.map((branchName) => ({ kind: 'branch' as const, branchName })),
      ...companies.flatMap((companyName) =>
        ['kim', 'LEE', 'nobody'].map((login) => ({ kind: 'company' as const, companyName, login })),
      ),
    ];
    for (const scope of scopes) {
      const expected = loans.filter((loan) => inScope(scope, loan)).map((loan) => loan.sLNm);
      const seen = await numbers({ sort: ['sLNm', 'ASC'], range: [0, 999] }, scope);
      expect(seen, JSON.stringify(scope)).toEqual(expected.sort());
      const { total } = await countLoans(db, (await page({}, scope)).filter);
      expect(total, JSON.stringify(scope)).toBe(expected.length);
    }
  });
});

describe('search', () => {
  const found = async (q: string) => numbers({ sort: ['sLNm', 'ASC'], filter: { q } });
  const foundSpelled = async (q: string): Promise<string[]> => {
    const requested = await page({ sort: ['sLNm', 'ASC'], filter: { q } });
    const search = requested.filter.search === null ? null : await spelledSearch(db, requested.filter.search);
    if (search === null) return [];
    return (await pageRows(db, { ...requested, filter: { ...requested.filter, search } })).map((row) => row.loan_num);
  };

  beforeEach(async () => {
    await indexLoan(db, loanOf('2611000001', { applicants: [{ aBFirstNm: 'Gül', aBLastNm: 'Işık-Ñandú' }] }));
    await indexLoan(
      db,
      loanOf('2611000002', {
        applicants: [{ aBFirstNm: 'John', aBLastNm: "O'Brien", aCFirstNm: 'Maria', aCLastNm: 'Smith' }],
      }),
    );
    await indexLoan(db, loanOf('2612000003', { applicants: [{}, { aBFirstNm: 'Zoë', aBLastNm: 'Johnson' }] }));
  });

  it('finds the beginning of any borrower name, ignoring accents and case', async () => {
    expect(await found('isi')).toEqual(['2611000001']);
    expect(await found('NANDU gul')).toEqual(['2611000001']);
    expect(await found('obr')).toEqual(['2611000002']);
    expect(await found('john')).toEqual(['2611000002', '2612000003']);
    expect(await found('smith maria')).toEqual(['2611000002']);
    expect(await found('mith')).toEqual([]);
    expect(await found('zo')).toEqual(['2612000003']);
  });

  it('finds loan numbers, complete or by their beginning, also combined with a name', async () => {
    expect(await found('2611000002')).toEqual(['2611000002']);
    expect(await found('2611')).toEqual(['2611000001', '2611000002']);
    expect(await found('smith 2611')).toEqual(['2611000002']);
    expect(await found('1000002')).toEqual([]);
  });

  it('finds misspelled names: swapped, missing, doubled and changed letters', async () => {
    for (const typo of ['smiht', 'smth', 'smmith', 'smitn', 'amith']) {
      expect(await foundSpelled(typo), typo).toEqual(['2611000002']);
    }
    expect(await foundSpelled('jonhson')).toEqual(['2612000003']);
    expect(await foundSpelled('xyzzy')).toEqual([]);
    expect(await foundSpelled('smt')).toEqual([]);
  });

  it('treats pattern characters literally', async () => {
    expect(await found('%')).toHaveLength(3);
    expect(await found('s_ith')).toEqual([]);
  });
});

describe('a row of the index', () => {
  it('is never overwritten by an older version', async () => {
    await indexLoan(db, loanOf('L', { version: 3, sStatusT: '3' }));
    await indexLoan(db, loanOf('L', { version: 2, sStatusT: '1' }));
    await indexLoan(db, loanOf('L', { version: 3, sStatusT: '4' }));
    const rows = await db.selectFrom('portal.pipeline').select(['version', 'sStatusT']).execute();
    expect(rows).toEqual([{ version: 3, sStatusT: '3' }]);
  });
});

describe('the totals', () => {
  it('match the rows after concurrent writes and foldings', async () => {
    const loans = mixed(60);
    const statuses = ['0', '3', '28', '9', '6'];
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let round = 1; round <= 12; round += 1) {
        const batch = loans.filter((_, index) => index % 8 === writer || index % 5 === round % 5);
        const status = statuses[(writer + round) % statuses.length] ?? '0';
        const rows = batch.map((loan) => indexRowOf({ ...loan, sStatusT: status, version: round * 8 + writer }));
        await upsertRows(db, rows);
        if (round % 3 === 0) await foldTotals(db);
      }
    });
    await Promise.all(writers);
    const counted = await db
      .selectFrom('portal.pipeline')
      .select((of) => ['tab', 'sStatusT as status', of.fn.countAll<number>().as('loans')])
      .groupBy(['tab', 'sStatusT'])
      .orderBy('tab')
      .orderBy('sStatusT')
      .execute();
    expect(await countByStatus(db, { kind: 'all' })).toEqual(counted);
    await foldTotals(db);
    expect(await countByStatus(db, { kind: 'all' })).toEqual(counted);
    expect(await db.selectFrom('portal.pipeline_total_changes').selectAll().execute()).toEqual([]);
  });

  it('are exact for tab, status, channel, branch and company, and reflect a removed loan', async () => {
    await upsertRows(db, mixed(20).map(indexRowOf));
    const total = async (filter: unknown) => countLoans(db, (await page({ filter })).filter);
    expect(await total({ tab: 0, sStatusT: ['3', '28'] })).toEqual({ total: 10, capped: false });
    expect(await total({ sBranchName: 'pasadena', sBranchChannelT: ['1'] })).toEqual({ total: 20, capped: false });
    expect(await total({ sBranchName: 'Bellevue' })).toEqual({ total: 0, capped: false });
    await db.deleteFrom('portal.pipeline').where('loan_num', '=', 'L003').execute();
    expect(await total({ tab: 0 })).toEqual({ total: 19, capped: false });
    expect(await total({ q: 'bo' })).toEqual({ total: 19, capped: false });
  });
});
