import { Readable } from 'node:stream';
import { mismoContract } from '../../domain/application/round-trip/mismo.contract';
import { audit } from '../audit/audit.service';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { roundTripOf } from './round-trip/round-trip';
import { openOriginal, originalOf } from './stored/stored-import.service';
import { writeMismo } from './write-mismo';

export const mismoCalls: readonly Call[] = [
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo', {
    area: 'loan',
    summary: 'The loan as a MISMO 3.4 file, including full social security numbers; the export is audited.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, caller, loan }) => {
      const xml = writeMismo(loan, { now: portal.clock() });
      await portal.db.transaction().execute((trx) =>
        audit(trx, caller, {
          action: 'loan.export',
          subject: `loan:${loan.sLNm}`,
        }),
      );
      return reply({
        file: { stream: Readable.from([xml]), contentType: 'application/xml; charset=utf-8', name: `${loan.sLNm}.xml` },
      });
    },
  }),
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo/round-trip', {
    area: 'loan',
    summary:
      'Exports the loan, imports the result, and lists each difference with its reason, and the elements of the original file ' +
      'that the loan lacks. Saves nothing; social security numbers show their last four digits.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, loan }) => ({
      ...roundTripOf(loan, portal.clock()),
      ...(await originalOf(portal, loan.sLNm)),
    }),
  }),
  defineCall(mismoContract, 'GET /lqb/loans/{loanNum}/mismo/original', {
    area: 'loan',
    summary:
      'The file that the loan was imported from, unchanged, with full social security numbers; each download is audited.',
    access: { kind: 'loan', menu: ['application'] },
    handle: async ({ portal, caller, loan }) => {
      const { name, stream } = await openOriginal(portal, loan.sLNm);
      await portal.db.transaction().execute((trx) =>
        audit(trx, caller, {
          action: 'loan.original',
          subject: `loan:${loan.sLNm}`,
        }),
      );
      return reply({ file: { stream, contentType: 'application/xml', name } });
    },
  }),
];
