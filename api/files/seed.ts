import {
  type DemoFile,
  demoAnnouncements,
  demoForms,
  demoGuidelines,
  demoRateGroups,
  demoRateSheet,
} from '../../config/demo/files/folder-files';
import { addDays, pacificDate } from '../../domain/format/date';
import { CORPORATE } from '../../domain/reference/corporate';
import type { AppContext } from '../app-context';
import type { UploadedFile } from '../http/call';
import { portalCaller } from '../http/caller';
import { saveAnnouncement } from './announcements.service';
import { uploadFiles, uploadFolderOf } from './upload.service';

/** CORPORATE has more than one page of ten sheets; the groups have a few days each. */
const DAYS_OF_ALL = 12;
const DAYS_OF_GROUP = 3;
const DAY_MS = 86_400_000;

const uploaded = ({ name, bytes }: DemoFile): UploadedFile => ({
  name,
  bytes,
  size: bytes.length,
  contentType: 'application/pdf',
});

/** The portal with its clock set back that many days. */
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
 * Creates the demo lender's folders and announcements. Announcements are created last and mark the seed as complete: an
 * interrupted start is completed, and later changes and deletions are kept.
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
