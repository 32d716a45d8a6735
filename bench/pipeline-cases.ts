import { randomUUID } from 'node:crypto';
import { findPipelinePage } from '../api/loan/pipeline/pipeline.service';
import type { Asker } from '../api/loan/pipeline/requested-page';
import { pacificDate } from '../domain/format/date';
import { pipelineQuery } from '../domain/loan/pipeline.schemas';
import type { LoanScope } from '../domain/loan/visibility';
import type { BenchDatabase } from './bench-database';

type Login = 'administrator' | 'loan-officer' | 'pml-loan-officer';

export interface PipelineRequest {
  readonly login: Login;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Requests of one kind, sent in turn and repeatedly. */
export interface PipelineCase {
  readonly name: string;
  readonly requests: readonly PipelineRequest[];
}

const scopes: Readonly<Record<Login, LoanScope>> = {
  administrator: { kind: 'all' },
  'loan-officer': { kind: 'branch', branchName: 'Pasadena' },
  'pml-loan-officer': { kind: 'company', companyName: 'Harborline Lending', login: 'pml-loan-officer' },
};

const askedBy = (login: Login): Asker => ({
  scope: scopes[login],
  login,
  reader: { userId: randomUUID(), isPml: login === 'pml-loan-officer', login },
  today: pacificDate(new Date()),
});

/** The users who ask for pages. */
export const askers: Readonly<Record<Login, Asker>> = {
  administrator: askedBy('administrator'),
  'loan-officer': askedBy('loan-officer'),
  'pml-loan-officer': askedBy('pml-loan-officer'),
};

const firstPages = [0, 1, 2].map((tab) => ({ filter: { tab }, range: [0, 24] }));

export const asText = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));

/** The measured requests; the deep pages depend on the number of loans. */
export async function casesFor(database: BenchDatabase): Promise<PipelineCase[]> {
  const names = await database.db
    .selectFrom('portal.pipeline')
    .select(['aBLastNm', 'loan_num'])
    .where('tab', '=', 0)
    .limit(40)
    .execute();
  const active = await findPipelinePage(
    database.db,
    pipelineQuery.parse(asText({ filter: { tab: 0 } })),
    askers.administrator,
  );
  const middle = Math.floor(active.total / 2) - 100;
  const deep = await findPipelinePage(
    database.db,
    pipelineQuery.parse(asText({ filter: { tab: 0 }, range: [middle, middle + 24] })),
    askers.administrator,
  );
  const deepFilter = { tab: 0, after: deep.next };
  const one = (name: string, login: Login, queries: readonly PipelineRequest['query'][]): PipelineCase => ({
    name,
    requests: queries.map((query) => ({ login, query })),
  });
  const pages = [
    one('page 1, staff', 'administrator', firstPages),
    one('page 1, a branch', 'loan-officer', firstPages),
    one('page 1, a broker', 'pml-loan-officer', firstPages),
    one(
      'filtered: status, branch',
      'administrator',
      ['3', '28', '13'].map((status) => ({
        filter: { tab: 0, sStatusT: [status], sBranchName: ['Bellevue', 'Scottsdale'] },
        sort: ['sStatusD', 'DESC'],
      })),
    ),
    one(
      'filtered: lock, expiry days',
      'administrator',
      [20, 23, 26].map((day) => ({
        filter: { tab: 0, sRateLockStatusT: '1', sRLckdExpiredD: { from: `2026-11-${day}`, to: `2026-12-${day}` } },
        sort: ['sRLckdExpiredD', 'ASC'],
      })),
    ),
    one(`deep page, by cursor (row ${middle + 25})`, 'administrator', [
      { filter: deepFilter, range: [middle + 25, middle + 49] },
    ]),
  ];
  const typed = names.map(({ aBLastNm }) => aBLastNm);
  return [
    { name: 'mixed: the next six in turn', requests: mixed(pages) },
    ...pages,
    one(`deep page, by range (row ${middle})`, 'administrator', [{ filter: { tab: 0 }, range: [middle, middle + 24] }]),
    one('last page, by range', 'administrator', [{ filter: { tab: 0 }, range: [active.total - 20, active.total + 4] }]),
    one(
      'search: last names',
      'administrator',
      typed.map((name) => ({ filter: { tab: 0, q: name.slice(0, 5) } })),
    ),
    one(
      'search: one letter, a branch',
      'loan-officer',
      typed.map((name) => ({ filter: { tab: 0, q: name.slice(0, 1) } })),
    ),
    one(
      'search: loan numbers',
      'administrator',
      names.map(({ loan_num }) => ({ filter: { tab: 0, q: loan_num } })),
    ),
    one(
      'search: names spelled wrong',
      'administrator',
      typed
        .filter((name) => name.length > 5)
        .map((name) => ({ filter: { tab: 0, q: `${name.slice(0, 2)}${name.slice(3)}` } })),
    ),
  ];
}

/** The requests of several cases, as often as each other. */
function mixed(cases: readonly PipelineCase[]): PipelineRequest[] {
  const turns = Math.max(...cases.map(({ requests }) => requests.length));
  return Array.from({ length: turns }, (_, turn) =>
    cases.flatMap(({ requests }) => requests[turn % requests.length] ?? []),
  ).flat();
}
