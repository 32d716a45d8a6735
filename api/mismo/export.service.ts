import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mayExport } from '../../domain/access/permissions';
import type { LoanDocument } from '../../domain/loan/document';
import { countReveal } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notAuthorized } from '../http/app-error';
import type { Reply } from '../http/call';
import type { Caller } from '../http/caller';
import { maskLoan } from '../loan/loan.service';
import { readImport } from './mismo.service';
import { taxpayerNumbers } from './read/taxpayer-numbers';
import { openOriginal } from './stored/stored-import.service';
import { writeMismo } from './write-mismo';
import { parseXml } from './xml/parse-xml';

type File = NonNullable<Reply['file']>;

/** Counts the numbers that leave the portal as reveals, and records the export: how many numbers, never which. */
async function recordExport(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { action, numbers }: { readonly action: 'loan.export' | 'loan.original'; readonly numbers: number },
): Promise<void> {
  if (numbers > 0) await countReveal(portal, caller, numbers);
  await portal.db
    .transaction()
    .execute((trx) => audit(trx, caller, { action, subject: `loan:${loanNum}`, after: { numbers } }));
}

/**
 * The loan as a MISMO file. Its Social Security numbers are full for users with the right to export them, each counted as a
 * reveal, and masked for those who may only export without. Throws `not-authorized` without either.
 */
export async function exportLoan(portal: AppContext, caller: Caller, loan: LoanDocument): Promise<File> {
  const { actor } = caller;
  if (!mayExport(actor, 'masked')) throw notAuthorized();
  const xml = writeMismo(mayExport(actor, 'full') ? loan : maskLoan(loan), { now: portal.clock() });
  await recordExport(portal, caller, loan.sLNm, { action: 'loan.export', numbers: taxpayerNumbers(parseXml(xml)) });
  return { stream: Readable.from([xml]), contentType: 'application/xml; charset=utf-8', name: `${loan.sLNm}.xml` };
}

/** The file that the loan was imported from. Takes the right to export full numbers, because it cannot be masked. */
export async function exportOriginal(portal: AppContext, caller: Caller, loanNum: string): Promise<File> {
  if (!mayExport(caller.actor, 'full')) throw notAuthorized();
  const { name, stream } = await openOriginal(portal, loanNum);
  const bytes = await buffer(stream);
  const { numbers } = await readImport(portal, bytes);
  await recordExport(portal, caller, loanNum, { action: 'loan.original', numbers });
  return { stream: Readable.from([bytes]), contentType: 'application/xml', name };
}
