import {
  type DemoFile,
  demoAnnouncements,
  demoForms,
  demoGuidelines,
  demoRateGroups,
  demoRateSheet,
} from '../../config/demo/files/folder-files';
import { CORPORATE } from '../../domain/files/folder';
import { addDays, pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import type { UploadedFile } from '../http/call';
import { portalCaller } from '../http/caller';
import { saveAnnouncement } from './announcements.service';
import { uploadFiles, uploadFolderOf } from './upload.service';

/** Sheets of CORPORATE go over a page of ten; the groups have those of a few days. */
const DAYS_OF_ALL = 12;
const DAYS_OF_GROUP = 3;
const DAY_MS = 86_400_000;

const uploaded = ({ name, bytes }: DemoFile): UploadedFile => ({
  name,
  bytes,
  size: bytes.length,
  contentType: 'application/pdf',
});

/** The portal as it was that many days before. */
const daysAgo = (portal: AppContext, days: number): AppContext => ({
  ...portal,
  clock: () => new Date(portal.clock().getTime() - days * DAY_MS),
});

async function seedRates(portal: AppContext): Promise<void> {
  const today = pacificDate(portal.clock());
  for (let day = DAYS_OF_ALL - 1; day >= 0; day--) {
    const groups = day < DAYS_OF_GROUP ? [CORPORATE, ...demoRateGroups] : [CORPORATE];
    for (const group of groups) {
      const sheet = demoRateSheet(group, addDays(today, -day));
      await uploadFiles(daysAgo(portal, day), portalCaller, uploadFolderOf('rates', group), [uploaded(sheet)]);
    }
  }
}

/**
 * Folders and announcements of the demo lender. Announcements come last and tell that all is there: an interrupted start is
 * made up for, and what people changed or deleted afterwards stays so.
 */
export async function seedFolders(portal: AppContext): Promise<void> {
  if (!portal.config.demo) return;
  const written = portal.db.selectFrom('portal.audit').select('id').where('action', '=', 'announcements.create');
  if ((await written.limit(1).executeTakeFirst()) !== undefined) return;
  const before = daysAgo(portal, 30);
  await uploadFiles(before, portalCaller, uploadFolderOf('forms', undefined), demoForms.map(uploaded));
  await uploadFiles(before, portalCaller, uploadFolderOf('guidelines', undefined), demoGuidelines.map(uploaded));
  await seedRates(portal);
  for (const { daysAgo: days, ...announcement } of demoAnnouncements) {
    const save = { ...announcement, publishFrom: null, publishTo: null };
    await saveAnnouncement(daysAgo(portal, days), portalCaller, save);
  }
}
