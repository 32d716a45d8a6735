import type { LoanDocument } from '../../../domain/loan/document';
import { statusLabel } from '../../../domain/loan/status';
import { saidAnswer } from '../../../domain/loan/status-requirements';
import { forEachConcurrently } from '../../for-each-concurrently';
import { composeLos } from '../compose-los';
import { changeLog, changeLogValues } from '../journal/change-log';
import { changesSince } from '../journal/feed';
import { statusLog } from '../journal/status-log';
import { assignedLoan } from '../loan-rules/assigned-loan';
import { changedLoan } from '../loan-rules/changed-loan';
import { withClosingCosts } from '../loan-rules/closing-costs';
import { creditedLoan, creditNote } from '../loan-rules/credited-loan';
import { assertFewLoans } from '../loan-rules/loan-reads';
import { movedLoan } from '../loan-rules/status-move';
import { LosError } from '../los-error';
import type { LosPort } from '../port';
import { catchUp } from './catch-up';
import type { CoarseContext } from './coarse-context';
import { readLoan } from './read-loan';
import { createLoan, writeLoan } from './write-loan';

const READ_AT_ONCE = 8;

/**
 * The port for an LOS that only loads, saves and lists. The journal adds what such an LOS lacks: versions, repeatable
 * operations, the logs, and the change feed. `pollEvery` is the minimum time in milliseconds between two polls for changes made
 * in the LOS itself.
 */
export function createCoarseLos(context: CoarseContext, { pollEvery }: { readonly pollEvery: number }): LosPort {
  const { coarse, db, vault, newId } = context;
  const catchUpInTime = paced(pollEvery, () => catchUp(context));

  /** The journal does not know which loans exist. */
  async function ofLoan<T>(loanNum: string, read: () => Promise<T>): Promise<T> {
    await readLoan(context, loanNum);
    return read();
  }

  return composeLos(
    { ready: () => coarse.ready() },
    {
      loans: {
        createLoan: (operation, draft) => createLoan(context, operation, draft),
        loadLoan: (loanNum) => readLoan(context, loanNum),
        loadLoans: async (loanNums) => {
          assertFewLoans(loanNums);
          const found: LoanDocument[] = [];
          await forEachConcurrently(READ_AT_ONCE, loanNums, async (loanNum) => {
            found.push(...(await readLoan(context, loanNum).then((loan) => [loan], nothingIfUnknown)));
          });
          return found;
        },
        changeLoan: (operation, loanNum, change) =>
          writeLoan(context, { operation, action: 'change', loanNum, request: [loanNum, change] }, (stored) =>
            changedLoan(stored, change, newId),
          ),
        moveStatus: (operation, loanNum, to, { from, ...answer } = {}) =>
          writeLoan(
            context,
            {
              operation,
              action: 'status',
              loanNum,
              request: [loanNum, to, answer, from],
              note: { text: statusLabel(to) },
              answer: saidAnswer(answer),
            },
            (stored, now) =>
              db
                .transaction()
                .execute((trx) => movedLoan(trx, stored, { to, from, answer, conditions: undefined }, now)),
          ),
        assign: (operation, loanNum, employee) =>
          writeLoan(context, { operation, action: 'assign', loanNum, request: [loanNum, employee] }, (stored) =>
            assignedLoan(stored, employee),
          ),
        statusLog: (loanNum) => ofLoan(loanNum, () => statusLog(db, vault, loanNum)),
        changeLog: (loanNum, query) => ofLoan(loanNum, () => changeLog(db, vault, loanNum, query)),
        changeLogValues: (loanNum) => ofLoan(loanNum, () => changeLogValues(db, loanNum)),
      },
      fees: {
        saveClosingCosts: (operation, loanNum, change) =>
          writeLoan(
            context,
            { operation, action: 'save-closing-costs', loanNum, request: [loanNum, change] },
            (stored) => withClosingCosts(stored, change, newId),
          ),
      },
      'credit-reports': {
        storeCredit: (operation, loanNum, result) =>
          writeLoan(
            context,
            { operation, action: 'store-credit', loanNum, request: [loanNum, result], note: creditNote(result) },
            (stored) => creditedLoan(stored, result, newId),
          ),
      },
      'change-feed': {
        changesSince: async (cursor, limit) => {
          await catchUpInTime();
          return changesSince(db, cursor, limit);
        },
      },
    },
  );
}

function nothingIfUnknown(error: unknown): [] {
  if (error instanceof LosError && error.code === 'not-found') return [];
  throw error;
}

/** Runs once for all concurrent callers, and again after a minimum interval, or immediately if there is more to do. */
function paced(every: number, act: () => Promise<boolean>): () => Promise<void> {
  let due = 0;
  let running: Promise<void> | undefined;
  return () => {
    if (running === undefined && performance.now() >= due) {
      running = act()
        .then((isDone) => {
          due = isDone ? performance.now() + every : 0;
        })
        .finally(() => {
          running = undefined;
        });
    }
    return running ?? Promise.resolve();
  };
}
