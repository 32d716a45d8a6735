import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deliveriesOf, emailState } from '../../domain/email/delivery';
import type { EmailPayload, SentEmail, SentEmails } from '../../domain/email/loan-email.schemas';
import { cleanHtml } from '../../domain/files/rich-html';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { digestOf, emailOfKey, type Sent } from './email-key';
import { emailOrderOf } from './email-order';
import { assertNoSecret } from './email-secrets';
import { openContent, sealContent } from './sealed-emails';
import { checkedRecipients } from './send-checks';

/** Emails in one answer. */
const PAGE = 100;

/** The emails about a loan with the state of their orders, newest first; from the one before the cursor on, if there is one. */
export async function emailsSent(
  portal: Pick<AppContext, 'db' | 'vault'>,
  loanNum: string,
  before?: string,
): Promise<SentEmails> {
  const rows = await portal.db
    .selectFrom('portal.email_sent as email')
    .leftJoin('portal.orders as order', 'order.id', 'email.order_id')
    .selectAll('email')
    .select(['order.state', 'order.problem'])
    .where('email.loan_num', '=', loanNum)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(email.sent_at, email.id) < (
        select sent_at, id from portal.email_sent where id = ${before} and loan_num = ${loanNum})`),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('email.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE).map((row): SentEmail => {
    const { subject, message } = openContent(portal, row);
    const order = row.state && emailOrderOf(row.state, row.problem);
    const recipients = deliveriesOf([...row.to_addresses, ...row.cc_addresses], row.deliveries, order);
    return {
      id: row.id,
      at: row.sent_at.toISOString(),
      from: row.from_address,
      to: row.to_addresses,
      cc: row.cc_addresses,
      subject,
      message: row.is_text ? message : cleanHtml(message),
      isText: row.is_text,
      templateType: row.template_type,
      docIds: row.doc_ids,
      by: row.sent_by_name,
      by2: row.sent_by,
      state: emailState(recipients, order),
      recipients,
      problem: row.problem,
      order: row.order_id,
      attachments: row.attachments.map(({ name, size }) => ({ name, size })),
    };
  });
  return { emailsSent: page, cursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** Records an email that was sent elsewhere. Repeating a key changes nothing. */
export async function recordEmail(
  portal: AppContext,
  { actor, ...caller }: Caller,
  loan: LoanDocument,
  payload: EmailPayload,
): Promise<Sent> {
  const { to, cc } = checkedRecipients(payload);
  const id = randomUUID();
  const digest = digestOf(actor.login, payload);
  const isText = payload.isText === 'true';
  const message = isText ? payload.message : cleanHtml(payload.message);
  assertNoSecret(payload.subject, message, isText);
  return portal.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('portal.email_sent')
      .values({
        ...{ id, key: payload.key, loan_num: loan.sLNm, sent_at: portal.clock(), from_address: payload.from.trim() },
        ...{ to_addresses: [...to], cc_addresses: [...cc] },
        content: sealContent(portal, id, { subject: payload.subject, message, digest }),
        ...{ is_text: isText, template_type: payload.templateType || null },
        ...{ doc_ids: payload.docIds ?? [], sent_by: actor.login, sent_by_name: actor.displayName },
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['id', 'order_id as order'])
      .executeTakeFirst();
    if (added) {
      const after = { to, email: id };
      await audit(trx, { actor, ...caller }, { action: 'mail.record', subject: `loan:${loan.sLNm}`, after });
      return added;
    }
    const of = { loanNum: loan.sLNm, key: payload.key, digest };
    return (await emailOfKey(portal, trx, of)) ?? Promise.reject(notFound('no-record'));
  });
}

/** An attachment of an email about the loan. Throws `not-found` (404) if there is none. */
export async function openAttachment(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { id, index }: { readonly id: string; readonly index: number },
) {
  const row = await portal.db
    .selectFrom('portal.email_sent')
    .select('attachments')
    .where('id', '=', id)
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  const found = row?.attachments[index];
  const stored = found && (await portal.files.get(found.storageKey));
  if (!found || !stored) throw notFound('no-record');
  await portal.db.transaction().execute((trx) =>
    audit(trx, caller, {
      action: 'documents.open',
      subject: `loan:${loanNum}`,
      after: { email: id, name: found.name },
    }),
  );
  return { name: found.name, stream: stored.stream };
}
