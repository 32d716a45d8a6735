import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { LockPolicy } from '../../../domain/locks/lock-policy.schemas';
import type { Clock } from '../../ports/clock/clock';
import type { Vault } from '../../ports/keys/vault';
import { composeLos } from '../compose-los';
import { changeLog, changeLogValues } from '../journal/change-log';
import { changesSince } from '../journal/feed';
import type { LoanWrite } from '../journal/loan-write';
import { runOnce } from '../journal/operations';
import { statusLog } from '../journal/status-log';
import { assignedLoan } from '../loan-rules/assigned-loan';
import type { Operation } from '../operation';
import type { LosPort } from '../port';
import { agents, removeAgent, saveAgents } from './agents';
import { recordUnderwriting, submitUnderwriting, tryUnderwriting } from './aus';
import { underwritingJob, underwritingRuns } from './aus-runs';
import { catalogReader, putCatalog } from './catalog';
import { changeLoan } from './change-loan';
import { chooseProgram } from './choose-program';
import { saveClosingCosts } from './closing-costs';
import { attachConditionFiles, detachConditionFile } from './condition-attachments';
import { addConditionFiles } from './condition-files';
import { addConditions, editCondition, moveCondition } from './condition-writes';
import { conditions } from './conditions';
import { createLoan } from './create-loan';
import { cancelDisclosure, disclose, requestDisclosure } from './disclosure';
import { employees } from './employees';
import { changeFiles, replaceFiles } from './file-changes';
import { addFiles, file, files, removeFile } from './files';
import { loadLoan, loadLoans, requireLoan } from './find-loan';
import { createHandover, takeHandover } from './handover';
import { currentPrices, moveServicing, saveCommitment, saveCurrentPrice, saveCurrentPrices } from './investor';
import { lockConfirmation } from './lock-confirmations';
import { answeredRequests, lockOf, lockRequests, simulateLock } from './lock-reads';
import { readLock } from './lock-store';
import { type LockRules, moveLock, requestLock, saveLockTerms } from './lock-writes';
import { lockLoan, storeChanged } from './locked-loan';
import type { Db, Trx } from './los-db';
import { moveStatus } from './move-status';
import { price, priceCheck, priceOfLoan } from './price';
import { pricingMoments } from './pricing-moment';
import { changeQuickly } from './quick-change';
import { receiveDocument, receivedDocuments } from './received-documents';
import { register } from './register';
import { savedPricings, savePricing } from './saved-pricings';
import { storeCredit } from './store-credit';

export interface EmbeddedLosOptions {
  readonly db: Db;
  /** Encrypts borrowers' data. */
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Logger;
  /** Makes the IDs of records that came without one. */
  readonly newId?: () => string;
}

/** The LOS in this process, on the schema `los` of a database; one line for each operation, the work is in its own file. */
export function createEmbeddedLos({ db, vault, clock, newId = randomUUID }: EmbeddedLosOptions): LosPort {
  const catalogs = catalogReader(clock);
  const catalog = catalogs.current;
  const momentOf = pricingMoments(catalogs, clock);

  const writeOf = (action: string, operation: Operation, loanNum: string): LoanWrite => ({
    ...{ operation, loanNum, action, now: clock(), vault },
  });

  /** Runs a write once for its operation. */
  function run<T>(
    action: string,
    operation: Operation,
    loanNum: string,
    request: unknown,
    act: (trx: Trx, write: LoanWrite) => Promise<T>,
  ): Promise<T> {
    const write = writeOf(action, operation, loanNum);
    return runOnce(
      (work) => db.transaction().execute<T>(work),
      vault,
      { operation, action, request: [loanNum, request] },
      write.now,
      (trx: Trx) => act(trx, write),
    );
  }

  const reading = async () => ({ db, vault, catalog: await catalog(db), now: clock() });
  const lockRules = async (trx: Trx, policy: LockPolicy): Promise<LockRules> => ({
    policy,
    catalog: await catalog(trx),
    catalogAt: (moment) => catalogs.at(trx, moment),
  });

  /** The journal does not know which loans exist. */
  async function ofLoan<T>(loanNum: string, read: () => Promise<T>): Promise<T> {
    await requireLoan(db, loanNum);
    return read();
  }

  return composeLos(
    {
      ready: async () => {
        await sql`select 1`.execute(db);
      },
    },
    {
      loans: {
        createLoan: (by, draft) => run('create', by, '', draft, (trx, write) => createLoan(trx, draft, newId, write)),
        loadLoan: (loanNum) => loadLoan(db, vault, loanNum),
        loadLoans: (loanNums) => loadLoans(db, vault, loanNums),
        changeLoan: async (by, loanNum, change) => {
          const write = writeOf('change', by, loanNum);
          const requested = { operation: by, action: 'change', request: [loanNum, change] };
          const quick = await changeQuickly(db, { change, requested, write, catalog: () => catalog(db), newId });
          return (
            quick ??
            run('change', by, loanNum, change, async (trx, held) =>
              changeLoan(trx, change, await catalog(trx), newId, held),
            )
          );
        },
        moveStatus: (by, loanNum, to, { from, ...answer } = {}) =>
          run('status', by, loanNum, { to, answer, from }, (trx, write) =>
            moveStatus(trx, { to, from, answer }, write),
          ),
        assign: (by, loanNum, employee) =>
          run('assign', by, loanNum, employee, async (trx, write) => {
            const stored = await lockLoan(trx, write);
            return storeChanged(trx, stored, assignedLoan(stored, employee), write);
          }),
        statusLog: (loanNum) => ofLoan(loanNum, () => statusLog(db, vault, loanNum)),
        changeLog: (loanNum, query) => ofLoan(loanNum, () => changeLog(db, vault, loanNum, query)),
        changeLogValues: (loanNum) => ofLoan(loanNum, () => changeLogValues(db, loanNum)),
      },
      'change-feed': { changesSince: (cursor, limit) => changesSince(db, cursor, limit) },
      pricing: {
        putPricingCatalog: (_by, given) => putCatalog(db, given, clock()),
        price: async (loanNum, scenario, view) =>
          priceOfLoan(await loadLoan(db, vault, loanNum), scenario, await momentOf(db, view), view),
        checkPrice: async (loanNum) =>
          priceCheck(await loadLoan(db, vault, loanNum), await readLock(db, vault, loanNum), {
            catalog: await catalog(db),
            now: clock(),
          }),
        priceScenario: async (scenario, view) => price(scenario, await momentOf(db, view), view),
        chooseProgram: (by, loanNum, choice) =>
          run('choose-program', by, loanNum, choice, async (trx, write) =>
            chooseProgram(trx, choice, await catalog(trx), write),
          ),
        savedPricings: (loanNum) => savedPricings(db, vault, loanNum),
        savePricing: (by, loanNum, request) =>
          run('save-pricing', by, loanNum, request, async (trx, write) =>
            savePricing(trx, request, await catalog(trx), write),
          ),
        register: (by, loanNum) =>
          run('register', by, loanNum, null, async (trx, write) => register(trx, await catalog(trx), write)),
      },
      locks: {
        lock: async (loanNum, policy) => lockOf(await reading(), loanNum, policy),
        lockConfirmation: (loanNum, number) => lockConfirmation(db, vault, loanNum, number),
        saveLockTerms: (by, loanNum, terms) =>
          run('lock-terms', by, loanNum, terms, (trx, write) => saveLockTerms(trx, terms, write)),
        requestLock: (by, loanNum, request, policy) =>
          run('lock-request', by, loanNum, { request, policy }, async (trx, write) =>
            requestLock(trx, request, await lockRules(trx, policy), write),
          ),
        moveLock: (by, loanNum, move, policy) =>
          run('lock-move', by, loanNum, { move, policy }, async (trx, write) =>
            moveLock(trx, move, await lockRules(trx, policy), write),
          ),
        expireLock: (by, loanNum, policy) =>
          run('lock-expire', by, loanNum, policy, async (trx, write) =>
            moveLock(trx, { move: 'expire' }, await lockRules(trx, policy), write),
          ),
        simulateLock: async (loanNum, simulation, policy) => simulateLock(await reading(), loanNum, simulation, policy),
        lockRequests: async (policy) => lockRequests(await reading(), policy),
        answeredLockRequests: (since) => answeredRequests({ db, vault }, since),
      },
      fees: {
        saveClosingCosts: (by, loanNum, change) =>
          run('save-closing-costs', by, loanNum, change, (trx, write) => saveClosingCosts(trx, change, newId, write)),
      },
      investor: {
        saveCommitment: (by, loanNum, commitment) =>
          run('save-commitment', by, loanNum, commitment, (trx, write) => saveCommitment(trx, commitment, write)),
        moveServicing: (by, loanNum, move) =>
          run('move-servicing', by, loanNum, move, (trx, write) => moveServicing(trx, move, write)),
        currentPrices: async (loanNums) =>
          currentPrices(await loadLoans(db, vault, loanNums), await catalog(db), clock()),
        saveCurrentPrice: (by, loanNum, seen) =>
          run('save-current-price', by, loanNum, seen, async (trx, write) =>
            saveCurrentPrice(trx, seen, await catalog(trx), write),
          ),
        saveCurrentPrices: (saves) =>
          db.transaction().execute(async (trx) => {
            const write = { action: 'save-current-price', now: clock(), vault };
            return saveCurrentPrices(trx, saves, await catalog(trx), write);
          }),
      },
      documents: {
        files: (loanNum, filter) => files(db, loanNum, filter),
        file: (loanNum, fileId) => file(db, loanNum, fileId),
        addFiles: (by, loanNum, added) =>
          run('add-files', by, loanNum, added, (trx, { now }) => addFiles(trx, by, loanNum, added, now)),
        changeFiles: (by, loanNum, changes) =>
          run('change-files', by, loanNum, changes, (trx) => changeFiles(trx, by, loanNum, changes)),
        replaceFiles: (by, loanNum, replacement) =>
          run('replace-files', by, loanNum, replacement, (trx, { now }) =>
            replaceFiles(trx, by, loanNum, replacement, now),
          ),
        removeFile: (by, loanNum, fileId) =>
          run('remove-file', by, loanNum, fileId, (trx, write) => removeFile(trx, fileId, write)),
        receivedDocuments: (loanNum) => ofLoan(loanNum, () => receivedDocuments(db, loanNum)),
        receiveDocument: (by, loanNum, docType, date) =>
          run('receive-document', by, loanNum, { docType, date }, (trx) =>
            receiveDocument(trx, by, loanNum, { docType, date }),
          ),
      },
      conditions: {
        conditions: (loanNum) => conditions(db, loanNum),
        addConditions: (by, loanNum, added) =>
          run('add-conditions', by, loanNum, added, (trx, write) => addConditions(trx, added, write)),
        editCondition: (by, loanNum, id, edit) =>
          run('edit-condition', by, loanNum, { id, edit }, (trx, write) => editCondition(trx, id, edit, write)),
        moveCondition: (by, loanNum, id, move) =>
          run('move-condition', by, loanNum, { id, move }, (trx, write) => moveCondition(trx, id, move, write)),
        addConditionFiles: (by, loanNum, upload) =>
          run('add-condition-files', by, loanNum, upload, (trx, write) => addConditionFiles(trx, upload, write)),
        attachConditionFiles: (by, loanNum, attachment) =>
          run('attach-condition-files', by, loanNum, attachment, (trx, write) =>
            attachConditionFiles(trx, attachment, write),
          ),
        detachConditionFile: (by, loanNum, id, detachment) =>
          run('detach-condition-file', by, loanNum, { id, detachment }, (trx, write) =>
            detachConditionFile(trx, id, detachment, write),
          ),
      },
      disclosure: {
        requestDisclosure: (by, loanNum, request) =>
          run('request-disclosure', by, loanNum, request, (trx, write) => requestDisclosure(trx, request, write)),
        cancelDisclosure: (by, loanNum) =>
          run('cancel-disclosure', by, loanNum, null, (trx, write) => cancelDisclosure(trx, write)),
        disclose: (by, loanNum, disclosure) =>
          run('disclose', by, loanNum, disclosure, (trx, write) => disclose(trx, disclosure, newId, write)),
      },
      'credit-reports': {
        storeCredit: (by, loanNum, result) =>
          run('store-credit', by, loanNum, result, async (trx, write) =>
            storeCredit(trx, result, await catalog(trx), newId, write),
          ),
      },
      'underwriting-orders': {
        submitUnderwriting: (by, loanNum, submission) =>
          run('submit-underwriting', by, loanNum, submission, async (trx, write) =>
            submitUnderwriting(trx, submission, { catalog: await catalog(trx), newId }, write),
          ),
        underwritingJob: (loanNum, jobId) => underwritingJob(db, vault, loanNum, jobId),
        underwritingRuns: (loanNum) => ofLoan(loanNum, () => underwritingRuns(db, vault, loanNum)),
        tryUnderwriting: async (loanNum, system) =>
          tryUnderwriting(await loadLoan(db, vault, loanNum), system, await catalog(db), clock()),
        recordUnderwriting: (by, loanNum, record) =>
          run('record-underwriting', by, loanNum, record, async (trx, write) =>
            recordUnderwriting(trx, record, await catalog(trx), write),
          ),
      },
      directory: {
        employees: () => employees(db),
        createHandover: (by, handover) => createHandover(db, clock, by, handover),
        takeHandover: (sessionId) => takeHandover(db, clock, sessionId),
        agents: (loanNum) => agents(db, loanNum),
        saveAgents: (by, loanNum, saved) =>
          run('save-agents', by, loanNum, saved, (trx) => saveAgents(trx, by, loanNum, saved)),
        removeAgent: (by, loanNum, agentId, version) =>
          run('remove-agent', by, loanNum, { agentId, version }, (trx) =>
            removeAgent(trx, by, { loanNum, agentId, version }),
          ),
      },
    },
  );
}
