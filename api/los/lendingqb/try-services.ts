import { readFileSync, writeFileSync } from 'node:fs';
import { downloadDocument, listDocuments, uploadDocument } from './services/documents';
import { conditions, creditAnswers, importMismo } from './services/loans';
import { lockProgram, quickPrices, registerProgram } from './services/pricing';
import { customReport } from './services/reports';
import { changeTask } from './services/tasks';
import { submitToDo, submitToDu, submitToLpa, underwritingResult } from './services/underwriting';
import { changePassword, loanUrl } from './services/users';
import type { Call } from './soap/client';

/** One service to try: what it takes, and what it answers for the console. */
interface Trial {
  readonly takes: readonly string[];
  /** Changes something in LendingQB. */
  readonly writes?: true;
  readonly run: (call: Call, given: readonly string[]) => Promise<unknown>;
}

const chosen = ([loanNum = '', programId = '', rate = '', fee = '', optionId = '']: readonly string[]) => ({
  ...{ loanNum, programId, rate, fee, optionId },
});

/** `name=value` arguments of a scenario. */
const scenarioOf = (given: readonly string[]): Record<string, string> =>
  Object.fromEntries(given.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));

/** Secrets are in files, a line each, because a command line is seen by others. */
const linesOf = (file = ''): readonly string[] => readFileSync(file, 'utf8').split(/\r?\n/);

const loginOf = ([user = '', password = '']: readonly string[]) => ({ user, password });

const task = (isResolved: boolean): Trial => ({
  takes: ['task', 'subject', 'comment', 'MM/DD/YYYY', 'assigned to'],
  writes: true,
  run: (call, [id = '', subject = '', comment = '', due = '', assignedTo = '']) =>
    changeTask(call, isResolved, { id, subject, comment, due, assignedTo }),
});

/** The services that the port does not use (docs/lendingqb.md), to be tried on a sandbox. */
export const trials: Readonly<Record<string, Trial>> = {
  documents: { takes: ['loan'], run: (call, [loan = '']) => listDocuments(call, loan) },
  download: {
    takes: ['document', 'file.pdf'],
    run: async (call, [id = '', file = '']) => {
      const bytes = await downloadDocument(call, id);
      writeFileSync(file, bytes);
      return `${bytes.length} bytes`;
    },
  },
  upload: {
    takes: ['loan', 'type', 'notes', 'file.pdf'],
    writes: true,
    run: (call, [loanNum = '', docType = '', notes = '', file = '']) =>
      uploadDocument(call, { loanNum, docType, notes, pdf: readFileSync(file) }),
  },
  conditions: { takes: ['loan'], run: (call, [loan = '']) => conditions(call, loan) },
  report: { takes: ['name'], run: (call, [name = '']) => customReport(call, name) },
  url: { takes: ['loan'], run: (call, [loan = '']) => loanUrl(call, loan) },
  price: { takes: ['field=value …'], run: (call, given) => quickPrices(call, scenarioOf(given)) },
  register: {
    takes: ['loan', 'program', 'rate', 'fee', 'option'],
    writes: true,
    run: (call, given) => registerProgram(call, chosen(given)),
  },
  lock: {
    takes: ['loan', 'program', 'rate', 'fee', 'option'],
    writes: true,
    run: (call, given) => lockProgram(call, chosen(given)),
  },
  import: {
    takes: ['mismo.xml'],
    writes: true,
    run: (call, [file = '']) => importMismo(call, readFileSync(file, 'utf8'), undefined),
  },
  credit: {
    takes: ['loan', 'file.xml'],
    run: async (call, [loan = '', file = '']) => {
      const answers = await creditAnswers(call, loan);
      writeFileSync(file, answers.join('\n'), { mode: 0o600 });
      return `${answers.length} answers`;
    },
  },
  du: {
    takes: ['loan', 'institution', 'credit provider', 'file with user, password, and those of the credit provider'],
    writes: true,
    run: (call, [loan = '', institution = '', provider = '', file]) => {
      const lines = linesOf(file);
      const credit = { provider, ...loginOf(lines.slice(2)) };
      return submitToDu(call, loan, { institution, credit, login: loginOf(lines) });
    },
  },
  do: {
    takes: ['loan', 'file with user and password'],
    writes: true,
    run: (call, [loan = '', file]) => submitToDo(call, loan, loginOf(linesOf(file))),
  },
  lpa: {
    takes: ['loan', 'credit method', 'credit provider', 'file with user and password'],
    writes: true,
    run: (call, [loan = '', method = '', provider = '', file]) =>
      submitToLpa(call, loan, { method, provider, login: loginOf(linesOf(file)) }),
  },
  result: { takes: ['loan'], run: (call, [loan = '']) => underwritingResult(call, loan) },
  'task-edit': task(false),
  'task-resolve': task(true),
  password: {
    takes: ['customer code or -', 'user', 'file with the old and the new password, a line each'],
    writes: true,
    run: async (call, [code = '', userName = '', file = '']) => {
      const [oldPassword = '', newPassword = ''] = linesOf(file);
      await changePassword(call, { customerCode: code === '-' ? '' : code, userName, oldPassword, newPassword });
      return 'changed';
    },
  },
};

/** How the command is used. */
export const usage = (): string =>
  Object.entries(trials)
    .map(
      ([name, { takes, writes }]) =>
        `  ${name} ${takes.map((one) => `<${one}>`).join(' ')}${writes ? '  (writes)' : ''}`,
    )
    .join('\n');
