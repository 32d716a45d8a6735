import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock/clock';
import { composeLos } from '../compose-los';
import type { Operation } from '../operation';
import type { LosPort } from '../port';
import { agents, removeAgent, saveAgents } from './agents';
import { catalogReader, putCatalog } from './catalog';
import { changeLoan } from './change-loan';
import { changeLog, changeLogValues } from './change-log';
import { chooseProgram } from './choose-program';
import { cocTasks, conditions } from './conditions';
import { createLoan } from './create-loan';
import { creditReport } from './credit-report';
import { cancelDisclosure, requestDisclosure } from './disclosure';
import { employees } from './employees';
import { changesSince } from './feed';
import { addFiles, file, files } from './files';
import { loadLoan, loadLoans } from './find-loan';
import { createHandover, takeHandover } from './handover';
import { type Done, statusLog } from './logs';
import type { Db, Trx } from './los-db';
import { moveStatus } from './move-status';
import { runOnce } from './operations';
import { price } from './price';
import { register } from './register';

export interface EmbeddedLosOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Makes the IDs of records that came without one. */
  readonly newId?: () => string;
}

/** The LOS in this process, on the schema `los` of a database; one line for each operation, the work is in its own file. */
export function createEmbeddedLos({ db, clock, newId = randomUUID }: EmbeddedLosOptions): LosPort {
  const catalog = catalogReader();

  /** A write that is remembered by its operation; `loan` tells the logs of a loan what was done. */
  function write<T>(
    action: string,
    operation: Operation,
    loanNum: string,
    request: unknown,
    act: (trx: Trx, done: Done) => Promise<T>,
  ): Promise<T> {
    const done: Done = { operation, loanNum, action, now: clock() };
    return runOnce(db, clock, { operation, action, request: [loanNum, request] }, (trx) => act(trx, done));
  }

  return composeLos(
    {
      ready: async () => {
        await sql`select 1`.execute(db);
      },
    },
    {
      loans: {
        createLoan: (by, draft) => write('create', by, '', draft, (trx, done) => createLoan(trx, draft, newId, done)),
        loadLoan: (loanNum) => loadLoan(db, loanNum),
        loadLoans: (loanNums) => loadLoans(db, loanNums),
        changeLoan: (by, loanNum, change) =>
          write('change', by, loanNum, change, (trx, done) => changeLoan(trx, change, newId, done)),
        moveStatus: (by, loanNum, to, note) =>
          write('status', by, loanNum, { to, note }, (trx, done) => moveStatus(trx, to, { ...done, note })),
        statusLog: (loanNum) => statusLog(db, loanNum),
        changeLog: (loanNum, query) => changeLog(db, loanNum, query),
        changeLogValues: (loanNum) => changeLogValues(db, loanNum),
      },
      'change-feed': { changesSince: (cursor, limit) => changesSince(db, cursor, limit) },
      pricing: {
        putPricingCatalog: (_by, given) => putCatalog(db, given, clock()),
        price: async (loanNum, scenario, view) =>
          price(await loadLoan(db, loanNum), scenario, await catalog(db), clock(), view),
        priceScenario: async (scenario, view) => price({}, scenario, await catalog(db), clock(), view),
        chooseProgram: (by, loanNum, choice) =>
          write('choose-program', by, loanNum, choice, async (trx, done) =>
            chooseProgram(trx, choice, await catalog(trx), done),
          ),
        register: (by, loanNum) => write('register', by, loanNum, null, (trx, done) => register(trx, done)),
      },
      documents: {
        files: (loanNum, filter) => files(db, loanNum, filter),
        file: (loanNum, fileId) => file(db, loanNum, fileId),
        addFiles: (by, loanNum, added) =>
          write('add-files', by, loanNum, added, (trx, { now }) => addFiles(trx, by, loanNum, added, now)),
      },
      conditions: { conditions: (loanNum) => conditions(db, loanNum) },
      disclosure: {
        requestDisclosure: (by, loanNum, request) =>
          write('request-disclosure', by, loanNum, request, (trx, done) => requestDisclosure(trx, request, done)),
        cancelDisclosure: (by, loanNum) =>
          write('cancel-disclosure', by, loanNum, null, (trx, done) => cancelDisclosure(trx, done)),
        cocTasks: (loanNum) => cocTasks(db, loanNum),
      },
      'credit-orders': {
        creditReport: (by, loanNum, order) =>
          write('credit-report', by, loanNum, order, (trx, done) => creditReport(trx, order, newId, done)),
      },
      directory: {
        employees: () => employees(db),
        createHandover: (by, handover) => createHandover(db, clock, by, handover),
        takeHandover: (sessionId) => takeHandover(db, clock, sessionId),
        agents: (loanNum) => agents(db, loanNum),
        saveAgents: (by, loanNum, saved) =>
          write('save-agents', by, loanNum, saved, (trx) => saveAgents(trx, by, loanNum, saved)),
        removeAgent: (by, loanNum, agentId) =>
          write('remove-agent', by, loanNum, agentId, (trx) => removeAgent(trx, by, loanNum, agentId)),
      },
    },
  );
}
