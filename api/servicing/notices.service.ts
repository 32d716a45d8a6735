import type { Selectable } from 'kysely';
import { SERVICING_FOLDER, servicingTypes } from '../../domain/documents/document-types';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import type { NoticeGive, NoticeMake, NoticesAnswer, ServicingNoticeView } from '../../domain/servicing/notice.schemas';
import type { ServicingNotice } from '../../domain/servicing/notice-options';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { consentOf } from '../disclosure/disclosure.service';
import { fileDocument } from '../documents/documents.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { visibleLoan } from '../loan/gateway.service';
import { recipientsOf } from '../packages/packages.service';
import { createSigningPackage, signingPackagesOf } from '../signing/signing.service';
import { makeNotice, saleOf } from './notice-documents';
import type { ServicingNoticeRow } from './servicing.tables';

type Row = Selectable<ServicingNoticeRow>;

const titles: Readonly<Record<ServicingNotice, string>> = {
  payoff: 'Payoff statement',
  ownership: 'Notice of sale or transfer of ownership',
  escrow: 'Annual escrow account statement',
};

/** When all borrowers opened a package. */
async function receiptsOf(
  portal: AppContext,
  loanNum: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  if (!rows.some(({ package_id }) => package_id !== null)) return new Map();
  const packages = await signingPackagesOf(portal, { isPml: false }, loanNum);
  return new Map(
    packages.flatMap(({ id, signers }) => {
      const days = signers.map(({ receivedAt }) => receivedAt);
      const last = days.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')).at(-1);
      return last && !days.includes(null) ? [[id, pacificDate(last)] as const] : [];
    }),
  );
}

function viewOf(row: Row, receipts: ReadonlyMap<string, string>): ServicingNoticeView {
  const { id, kind, about_on: aboutD, due_by: dueBy, method, given_on: on, given_by_name: by, version } = row;
  return {
    ...{ id, kind, aboutD, dueBy, documentId: id, version },
    ...{ madeAt: row.made_at.toISOString(), madeBy: row.made_by_name },
    given:
      method && on && by
        ? { method, on, by, receivedOn: (row.package_id && receipts.get(row.package_id)) ?? null }
        : null,
  };
}

async function answerFor(portal: AppContext, loan: LoanDocument): Promise<NoticesAnswer> {
  const rows = await portal.db
    .selectFrom('portal.servicing_notices')
    .selectAll()
    .where('loan_num', '=', loan.sLNm)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  const [receipts, consent, sale] = await Promise.all([
    receiptsOf(portal, loan.sLNm, rows),
    consentOf(portal, loan),
    saleOf(portal, loan),
  ]);
  return {
    notices: rows.map((row) => viewOf(row, receipts)),
    consentOn: consent?.on ?? null,
    withoutEmail: recipientsOf(loan).flatMap(({ name, email }) => (email === null ? [name] : [])),
    sale: sale && { soldD: sale.soldD, owner: sale.owner, by: sale.by },
  };
}

/** The notices of a loan. */
export async function noticesOf(portal: AppContext, { actor }: Caller, loanNum: string): Promise<NoticesAnswer> {
  return answerFor(portal, await visibleLoan(portal, actor, loanNum));
}

const rowOf = (portal: AppContext, loanNum: string, id: string) =>
  portal.db
    .selectFrom('portal.servicing_notices')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .where('id', '=', id)
    .executeTakeFirst();

/** Makes a notice and files it with the documents of the loan, once for its ID. */
export async function fileNotice(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  wanted: NoticeMake,
): Promise<NoticesAnswer> {
  const { actor } = caller;
  const loan = await visibleLoan(portal, actor, loanNum);
  const { id, kind } = wanted;
  if (await rowOf(portal, loan.sLNm, id)) return answerFor(portal, loan);
  const { bytes, aboutOn, dueBy } = await makeNotice(portal, loan, actor.login, wanted);
  const filing = { loanNum: loan.sLNm, folderName: SERVICING_FOLDER, docType: servicingTypes[kind], lenderOnly: true };
  const name = `${servicingTypes[kind]} ${loan.sLNm} ${aboutOn}.pdf`;
  await fileDocument(portal, caller, filing, { id, name, bytes: Buffer.from(bytes) });
  await portal.db.transaction().execute(async (trx) => {
    const made = { made_at: portal.clock(), made_by: actor.login, made_by_name: actor.displayName };
    const added = await trx
      .insertInto('portal.servicing_notices')
      .values({ id, loan_num: loan.sLNm, kind, about_on: aboutOn, due_by: dueBy, ...made })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
    const after = { id, kind, aboutOn, dueBy };
    await audit(trx, caller, { action: 'servicing.notice', subject: `loan:${loan.sLNm}`, after });
  });
  return answerFor(portal, loan);
}

/** Sends a notice to the borrowers, once for it. Throws 422 without their consent or an address. */
async function sendNotice(portal: AppContext, caller: Caller, loan: LoanDocument, { id, kind }: Row): Promise<string> {
  const recipients = recipientsOf(loan).map(({ name, email }) => {
    if (email === null) throw invalid(message('notice-no-email', { name }));
    return { name, email, language: 'en' as const, code: null };
  });
  if ((await consentOf(portal, loan)) === null) throw invalid('electronic-consent');
  const title = titles[kind];
  const sent = await createSigningPackage(portal, caller, loan.sLNm, {
    ...{ key: id, title, kind: 'other', documents: [{ documentId: id, title }] },
    recipients,
  });
  return sent.id;
}

/** Records that a notice was mailed, or sends it. Giving it a second time is another notice. */
export async function giveNotice(
  portal: AppContext,
  caller: Caller,
  { loanNum, id }: { readonly loanNum: string; readonly id: string },
  give: NoticeGive,
): Promise<NoticesAnswer> {
  const loan = await visibleLoan(portal, caller.actor, loanNum);
  const row = await rowOf(portal, loan.sLNm, id);
  if (row === undefined) throw notFound('no-notice');
  if (row.version !== give.version) throw refuse('stale');
  const today = pacificDate(portal.clock());
  const on = give.method === 'mail' ? give.on : today;
  if (on > today || on < pacificDate(row.made_at)) throw invalid('fields-not-valid', { on: 'notice-day' });
  const packageId = give.method === 'electronic' ? await sendNotice(portal, caller, loan, row) : null;
  await portal.db.transaction().execute(async (trx) => {
    const given = { method: give.method, given_on: on, given_by_name: caller.actor.displayName, package_id: packageId };
    const stored = await trx
      .updateTable('portal.servicing_notices')
      .set({ ...given, version: give.version + 1 })
      .where('id', '=', id)
      .where('version', '=', give.version)
      .returning('id')
      .executeTakeFirst();
    if (stored === undefined) throw refuse('stale');
    const after = { id, kind: row.kind, method: give.method, on };
    await audit(trx, caller, { action: 'servicing.notice-given', subject: `loan:${loan.sLNm}`, after });
  });
  return answerFor(portal, loan);
}
