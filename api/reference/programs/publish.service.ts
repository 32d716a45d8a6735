import { sql, type Transaction } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import { rateAnnouncement } from '../../../domain/pricing/rate-announcement';
import type { PublicationDetail, PublishBody, UploadAnswer } from '../../../domain/pricing/rate-publication.schemas';
import { checkRateSheets, type SheetDraft } from '../../../domain/pricing/rate-sheet-import';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { draftAnnouncement, withdrawDraft } from '../../files/files.service';
import { invalid, refuse } from '../../http/app-error';
import type { UploadedFile } from '../../http/call';
import type { Author, Caller } from '../../http/caller';
import { assertCurrent, stale } from '../../http/records';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet';
import { sheetsAt } from './catalog.queries';
import { trySendCatalog } from './catalog-handover.service';
import { tryFileDailySheets } from './daily-sheets.service';
import { addSheets, latestPublished, namedPrograms, pacificInstant, sheetsOf } from './publications.queries';
import { publicationOf } from './publications.service';

type Writing = Pick<AppContext, 'db' | 'clock' | 'los' | 'log'>;
type Trx = Transaction<PortalDb>;

const MAX_PROBLEMS = 500;

/** Checks every cell of a rate file. If all are valid, stores the sheets as a draft with the changes they would make. */
export async function uploadRates(portal: Writing, file: UploadedFile, caller: Caller<Author>): Promise<UploadAnswer> {
  const { db, clock } = portal;
  const { sheets, problems, rows } = checkRateSheets(await readSpreadsheet(file), await namedPrograms(db));
  const counts = { problemCount: problems.length, rows, programs: sheets.length };
  if (problems.length > 0) return { ...counts, problems: problems.slice(0, MAX_PROBLEMS), publication: null };
  const id = await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('portal.rate_publications')
      .values({ ...draft(file.name, rows, caller, clock()), rolled_back_to: null })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    await addSheets(trx, made.id, sheets);
    const after = { number: made.number, file: file.name, programs: sheets.length, rows };
    await audit(trx, caller, entry('upload', made.id, undefined, after));
    return made.id;
  });
  return { ...counts, problems: [], publication: await publicationOf(portal, id) };
}

const draft = (name: string, rows: number, caller: Caller<Author>, now: Date) => ({
  file_name: name,
  rows,
  uploaded_by: caller.actor.login,
  uploaded_at: now,
  status: 'draft' as const,
  effective_at: null,
  published_by: null,
  published_at: null,
});

const entry = (what: 'upload' | 'publish' | 'withdraw', id: string, before?: object, after?: object) => ({
  action: `rate-sheet.${what}` as const,
  subject: `rate-sheet:${id}`,
  ...(before ? { before: { ...before } } : {}),
  ...(after ? { after: { ...after } } : {}),
});

/** Serializes publishing, so that the current prices a user saw are still the current ones when theirs follow. */
const oneAtATime = (trx: Trx) => sql`select pg_advisory_xact_lock(7310032)`.execute(trx);

async function lockPublication(trx: Trx, id: string) {
  await oneAtATime(trx);
  const found = await trx
    .selectFrom('portal.rate_publications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('not-found', 'no-rate-sheet');
  return found;
}

/** Publishes, and drafts the announcement of the new rates. */
async function publishNow(trx: Trx, id: string, at: Date, now: Date, caller: Caller): Promise<void> {
  const { size: programs } = await sheetsOf(trx, id);
  const announcement = await draftAnnouncement(trx, caller, {
    ...rateAnnouncement(at, programs),
    publish_from: at > now ? pacificDate(at) : null,
    at: now,
  });
  await trx
    .updateTable('portal.rate_publications')
    .set((of) => ({
      status: 'published',
      effective_at: at,
      published_by: caller.actor.login,
      published_at: now,
      announcement_id: announcement,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const after = { status: 'published', effectiveAt: at.toISOString() };
  await audit(trx, caller, entry('publish', id, { status: 'draft', effectiveAt: null }, after));
}

/** Publishes a draft, now or at a later Pacific time; the LOS uses it for pricing from then on. */
export async function publishRates(
  portal: AppContext,
  id: string,
  body: PublishBody,
  caller: Caller,
): Promise<PublicationDetail> {
  const { db, clock } = portal;
  await db.transaction().execute(async (trx) => {
    const found = await lockPublication(trx, id);
    const now = clock();
    // A repeated request whose first answer was lost.
    if (found.status === 'published' && found.version === body.version + 1 && found.published_by === caller.actor.login)
      return;
    assertCurrent(body.version, found);
    if (found.status !== 'draft') throw refuse('conflict', 'rates-done');
    if (body.latest !== (await latestPublished(trx))) throw stale({ latest: await latestPublished(trx) });
    const at = body.effectiveAt === null ? now : await pacificInstant(trx, body.effectiveAt);
    if (at < now) throw invalid('time-not-good', { effectiveAt: 'time-passed' });
    await publishNow(trx, id, at, now, caller);
  });
  await trySendCatalog(portal);
  await tryFileDailySheets(portal);
  return publicationOf(portal, id);
}

/** Withdraws a draft, or rates that are not in force yet. */
export async function withdrawRates(
  portal: Writing,
  id: string,
  version: number,
  caller: Caller,
): Promise<PublicationDetail> {
  const { db, clock } = portal;
  await db.transaction().execute(async (trx) => {
    const found = await lockPublication(trx, id);
    assertCurrent(version, found);
    const isScheduled = found.status === 'published' && found.effective_at !== null && found.effective_at > clock();
    if (found.status !== 'draft' && !isScheduled) {
      throw refuse('conflict', 'rates-in-force');
    }
    await trx
      .updateTable('portal.rate_publications')
      .set((of) => ({ status: 'withdrawn', version: of('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (found.announcement_id !== null) await withdrawDraft(trx, caller, found.announcement_id);
    await audit(trx, caller, entry('withdraw', id, { status: found.status }, { status: 'withdrawn' }));
  });
  await trySendCatalog(portal);
  return publicationOf(portal, id);
}

/**
 * Restores all prices as of an earlier publication, as a new publication that is in force immediately. Scheduled publications
 * stay scheduled.
 */
export async function rollBack(
  portal: AppContext,
  id: string,
  version: number,
  caller: Caller,
): Promise<PublicationDetail> {
  const { db, clock } = portal;
  const made = await db.transaction().execute(async (trx) => {
    const found = await lockPublication(trx, id);
    assertCurrent(version, found);
    const now = clock();
    if (found.status !== 'published' || found.effective_at === null || found.effective_at > now) {
      throw refuse('conflict', 'rates-never-in-force');
    }
    const sheets: readonly SheetDraft[] = (await sheetsAt(trx, found.effective_at, found.number)).map(
      ({ effectiveAt: _, ...sheet }) => sheet,
    );
    const rows = sheets.reduce((sum, { rates }) => sum + rates.length, 0);
    const { id: added } = await trx
      .insertInto('portal.rate_publications')
      .values({ ...draft(found.file_name, rows, caller, now), rolled_back_to: found.number })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addSheets(trx, added, sheets);
    await publishNow(trx, added, now, now, caller);
    return added;
  });
  await trySendCatalog(portal);
  await tryFileDailySheets(portal);
  return publicationOf(portal, made);
}
