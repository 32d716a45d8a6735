import { Alert, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import { mayUsePage } from '../../../domain/access/permissions';
import { mayUseMessages } from '../../../domain/conversations/message-readers';
import { missing } from '../../../domain/format/parsed';
import { figureFilters } from '../../../domain/loan/figures';
import { isOffered } from '../../../domain/pages/offered';
import type { PageKey } from '../../../domain/pages/page-table';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { useSessionUser } from '../../access/useSessionUser';
import { PinnedAnnouncement } from '../../files/PinnedAnnouncement';
import { pageById } from '../../pages/page-table';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../../ui/KeyFigures';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { PlaceList } from '../../ui/PlaceList';
import { Section } from '../../ui/Section';
import { useLender } from '../lender';
import { usePaperToMail } from './paper-to-mail';
import { useQuickPanelData } from './useQuickPanelData';

const work: readonly PageKey[] = ['create-loan', 'pipeline', 'pricing', 'servicing'];
const reading: readonly PageKey[] = ['announcements', 'rates', 'guidelines', 'forms'];
const help = {
  'create-loan': 'shell.home.startCreate',
  pipeline: 'shell.home.startPipeline',
  pricing: 'shell.home.startPricing',
  servicing: 'shell.home.startServicing',
};

/** The greeting for the user's local time. */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function Figures() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count } = useFormats();
  const user = useSessionUser();
  const reads = user !== null && mayUseMessages(user, 'read');
  const paper = usePaperToMail();
  const { data, error, isPending, refetch } = useQuickPanelData();
  if (error) {
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>{translate('states.retry')}</Button>}>
        {translate('states.errorLoad')} {errorText(error)}
      </Alert>
    );
  }
  const figure = (label: string, value: number | undefined, to: string) => (
    <KeyFigure
      label={translate(`shell.home.${label}`)}
      value={isPending ? <Skeleton width={64} /> : value === undefined ? missing : count(value)}
      to={to}
    />
  );
  return (
    <KeyFigures label={translate('shell.home.figures')}>
      {figure('active', data?.tabs[0], pipelinePath(figureFilters.active))}
      {figure('inactive', data?.tabs[1], pipelinePath(figureFilters.inactive))}
      {figure('funded', data?.tabs[2], pipelinePath(figureFilters.funded))}
      {figure('locks', data?.locksExpiring, pipelinePath(figureFilters.locks))}
      {figure('conditions', data?.conditionsWaiting, pipelinePath(figureFilters.conditions))}
      {paper !== null && figure('paper', data?.paperToMail ?? undefined, paper)}
      {reads && figure('messages', data?.unreadMessages, pipelinePath(figureFilters.messages))}
      {figure('unread', data?.unreadAnnouncements, `${pageById('announcements').path}?unread=true`)}
    </KeyFigures>
  );
}

/** /main/resources: a greeting, today's figures, and links to the work. */
export function HomePage() {
  const translate = useTranslate();
  const user = useSessionUser();
  const firstName = user?.displayName.split(' ')[0] ?? '';
  const { losCapabilities } = useLender();
  // The list of servicing leads to the Mortgage Coupon of each loan, and is for users of that page.
  const hasUse = (id: PageKey): boolean => id !== 'servicing' || (user !== null && mayUsePage(user, 'coupon', 'read'));
  const open = (ids: readonly PageKey[]) =>
    ids
      .filter(hasUse)
      .map(pageById)
      .filter((page) => mayOpen(page.access, user) && isOffered(page, losCapabilities));
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={translate(`shell.home.${greetingOf(new Date().getHours())}`, { name: firstName })} />
      <PinnedAnnouncement />
      <Figures />
      <Section title={translate('shell.home.start')} flush>
        <PlaceList pages={open(work)} help={help} />
      </Section>
      <Section title={translate('shell.home.resources')} flush>
        <PlaceList pages={open(reading)} columns={2} />
      </Section>
    </Stack>
  );
}
