import { ausFactsOf } from '../../domain/application/submission/aus-facts';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import { SIMULATION_NOTICE } from '../../domain/application/submission/aus-view.schemas';
import { preflightOf } from '../../domain/application/submission/preflight';
import { ausSystems } from '../../domain/aus/systems';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { findingsDocuments } from '../documents/documents.service';
import type { Actor } from '../http/actor';
import { readLos } from '../loan/gateway.service';
import { submissionsOf } from './place-submission';
import { runStaleness, statusWith } from './status.service';

/** Everything that the page of automated underwriting shows about a loan. */
export async function readAusView(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<AusView> {
  const { sLNm: loanNum } = loan;
  const [runs, documents, orders] = await Promise.all([
    readLos(() => portal.los.underwritingRuns(loanNum)),
    findingsDocuments(portal, actor, loanNum),
    Promise.all(ausSystems.map((system) => submissionsOf(portal, loanNum, system))),
  ]);
  const docIds = new Map(await Promise.all(runs.map(async ({ id }) => [id, await documents(id)] as const)));
  return {
    version: loan.version,
    systems: ausSystems.map((system, index) =>
      statusWith(loan, system, { order: orders[index]?.[0], run: runs.find((run) => run.system === system) }),
    ),
    needs: [...preflightOf(loan, pacificDate(portal.clock()))].map((need) => ({ ...need })),
    now: { fannie: ausFactsOf(loan, 'DU'), freddie: ausFactsOf(loan, 'LPA') },
    runs: runs.map((run) => ({
      ...run,
      staleness: runStaleness(run, loan),
      isRecord: run.id === loan.sAusRunOfRecord,
      docId: docIds.get(run.id) ?? null,
      notice: run.isSimulation ? SIMULATION_NOTICE : null,
    })),
    result: loan.sProd3rdPartyUwResultT ?? null,
  };
}
