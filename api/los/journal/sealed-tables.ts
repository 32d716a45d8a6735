import type { SealedPlace } from '../../ports/keys/sealed-json';
import {
  type SealedDatabase,
  type SealedTable,
  type SealedTableStore,
  sealedTable,
} from '../../ports/keys/sealed-table';
import type { JournalDb } from './journal-db';

/** The context in which a logged value is sealed. */
export const loggedContext = (loanNum: string, version: number, field: string, column: 'before' | 'after'): string =>
  `journal.change_log:${loanNum}:${version}:${field}:${column}`;

/** The context in which the answer of an operation is sealed. */
export const answerContext = (operationId: string): string => `journal.operations:${operationId}`;

/** The context in which the note and reasons of a status are sealed. */
export const statusContext = (loanNum: string, status: string): string => `journal.status_log:${loanNum}:${status}`;

/** Where the last known state of a loan is sealed. */
export const knownPlace = (loanNum: string, version: number): SealedPlace => ({
  place: `journal.loans:${loanNum}`,
  version,
});

/** The context in which the loan of an announced save is sealed. */
export const announcedContext = (operationId: string): string => `journal.saves:${operationId}`;

/** The context in which the note and reasons of an announced save are sealed. */
export const announcedAnswerContext = (operationId: string): string => `journal.saves.answer:${operationId}`;

const logged = (column: 'before' | 'after') => (row: Readonly<Record<string, unknown>>) =>
  loggedContext(String(row.loan_num), Number(row.version), String(row.field), column);

const tables: readonly SealedTable[] = [
  {
    name: 'journal.change_log',
    key: 'id',
    names: ['loan_num', 'version', 'field'],
    columns: { before: logged('before'), after: logged('after') },
  },
  {
    name: 'journal.operations',
    key: 'id',
    columns: { result: ({ id }) => answerContext(String(id)) },
  },
  {
    name: 'journal.loans',
    key: 'loan_num',
    versioned: true,
    columns: { doc: ({ loan_num, version }) => knownPlace(String(loan_num), Number(version)) },
  },
  {
    name: 'journal.saves',
    key: 'operation_id',
    columns: {
      doc: ({ operation_id }) => announcedContext(String(operation_id)),
      answer: ({ operation_id }) => announcedAnswerContext(String(operation_id)),
    },
  },
  {
    name: 'journal.status_log',
    key: 'id',
    names: ['loan_num', 'status'],
    columns: { answer: ({ loan_num, status }) => statusContext(String(loan_num), String(status)) },
  },
];

/** The journal, for a rotation of the keys. */
export const journalStores = <Db extends JournalDb>(database: SealedDatabase<Db>): SealedTableStore[] =>
  tables.map((table) => sealedTable(database, table));
