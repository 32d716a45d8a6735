import { mismoContract } from '../../domain/application/round-trip/mismo.contract';
import { withheldNames, without } from '../../domain/loan/withheld';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { exportLoan, exportOriginal } from './export.service';
import { roundTripOf } from './round-trip/round-trip';
import { originalOf } from './stored/stored-import.service';

export const mismoCalls: readonly Call[] = [
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo', {
    area: 'loan',
    summary:
      'The loan as a MISMO 3.4 file, for users with the right to export: with full social security numbers, each of which counts as ' +
      'a reveal, or with masked ones (letter r). The export is audited.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, caller, loan }) => reply({ file: await exportLoan(portal, caller, loan) }),
  }),
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo/round-trip', {
    area: 'loan',
    summary:
      'Exports the loan, imports the result, and lists each difference with its reason, and the elements of the original file ' +
      'that the loan lacks. Saves nothing; social security numbers show their last four digits.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, actor, loan }) => ({
      ...roundTripOf(without(withheldNames(actor), loan), portal.clock()),
      ...(await originalOf(portal, loan.sLNm)),
    }),
  }),
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo/original', {
    area: 'loan',
    summary:
      'The file that the loan was imported from, unchanged, for users with the right to export full social security numbers; each ' +
      'number counts as a reveal. The download is audited.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, caller, loan }) => reply({ file: await exportOriginal(portal, caller, loan.sLNm) }),
  }),
];
