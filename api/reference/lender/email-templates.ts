import type { Kysely } from 'kysely';
import type { EmailPreview } from '../../../domain/email/email-preview.schemas';
import { emptyPlaceholders, fillPlaceholders, unknownPlaceholders } from '../../../domain/email/placeholders';
import { emailTemplateFields } from '../../../domain/email/template-fields';
import { cleanHtml } from '../../../domain/files/rich-html';
import { message } from '../../../domain/messages/message';
import type { RecordSave } from '../../../domain/records/record-body.schemas';
import type { RecordValues } from '../../../domain/records/record-fields';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { fillFrom } from '../../email/email.service';
import type { Actor } from '../../http/actor';
import { invalid } from '../../http/app-error';
import { search, yesNo } from '../../http/list-filters';
import { caseless } from '../../http/list-query';
import { type RecordTable, recordOf } from '../../http/record-table';
import { visibleLoan } from '../../loan/gateway.service';

export const emailTemplates: RecordTable<typeof emailTemplateFields> = {
  table: 'portal.email_templates',
  subject: 'email-template',
  fields: emailTemplateFields,
  unique: 'code',
  list: {
    unit: 'email-templates',
    sorts: {
      code: caseless('record.code'),
      label: caseless('record.label'),
      from: 'record.from',
      subject: caseless('record.subject'),
      genDocOrder: 'record.gen_doc_order',
      isText: 'record.is_text',
    },
    filters: { q: search('record.code', 'record.label', 'record.subject'), isText: yesNo('record.is_text') },
    first: ['label', 'ASC'],
    key: 'record.id',
  },
};

type Written = Pick<RecordValues<typeof emailTemplateFields>, 'subject' | 'notes'>;

/** Throws with the unknown placeholders, by the field that contains them. */
function assertPlaceholders(written: Partial<Written>): void {
  const fields = Object.fromEntries(
    Object.entries({ subject: written.subject, notes: written.notes }).flatMap(([name, text]) => {
      const unknown = unknownPlaceholders(text ?? '');
      return unknown.length === 0 ? [] : [[name, message('no-placeholder', { name: unknown.join(', ') })]];
    }),
  );
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
}

type Save = RecordSave<typeof emailTemplateFields>;

/** A template as stored: its rich text with only the editor's formatting, and only known placeholders. */
export async function preparedTemplate(db: Kysely<PortalDb>, save: Save): Promise<Save> {
  const { notes, isText } = save.values;
  assertPlaceholders(save.values);
  if (!notes) return save;
  const isPlain = isText ?? (save.id !== null && (await recordOf(db, emailTemplates, save.id)).isText);
  return isPlain ? save : ({ ...save, values: { ...save.values, notes: cleanHtml(notes) } } as Save);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Fills the texts from a loan that the actor may see. */
export async function previewEmail(
  portal: AppContext,
  actor: Actor,
  requested: { readonly loanNum: string; readonly subject: string; readonly notes: string; readonly isText: boolean },
): Promise<EmailPreview> {
  const loan = await visibleLoan(portal, actor, requested.loanNum);
  assertPlaceholders(requested);
  const from = await fillFrom(portal, loan);
  const { subject, isText } = requested;
  const notes = isText ? requested.notes : cleanHtml(requested.notes);
  return {
    subject: fillPlaceholders(subject, from),
    notes: fillPlaceholders(notes, from, isText ? String : escaped),
    // Looked for in the texts before they are filled: a value may look like a placeholder.
    missing: [...emptyPlaceholders(`${subject} ${notes}`, from)],
  };
}
