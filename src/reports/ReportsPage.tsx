import { useTranslate } from 'react-admin';
import { mayOpen } from '../../domain/access/may-open';
import { useSessionUser } from '../access/public';
import { menuOf } from '../pages/page-table';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { PlaceList } from '../ui/PlaceList';
import { Section } from '../ui/Section';

const about = {
  'reports-pull-through': 'reports.about.pull-through',
  'reports-turn-times': 'reports.about.turn-times',
  'reports-lock-expiry': 'reports.about.lock-expiry',
  'reports-fallout': 'reports.about.fallout',
  'reports-conditions-age': 'reports.about.conditions-age',
  'reports-hmda': 'reports.about.hmda',
  'reports-quality-control': 'reports.about.qualityControl',
};

/** /main/reports: the reports granted to the user's roles. */
export function ReportsPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate('pages.reports')} lead={translate('reports.lead')} />
      <Section flush>
        <PlaceList pages={menuOf('reports').filter((page) => mayOpen(page.access, user))} help={about} />
      </Section>
    </Stack>
  );
}
