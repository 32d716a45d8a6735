import { randomUUID } from 'node:crypto';
import { MAX_ATTACHMENTS } from '../../domain/email/email-limits';
import type { EmailPayload } from '../../domain/email/loan-email.schemas';
import { parseEmail } from '../../domain/format/email';
import type { LoanDocument } from '../../domain/loan/document';
import type { MessageInput } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { invalid, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { placeOrder } from '../orders/orders.service';
import { buildEmail, withoutGaps } from './build.service';
import { emailContextOf } from './context.service';
import type { StoredAttachment } from './email.tables';
import { assertNoSecret } from './email-secrets';
import { loanEmailOrder } from './loan-email-order';
import { sealContent } from './sealed-emails';
import { PDF, withUploaded } from './uploaded-attachments';

interface Checked {
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

/** The addresses, or the problem of each field. */
async function checked(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  payload: EmailPayload,
): Promise<Checked> {
  const fields: Record<string, MessageInput> = {};
  const { senders } = await emailContextOf(portal, caller.actor, loan);
  const isSender = senders.some((sender) => sender.toLowerCase() === payload.from.trim().toLowerCase());
  if (payload.from.trim() === '') fields.from = 'required';
  else if (!isSender) fields.from = 'not-a-code';
  if (payload.to.length === 0) fields.to = 'required';
  if (payload.subject.trim() === '') fields.subject = 'required';
  const read = (name: 'to' | 'cc'): string[] =>
    (payload[name] ?? []).map((address) => {
      const parsed = parseEmail(address);
      if (!parsed.ok) fields[name] = parsed.problem;
      return parsed.ok ? (parsed.value ?? '') : '';
    });
  const [to, cc] = [read('to'), read('cc')];
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
  return { to: [...new Set(to)], cc: [...new Set(cc)].filter((address) => !to.includes(address)) };
}

/** The documents of the loan that go with the email; only PDFs. */
async function loanDocuments(portal: AppContext, loan: LoanDocument, docIds: readonly string[]) {
  const documents: StoredAttachment[] = [];
  for (const id of docIds) {
    const { name, size, storageKey, contentType } = await readLos(() => portal.los.file(loan.sLNm, id));
    if (contentType !== PDF) throw refuse('wrong-type', 'attach-pdf');
    documents.push({ name, size, storageKey });
  }
  return documents;
}

const known = (portal: AppContext, loan: LoanDocument, key: string) =>
  portal.db
    .selectFrom('portal.email_sent')
    .select(['id', 'order_id as order'])
    .where('key', '=', key)
    .where('loan_num', '=', loan.sLNm)
    .executeTakeFirst();

interface Sent {
  readonly id: string;
  readonly order: string | null;
}

/**
 * Builds the email from its template, records it, and orders its sending, in one transaction. The same key sends once. 409
 * `conflict` with the names of placeholders without a value, unless the sender confirmed to send without them.
 */
export async function sendEmail(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { payload, files }: { readonly payload: EmailPayload; readonly files: readonly UploadedFile[] },
): Promise<Sent> {
  const earlier = await known(portal, loan, payload.key);
  if (earlier) return earlier;
  const { to, cc } = await checked(portal, caller, loan, payload);
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
  const documents = await loanDocuments(portal, loan, docIds);
  const { actor } = caller;
  return withUploaded(portal, loan, { id, files }, (uploaded) =>
    portal.db.transaction().execute(async (trx) => {
      const attachments = [...documents, ...uploaded];
      const added = await trx
        .insertInto('portal.email_sent')
        .values({
          ...{ id, key: payload.key, loan_num: loan.sLNm, sent_at: portal.clock() },
          ...{ from_address: payload.from.trim(), to_addresses: [...to], cc_addresses: [...cc] },
          content: sealContent(portal, id, texts),
          is_text: isText,
          ...{ template_type: template.code, doc_ids: [...docIds], attachments: JSON.stringify(attachments) },
          ...{ sent_by: actor.login, sent_by_name: actor.displayName },
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added)
        return (await known(portal, loan, payload.key)) ?? Promise.reject(refuse('conflict', 'email-key-used'));
      const order = await placeOrder(portal, trx, loanEmailOrder, {
        ...{ loanNum: loan.sLNm, caller, request: { email: id } },
        detail: { to, cc, email: id, template: template.code, attachments: attachments.map(({ name }) => name) },
      });
      await trx.updateTable('portal.email_sent').set({ order_id: order }).where('id', '=', id).execute();
      return { id, order };
    }),
  );
}
