import { useTranslate } from 'react-admin';
import { Column } from '../shell/home/Column';
import { PageHead } from '../ui/PageHead';
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
