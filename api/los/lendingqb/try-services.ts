import { readFileSync, writeFileSync } from 'node:fs';
import { downloadDocument, listDocuments, uploadDocument } from './services/documents';
import { conditions, importMismo } from './services/loans';
import { lockProgram, quickPrices, registerProgram } from './services/pricing';
import { customReport } from './services/reports';
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
  password: {
    takes: ['customer code or -', 'user', 'file with the old and the new password, a line each'],
    writes: true,
    run: async (call, [code = '', userName = '', file = '']) => {
      const [oldPassword = '', newPassword = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
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
