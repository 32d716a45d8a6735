import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../../domain/format/date';
import { isOffered } from '../../domain/pages/offered';
import { menuOf, pageById } from '../pages/page-table';
import { useLender } from '../shell/lender';
import { OfficeHours } from '../shell/panel/OfficeHours';
import { PanelLinks } from '../shell/panel/PanelLinks';
import { usePanel } from '../shell/panel/usePanel';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { PlaceList } from '../ui/PlaceList';
import { Section } from '../ui/Section';
import { publishedSince } from './announcement-state';
import { useFolder } from './useFolder';

/** Announcements on the guests' home page. */
const LATEST = 3;

const help = {
  'public-rates': 'files.guest.rates',
  'public-guidelines': 'files.guest.guidelines',
  'public-pricing': 'files.guest.pricing',
  'public-exclusionary': 'files.guest.exclusionary',
};

function Latest() {
  const translate = useTranslate();
  const { data, error, refetch } = useFolder({ folder: 'announcements', isPublic: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={112} />;
  if (data.items.length === 0) return <EmptyState title={translate('files.news.empty')} />;
  const { path } = pageById('public-announcements');
  return (
    <PanelLinks
      links={data.items.slice(0, LATEST).map((item) => ({
        to: `${path}?open=${item.id}`,
        name: item.name,
        note: formatDate(publishedSince(item)),
      }))}
    />
  );
}

/** /public: the lender, its hours, what guests can read, and the latest announcements. */
export function PublicHomePage() {
  const translate = useTranslate();
  const { lenderName, losCapabilities } = useLender();
  // The open panel already shows the hours.
  const { open: panelOpen } = usePanel();
  const places = menuOf('public').filter(
    (page) => page.id !== 'public-home' && page.id !== 'public-announcements' && isOffered(page, losCapabilities),
  );
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        large
        title={translate('files.guest.welcome', { lender: lenderName })}
        lead={translate('files.guest.lead')}
      />
      <Section
        title={translate('files.guest.latest')}
        aside={<Link to={pageById('public-announcements').path}>{translate('files.news.all')}</Link>}
      >
        <Latest />
      </Section>
      <Section title={translate('files.guest.places')} flush>
        <PlaceList pages={places} help={help} columns={2} />
      </Section>
      {!panelOpen && (
        <Section>
          <OfficeHours />
        </Section>
      )}
    </Stack>
  );
}
