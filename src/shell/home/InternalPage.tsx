import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import { useSessionUser } from '../../access/useSessionUser';
import { menuOf } from '../../pages/page-table';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { PlaceList } from '../../ui/PlaceList';
import { Section } from '../../ui/Section';

const help = {
  'internal-batch-pricing': 'shell.internal.batchPricing',
  'internal-lock-desk': 'shell.internal.lockDesk',
  'internal-lock-report': 'shell.internal.lockReport',
  'internal-servicing': 'shell.internal.servicing',
  'internal-batch': 'shell.internal.batch',
  'internal-appraisal': 'shell.internal.appraisal',
};

/** /main/internal: the entries granted to the user's roles (INTERNAL-06). */
export function InternalPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate('pages.internal')} />
      <Section flush>
        <PlaceList pages={menuOf('internal').filter((page) => mayOpen(page.access, user))} help={help} />
      </Section>
    </Stack>
  );
}
