import { pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { countUnread } from './files.queries';

export { draftAnnouncement, withdrawDraft } from './announcements.service';
export { uploadFiles, uploadFolderOf } from './upload.service';

/** Today's announcements that the user has not read (decisions GET /quick-panel/data). */
export const unreadAnnouncements = (portal: AppContext, actor: Actor): Promise<number> =>
  countUnread(portal.db, actor.userId, pacificDate(portal.clock()));
