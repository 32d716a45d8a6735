import { mayUse } from '../../domain/access/may-open';
import { draftLimits } from '../../domain/drafts/draft-limits';
import type { DraftAnswer, OfferedDraft } from '../../domain/drafts/drafts.schemas';
import { type FormPlace, placeOfForm } from '../../domain/drafts/form-key';
import { countReveal } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import { AppError, notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { visibleLoan } from '../loan/gateway.service';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import type { DraftContent } from './drafts.tables';
import { contextOf, expiry } from './stored-drafts';
import { fieldsWithSsn } from './typed-numbers';

/** The place of a form that the actor may save now: they may write on its page, and see its loan. Throws otherwise. */
async function writablePlace(portal: AppContext, actor: Actor, form: string): Promise<FormPlace> {
  const place = placeOfForm(form);
  if (place === null) throw refuse('invalid', 'query-not-valid', { status: 422, fields: { form: 'wrong-place' } });
  if (!mayUse(place.page.access, actor, 'write')) throw notAuthorized();
  if (place.loanNum !== null) await visibleLoan(portal, actor, place.loanNum);
  return place;
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && [403, 404].includes(error.status);

/** The actor's drafts of a form, newest first. None if they may no longer save the form. */
export async function listDrafts(portal: AppContext, actor: Actor, form: string): Promise<OfferedDraft[]> {
  const rows = await portal.db
    .selectFrom('portal.drafts')
    .select(['id', 'saved_at', 'version'])
    .where('user_id', '=', actor.userId)
    .where('form', '=', form)
    .where('saved_at', '>', expiry(portal))
    .orderBy('saved_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  try {
    await writablePlace(portal, actor, form);
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
  return rows.map(({ id, saved_at, version }) => ({ id, savedAt: saved_at.toISOString(), version }));
}

/**
 * One of the actor's drafts with its values. Full Social Security numbers in it are revealed again, so they are counted and
 * audited like others.
 */
export async function readDraft(portal: AppContext, caller: Caller, id: string): Promise<DraftAnswer> {
  const { actor } = caller;
  const row = await portal.db
    .selectFrom('portal.drafts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('saved_at', '>', expiry(portal))
    .executeTakeFirst();
  if (!row) throw notFound('no-draft');
  const { form, version, saved_at } = row;
  const { loanNum } = await writablePlace(portal, actor, form);
  const content = openJson(portal.vault, row.content, contextOf(id));
  const numbers = [...new Set([...fieldsWithSsn(content.values), ...fieldsWithSsn(content.base)])];
  if (numbers.length > 0) {
    await countReveal(portal, caller, numbers.length);
    await portal.db.transaction().execute((trx) =>
      audit(trx, caller, {
        action: 'loan.reveal',
        subject: loanNum === null ? `form:${form}` : `loan:${loanNum}`,
        after: { draft: form, fields: numbers },
      }),
    );
  }
  return { id, form, version, savedAt: saved_at.toISOString(), ...content };
}

interface Typed extends DraftContent {
  readonly form: string;
  readonly version: number | null;
}

/** Keeps a draft, and removes the actor's oldest ones beyond the limit. */
export async function saveDraft(
  portal: AppContext,
  actor: Actor,
  id: string,
  { form, version, base, values, about }: Typed,
): Promise<void> {
  await writablePlace(portal, actor, form);
  const row = {
    form,
    version,
    content: sealJson<DraftContent>(portal.vault, { base, values, about }, contextOf(id)),
    saved_at: portal.clock(),
  };
  await portal.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('portal.drafts')
      .values({ id, user_id: actor.userId, ...row })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('portal.drafts.user_id', '=', actor.userId),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw notFound('no-draft');
    await trx
      .deleteFrom('portal.drafts')
      .where('user_id', '=', actor.userId)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('portal.drafts')
          .select('id')
          .where('user_id', '=', actor.userId)
          .orderBy('saved_at', 'desc')
          .orderBy('id')
          .limit(draftLimits.perUser),
      )
      .execute();
  });
}

/** Removes one of the actor's drafts, if it is still there. */
export async function removeDraft({ db }: Pick<AppContext, 'db'>, actor: Actor, id: string): Promise<void> {
  await db.deleteFrom('portal.drafts').where('id', '=', id).where('user_id', '=', actor.userId).execute();
}

export { removeExpiredDrafts, sealedDrafts } from './stored-drafts';
