import type { Readable } from 'node:stream';
import { MAX_PAGE } from '../../../domain/contract/list-parameters.schemas';
import { lockStatusCodes } from '../../../domain/loan/codes/status-codes';
import type { PipelineQuery, PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { statusLabel } from '../../../domain/loan/status';
import { ownValue } from '../../../domain/tables/own-value';
import type { AppContext } from '../../app-context';
import type { Actor } from '../../http/actor';
import { type CsvColumn, csvFile } from '../../http/csv';
import { pageRows, positionOf } from './page.queries';
import type { Position } from './query';
import { askerOf, requestedPage } from './requested-page';

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
const lockLabels: Readonly<Record<string, string>> = lockStatusCodes;
const channels: Readonly<Record<string, string>> = { '1': 'Retail', '2': 'Wholesale', '3': 'Correspondent' };

/** The content of each column; columns are in pipeline order (decisions LOAN-05). */
const columns: readonly CsvColumn<PipelineRow>[] = [
  ['Loan Number', (row) => row.sLNm],
  ['Borrower', (row) => joined(row.aBFirstNm, row.aBLastNm)],
  ['Co-Borrower', (row) => joined(row.aCFirstNm, row.aCLastNm)],
  ['Status', (row) => statusLabel(row.sStatusT)],
  ['Status Date', (row) => row.sStatusD],
  ['Channel', (row) => ownValue(channels, row.sBranchChannelT ?? '') ?? row.sBranchChannelT],
  ['Branch', (row) => row.sBranchName],
  ['Company', (row) => row.sOriginatingCompanyName],
  ['Program', (row) => row.sLpTemplateNm],
  ['Loan Amount', (row) => row.sFinalLAmt],
  ['Note Rate', (row) => row.sNoteIR],
  ['Lock Status', (row) => ownValue(lockLabels, row.sRateLockStatusT ?? '') ?? row.sRateLockStatusT],
  ['Lock Expiration', (row) => row.sRLckdExpiredD],
  ['Loan Officer', (row) => row.sEmployeeLoanRepName],
  ['Processor', (row) => row.sEmployeeProcessorName],
  ['Underwriter', (row) => row.sEmployeeUnderwriterName],
  ['Estimated Closing', (row) => row.sEstCloseD],
  ['Funded Date', (row) => row.sFundD],
];

/** Streams all matching loans that the actor may see as CSV, page by page. */
export async function exportPipeline(
  portal: AppContext,
  actor: Actor,
  parameters: Pick<PipelineQuery, 'sort' | 'filter'>,
): Promise<Readable> {
  const query = { ...parameters, range: [0, MAX_PAGE - 1] satisfies [number, number] };
  const requested = await requestedPage(portal.db, query, askerOf(portal, actor));

  async function* pages(): AsyncGenerator<readonly PipelineRow[]> {
    let after: Position | null = requested.after;
    for (;;) {
      const rows = await pageRows(portal.db, { ...requested, after });
      yield rows.map(({ row }) => row);
      const last = rows.at(-1);
      if (rows.length < MAX_PAGE || !last) return;
      after = positionOf(last);
    }
  }

  return csvFile(columns, pages());
}
