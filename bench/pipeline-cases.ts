import { randomUUID } from 'node:crypto';
import { findPipelinePage } from '../api/loan/pipeline/pipeline.service';
import type { Asker } from '../api/loan/pipeline/requested-page';
import { pacificDate } from '../domain/format/date';
import { pipelineQuery } from '../domain/loan/pipeline.schemas';
import type { LoanScope } from '../domain/loan/visibility';
import type { BenchDatabase } from './bench-database';

/** One kind of request, sent repeatedly. */
export interface PipelineCase {
  readonly name: string;
  readonly login: 'administrator' | 'loan-officer' | 'pml-loan-officer';
  /** Queries used in turn. */
  readonly queries: readonly Readonly<Record<string, unknown>>[];
}

const scopes: Readonly<Record<PipelineCase['login'], LoanScope>> = {
  administrator: { kind: 'all' },
  'loan-officer': { kind: 'branch', branchName: 'Pasadena' },
  'pml-loan-officer': { kind: 'company', companyName: 'Harborline Lending', login: 'pml-loan-officer' },
};

const askedBy = (login: PipelineCase['login']): Asker => ({
  scope: scopes[login],
  login,
  reader: { userId: randomUUID(), isPml: login === 'pml-loan-officer', login },
  today: pacificDate(new Date()),
});

/** The users who ask for pages. */
export const askers: Readonly<Record<PipelineCase['login'], Asker>> = {
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
  return [
    { name: 'page 1, staff', login: 'administrator', queries: firstPages },
    { name: 'page 1, a branch', login: 'loan-officer', queries: firstPages },
    { name: 'page 1, a broker', login: 'pml-loan-officer', queries: firstPages },
    {
      name: 'filtered: status, branch',
      login: 'administrator',
      queries: ['3', '28', '13'].map((status) => ({
        filter: { tab: 0, sStatusT: [status], sBranchName: ['Bellevue', 'Scottsdale'] },
        sort: ['sStatusD', 'DESC'],
      })),
    },
    {
      name: 'filtered: lock, expiry days',
      login: 'administrator',
      queries: [20, 23, 26].map((day) => ({
        filter: { tab: 0, sRateLockStatusT: '1', sRLckdExpiredD: { from: `2026-11-${day}`, to: `2026-12-${day}` } },
        sort: ['sRLckdExpiredD', 'ASC'],
      })),
    },
    {
      name: `deep page, by cursor (row ${middle + 25})`,
      login: 'administrator',
      queries: [{ filter: deepFilter, range: [middle + 25, middle + 49] }],
    },
    {
      name: `deep page, by range (row ${middle})`,
      login: 'administrator',
      queries: [{ filter: { tab: 0 }, range: [middle, middle + 24] }],
    },
    {
      name: 'last page, by range',
      login: 'administrator',
      queries: [{ filter: { tab: 0 }, range: [active.total - 20, active.total + 4] }],
    },
    {
      name: 'search: last names',
      login: 'administrator',
      queries: names.map(({ aBLastNm }) => ({ filter: { tab: 0, q: aBLastNm.slice(0, 5) } })),
    },
    {
      name: 'search: loan numbers',
      login: 'administrator',
      queries: names.map(({ loan_num }) => ({ filter: { tab: 0, q: loan_num } })),
    },
    {
      name: 'search: names spelled wrong',
      login: 'administrator',
      queries: names
        .filter(({ aBLastNm }) => aBLastNm.length > 5)
        .map(({ aBLastNm }) => ({ filter: { tab: 0, q: `${aBLastNm.slice(0, 2)}${aBLastNm.slice(3)}` } })),
    },
  ];
}
