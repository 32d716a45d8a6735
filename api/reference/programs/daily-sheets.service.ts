import { pdfText } from '../../../domain/documents/pdf';
import { pacificDate } from '../../../domain/format/date';
import { type DailySheet, dailySheetName, dailySheetPages } from '../../../domain/pricing/daily-sheet';
import { groupEntriesOn } from '../../../domain/pricing/price-groups';
import { CORPORATE } from '../../../domain/reference/corporate';
import type { AppContext } from '../../app-context';
import { uploadFiles, uploadFolderOf } from '../../files/files.service';
import type { UploadedFile } from '../../http/call';
import { portalCaller } from '../../http/caller';
import { offeredPrograms, sheetsAt } from './catalog.queries';
import { priceGroupsForPricing } from './price-adjustments';

type Db = AppContext['db'];

/** The newest publication in effect, unless its sheets have been filed. */
async function dueOf(db: Db, now: Date) {
  const newest = await db
    .selectFrom('portal.rate_publications')
    .leftJoin('portal.daily_sheets', 'publication_id', 'id')
    .select(['id', 'number', 'effective_at', 'filed_at'])
    .where('status', '=', 'published')
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return newest?.effective_at && newest.filed_at === null
    ? { ...newest, effective_at: newest.effective_at }
    : undefined;
}

/** Every active price group, and the sheets for everyone. */
async function groupsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('portal.price_groups').select('name').where('active', '=', true).execute();
  return [...new Set([CORPORATE, ...rows.map(({ name }) => name.trim().toUpperCase())])];
}

function fileOf(sheet: DailySheet): UploadedFile {
  const bytes = Buffer.from(pdfText(dailySheetPages(sheet), 'Courier'), 'latin1');
  return { name: dailySheetName(sheet), bytes, size: bytes.length, contentType: 'application/pdf' };
}

/**
 * Files the daily rate sheet of each price group once a publication is in effect, at once or at its scheduled time. Repeating it
 * adds nothing, because the same prices make the same file.
 */
export async function fileDailySheets(portal: AppContext): Promise<boolean> {
  const { db } = portal;
  const now = portal.clock();
  const due = await dueOf(db, now);
  if (!due) return false;
  const effectiveAt = due.effective_at.toISOString();
  const day = pacificDate(due.effective_at);
  const programs = await offeredPrograms(db, pacificDate(now));
  const sheets = await sheetsAt(db, due.effective_at, due.number);
  const groups = await priceGroupsForPricing(db, day);
  for (const priceGroup of await groupsOf(db)) {
    const adjustments = groupEntriesOn(groups, priceGroup, day);
    const file = fileOf({ priceGroup, number: due.number, effectiveAt, programs, sheets, adjustments });
    await uploadFiles(portal, portalCaller, uploadFolderOf('rates', priceGroup), [file]);
  }
  await db
    .insertInto('portal.daily_sheets')
    .values({ publication_id: due.id, filed_at: now })
    .onConflict((of) => of.doNothing())
    .execute();
  return true;
}

/** Files the sheets immediately; the follower retries after a failure. */
export async function tryFileDailySheets(portal: AppContext): Promise<void> {
  try {
    await fileDailySheets(portal);
  } catch (error) {
    portal.log.warn({ err: error }, 'The daily rate sheets could not be filed; trying again.');
  }
}
