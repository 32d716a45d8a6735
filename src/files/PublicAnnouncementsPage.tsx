import { useTranslate } from 'react-admin';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { Announcements } from './Announcements';

/** /public/announcements: the announcements for guests. */
export function PublicAnnouncementsPage() {
  const translate = useTranslate();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate('pages.announcements')} lead={translate('files.lead.announcements')} />
      <Announcements isPublic />
    </Stack>
  );
}
