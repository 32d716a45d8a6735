import { withComputed } from '../../../domain/application/change/computed';
import { followedLoan } from '../../../domain/application/change/followed-loan';
import { underwrite } from '../../../domain/application/submission/underwrite';
import { whatWouldChange } from '../../../domain/application/submission/what-would-change';
import { resultCodeOf } from '../../../domain/aus/outcome';
import type { AusRun } from '../../../domain/aus/run.schemas';
import type { RunOfRecord } from '../../../domain/aus/run-of-record.schemas';
import type { AusJob, AusSubmission } from '../../../domain/aus/submission.schemas';
import type { AusSystem } from '../../../domain/aus/systems';
import type { AusTrial } from '../../../domain/aus/trial.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { factsHash } from '../facts-hash';
import type { LoanWrite } from '../journal/loan-write';
import { assertCurrent } from '../loan-rules/changed-loan';
import { LosError } from '../los-error';
import { runsOfSystem, storeRun, underwritingRuns } from './aus-runs';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

interface Parts {
  readonly catalog: PricingCatalog;
  readonly newId: () => string;
}

/** The field with the ID that the loan keeps in each system. */
const caseFields = { DU: 'sDuCaseId', DO: 'sDuCaseId', LPA: 'sLpAusKey' } as const;
const prefixes: Readonly<Record<AusSystem, string>> = { DU: '16', DO: '16', LPA: 'K' };

/** An ID that the simulator makes for a loan; a real one comes from the system. */
const newCaseId = (system: AusSystem, id: string): string =>
  `${prefixes[system]}${BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`)
    .toString()
    .slice(-8)
    .padStart(8, '0')}`;

/** The loan as it is submitted: with the program of community lending and its ID. */
function preparedLoan(stored: LoanDocument, submission: AusSubmission, { newId }: Parts): LoanDocument {
  const { system, sFannieCommunityLendingT } = submission;
  const field = caseFields[system];
  return withComputed({
    ...stored,
    ...(sFannieCommunityLendingT === undefined ? {} : { sFannieCommunityLendingT }),
    [field]: stored[field] || newCaseId(system, newId()),
  });
}

/** Runs the simulator of a system; no agency is asked. The run is kept, and the loan gets its ID in the system. */
export async function submitUnderwriting(
  trx: Trx,
  submission: AusSubmission,
  parts: Parts,
  write: LoanWrite,
): Promise<AusJob> {
  const { loanNum, now, operation, vault } = write;
  const { system, agency, references } = submission;
  const today = pacificDate(now);
  const stored = await lockLoan(trx, write);
  const prepared = preparedLoan(stored, submission, parts);
  const loan = await storeChanged(
    trx,
    stored,
    followedLoan(stored, prepared, { catalog: parts.catalog, today }),
    write,
  );
  const earlier = await runsOfSystem(trx, vault, loanNum, system);
  const number = earlier.length + 1;
  const previous = earlier.at(-1)?.facts;
  const { facts, report } = underwrite(loan, system, { catalog: parts.catalog, today, previous, runs: number });
  const run: AusRun = {
    ...{ id: operation.id, system, number, caseId: loan[caseFields[system]] ?? '', at: now.toISOString() },
    ...{ by: operation.by, byName: operation.byName, loanVersion: loan.version, agency },
    references: [...references],
    ...{ facts, factsHash: factsHash(facts), report, isSimulation: true },
  };
  return storeRun(trx, vault, loanNum, run);
}

/** Which single changes would change the answer of a system. */
export const tryUnderwriting = (loan: LoanDocument, system: AusSystem, catalog: PricingCatalog, now: Date): AusTrial =>
  whatWouldChange(loan, system, { catalog, today: pacificDate(now) });

const USDA = '3';

async function resultOf(trx: Trx, loan: LoanDocument, record: RunOfRecord, write: LoanWrite): Promise<string> {
  if ('gusResult' in record) {
    if (loan.sLT !== USDA) throw new LosError('not-allowed', 'aus-gus-only-usda');
    return record.gusResult;
  }
  const runs = await underwritingRuns(trx, write.vault, write.loanNum);
  const run = runs.find(({ id }) => id === record.runId);
  if (run === undefined) throw new LosError('not-found', 'aus-no-run');
  const code = resultCodeOf(run.report);
  if (code === null) throw new LosError('not-allowed', 'aus-run-without-result');
  return code;
}

/** Sets the result of the run that counts. */
export async function recordUnderwriting(
  trx: Trx,
  record: RunOfRecord,
  catalog: PricingCatalog,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  assertCurrent(stored, record.version);
  const sProd3rdPartyUwResultT = await resultOf(trx, stored, record, write);
  const ausRunOfRecord = 'runId' in record ? record.runId : null;
  const changed = { ...stored, sProd3rdPartyUwResultT, sAusRunOfRecord: ausRunOfRecord };
  const today = pacificDate(write.now);
  return storeChanged(trx, stored, followedLoan(stored, changed, { catalog, today }), write);
}
