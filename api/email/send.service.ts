import { randomUUID } from 'node:crypto';
import { MAX_ATTACHMENTS } from '../../domain/email/email-limits';
import type { EmailPayload } from '../../domain/email/loan-email.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { placeOrder } from '../orders/orders.service';
import { buildEmail, withoutGaps } from './build.service';
import { digestOf, emailOfKey, type Sent } from './email-key';
import { assertNoSecret } from './email-secrets';
import { loanEmailOrder } from './loan-email-order';
import { sealContent } from './sealed-emails';
import { checkedAddresses, loanDocuments } from './send-checks';
import { assertBelowLimit } from './send-limit';
import { withUploaded } from './uploaded-attachments';

/**
 * Builds the email from its template, records it, and orders its sending, in one transaction. The same key sends once. 409
 * `conflict` if it was used for other content; or with the names of placeholders without a value, unless the sender confirmed to
 * send without them.
 */
export async function sendEmail(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { payload, files }: { readonly payload: EmailPayload; readonly files: readonly UploadedFile[] },
): Promise<Sent> {
  const { actor } = caller;
  const digest = digestOf(actor.login, payload, files);
  const of = { loanNum: loan.sLNm, key: payload.key, digest };
  const earlier = await emailOfKey(portal, portal.db, of);
  if (earlier) return earlier;
  const { to, cc } = await checkedAddresses(portal, caller, loan, payload);
  const docIds = payload.docIds ?? [];
  if (docIds.length + files.length > MAX_ATTACHMENTS) throw refuse('too-many-files', 'too-many-attachments');
  const { firstPaymentDue, dueDate, transferDate } = payload;
  const build = { subject: payload.subject, notes: payload.message, firstPaymentDue, dueDate, transferDate };
  const { subject, message, isText, missing, template } = await buildEmail(portal, loan, payload.templateType, build);
  if (missing.length > 0 && payload.withoutValues !== 'true')
    throw refuse('conflict', 'email-has-gaps', { extra: { missing } });
  const texts = { subject: withoutGaps(subject, missing), message: withoutGaps(message, missing) };
  assertNoSecret(texts.subject, texts.message, isText);
  const id = randomUUID();
  const counted = { login: actor.login, loanNum: loan.sLNm, recipients: to.length + cc.length };
  const documents = await loanDocuments(portal, caller, loan, docIds);
  return withUploaded(portal, loan, { id, files }, (uploaded) =>
    portal.db.transaction().execute(async (trx) => {
      const attachments = [...documents, ...uploaded];
      await assertBelowLimit(portal, trx, counted);
      const added = await trx
        .insertInto('portal.email_sent')
        .values({
          ...{ id, key: payload.key, loan_num: loan.sLNm, sent_at: portal.clock() },
          ...{ from_address: payload.from.trim(), to_addresses: [...to], cc_addresses: [...cc] },
          content: sealContent(portal, id, { ...texts, digest }),
          is_text: isText,
          ...{ template_type: template.code, doc_ids: [...docIds], attachments: JSON.stringify(attachments) },
          ...{ sent_by: actor.login, sent_by_name: actor.displayName },
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return (await emailOfKey(portal, trx, of)) ?? Promise.reject(refuse('conflict', 'email-key-used'));
      const order = await placeOrder(portal, trx, loanEmailOrder, {
        ...{ loanNum: loan.sLNm, caller, request: { email: id } },
        detail: { to, cc, email: id, template: template.code, attachments: attachments.map(({ name }) => name) },
      });
      await trx.updateTable('portal.email_sent').set({ order_id: order }).where('id', '=', id).execute();
      return { id, order };
    }),
  );
}
