import { mayUsePage } from '../../domain/access/permissions';
import type { EmailPayload } from '../../domain/email/loan-email.schemas';
import { parseEmail } from '../../domain/format/email';
import type { LoanDocument } from '../../domain/loan/document';
import type { MessageInput } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { emailContextOf } from './context.service';
import type { StoredAttachment } from './email.tables';
import { PDF } from './uploaded-attachments';

interface Addresses {
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

/** The addresses of an email. Throws with the problem of each field (EMAIL-14 to -18). */
export async function checkedAddresses(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  payload: EmailPayload,
): Promise<Addresses> {
  const fields: Record<string, MessageInput> = {};
  const { senders } = await emailContextOf(portal, caller.actor, loan);
  const isSender = senders.some((sender) => sender.toLowerCase() === payload.from.trim().toLowerCase());
  if (payload.from.trim() === '') fields.from = 'required';
  else if (!isSender) fields.from = 'not-a-code';
  return checkedRecipients(payload, fields);
}

/** The addresses in To and CC. Throws with their problems and those that were found before. */
export function checkedRecipients(payload: EmailPayload, before: Record<string, MessageInput> = {}): Addresses {
  const fields = { ...before };
  if (payload.to.length === 0) fields.to = 'required';
  if (payload.subject.trim() === '') fields.subject = 'required';
  const read = (name: 'to' | 'cc'): string[] =>
    (payload[name] ?? []).map((address) => {
      const parsed = parseEmail(address);
      if (!parsed.ok) fields[name] = parsed.problem;
      return parsed.ok ? (parsed.value ?? '') : '';
    });
  const [to, cc] = [distinct(read('to')), distinct(read('cc'))];
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
  return { to, cc: cc.filter((address) => !to.some((other) => same(other, address))) };
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Mailboxes that differ in case only are one in practice. */
const distinct = (addresses: readonly string[]): string[] =>
  addresses.filter((address, place) => addresses.findIndex((other) => same(other, address)) === place);

/**
 * The documents of the loan that go with the email. Throws 403 if the sender may not read the documents of loans, 415 if one is
 * no PDF (EMAIL-11).
 */
export async function loanDocuments(
  portal: AppContext,
  { actor }: Caller,
  loan: LoanDocument,
  docIds: readonly string[],
) {
  const documents: StoredAttachment[] = [];
  if (docIds.length > 0 && !mayUsePage(actor, 'documents', 'read')) throw refuse('not-authorized');
  for (const id of docIds) {
    const { name, size, storageKey, contentType } = await readLos(() => portal.los.file(loan.sLNm, id));
    if (contentType !== PDF) throw refuse('wrong-type', 'attach-pdf');
    documents.push({ name, size, storageKey });
  }
  return documents;
}
