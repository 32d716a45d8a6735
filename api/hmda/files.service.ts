import { Readable } from 'node:stream';
import { larLine } from '../../domain/hmda/lar-fields';
import { type Filing, transmittalLine } from '../../domain/hmda/transmittal';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Caller } from '../http/caller';
import { builtRow, registerBasis } from './register.service';
import { filedRows } from './register-rows';

/** Loans that are in memory at a time; the LOS answers no more at once. */
const BATCH = 500;

/** The file name says what is in it; nothing else of it is written anywhere. */
const fileName = ({ year, quarter }: Filing): string => `hmda-lar-${year}${quarter === 4 ? '' : `-q${quarter}`}.txt`;

/**
 * The file of a filing: the transmittal sheet and a row for each loan, streamed. Who downloaded which filing is in the audit. A loan
 * that changes meanwhile so that this filing no longer reports it ends the file with an error, because the sheet counts the rows.
 */
export async function larFile(portal: AppContext, caller: Caller, filing: Filing) {
  const facts = await registerBasis(portal);
  const rows = await filedRows(portal, facts.basis, filing)
    .clearSelect()
    .select('record.loan_num')
    .orderBy('record.action_date')
    .orderBy('record.loan_num')
    .execute();
  await portal.db.transaction().execute((trx) =>
    audit(trx, caller, {
      action: 'hmda.export',
      subject: `hmda:${filing.year}-${filing.quarter}`,
      after: { loans: rows.length },
    }),
  );
  async function* lines(): AsyncGenerator<string> {
    yield `${transmittalLine(facts.institution, filing, rows.length)}\n`;
    for (let first = 0; first < rows.length; first += BATCH) {
      const numbers = rows.slice(first, first + BATCH).map((row) => row.loan_num);
      const loans = new Map((await portal.los.loadLoans(numbers)).map((loan) => [loan.sLNm, loan]));
      yield numbers
        .map((loanNum) => {
          const loan = loans.get(loanNum);
          const built = loan && builtRow(loan, facts, filing);
          if (!built) throw new Error(`Loan ${loanNum} is no longer in the register.`);
          return `${larLine(built.row)}\n`;
        })
        .join('');
    }
  }
  return { stream: Readable.from(lines()), contentType: 'text/plain; charset=utf-8', name: fileName(filing) };
}
