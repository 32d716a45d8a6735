import { useTranslate } from 'react-admin';
import { PageHead } from '../shell/blocks/PageHead';
import { Column } from '../shell/home/Column';
import { Announcements } from './Announcements';

/** /public/announcements: those that guests may see. */
export function PublicAnnouncementsPage() {
  const translate = useTranslate();
  return (
    <Column>
      <PageHead title={translate('pages.announcements')} lead={translate('files.lead.announcements')} />
      <Announcements isPublic />
    </Column>
  );
}
