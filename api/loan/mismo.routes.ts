import { Readable } from 'node:stream';
import { audit } from '../audit/audit.service';
import { type Call, defineCall, reply } from '../http/call';
import { loanParams } from './loan.schemas';
import { writeMismo } from './mismo/write-mismo';

const APPLICATION = [11] as const;

export const mismoCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/mismo',
    area: 'loan',
    summary: 'The loan as a MISMO 3.4 file, social security numbers included; the export is kept in the audit.',
    access: { kind: 'loan', menu: APPLICATION },
    params: loanParams,
    file: 'application/xml',
    handle: async ({ portal, actor, loan, request }) => {
      const xml = writeMismo(loan, { now: portal.clock() });
      await portal.db.transaction().execute((trx) =>
        audit(trx, {
          actor: actor.login,
          action: 'loan.export',
          subject: `loan:${loan.sLNm}`,
          requestId: request.id,
        }),
      );
      return reply({
        file: { stream: Readable.from([xml]), contentType: 'application/xml; charset=utf-8', name: `${loan.sLNm}.xml` },
      });
    },
  }),
];
