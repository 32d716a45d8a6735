import type { QueryClient } from '@tanstack/react-query';
import { mainPages } from '../../domain/pages/main-pages';
import { pipelineAddress, pipelineFilter } from '../loan/pipeline/address';
import { dataProvider } from '../providers/data/data-provider';
import { queryKeys } from '../providers/data/query-keys';
import { rowsQuery } from '../providers/data/useRecords';
import { type PageSection, partsOfLoanPath, sectionOfPath } from './section-of-path';

/** Requests a record as the page will read it: a page that has its records when it opens is rendered once, not twice. */
const prefetchRecord = (client: QueryClient, resource: 'loans' | PageSection, id: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: queryKeys.record(resource, id),
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });

/** Requests the loan of a path early, and the section of the application that the page edits. */
export async function prefetchData(client: QueryClient, pathname: string): Promise<void> {
  const parts = partsOfLoanPath(pathname);
  if (!parts) return;
  const { loanNum, below } = parts;
  const section = sectionOfPath(below);
  await Promise.all([prefetchRecord(client, 'loans', loanNum), section && prefetchRecord(client, section, loanNum)]);
}

/** Requests the loans that the pipeline shows at this address. */
async function prefetchPipeline(client: QueryClient, search: string): Promise<void> {
  const view = pipelineAddress.read(new URLSearchParams(search));
  const { page, perPage, sort } = view;
  await client.prefetchQuery(rowsQuery('loans', { pagination: { page, perPage }, sort, filter: pipelineFilter(view) }));
}

/** How long the first page waits for its data, which was requested with the first script. */
const FIRST_WAIT_MS = 100;

/** Has the data of the first page before it renders, if it arrives in time: a page without it renders at once, and again later. */
export async function loadFirstData(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FIRST_WAIT_MS));
  const isPipeline = pathname.replace(/\/+$/, '') === mainPages.pipeline.path;
  await Promise.race([isPipeline ? prefetchPipeline(client, search) : prefetchData(client, pathname), late]);
}
