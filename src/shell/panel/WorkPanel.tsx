import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayUseMessages } from '../../../domain/conversations/message-readers';
import { missing } from '../../../domain/format/parsed';
import { figureFilters } from '../../../domain/loan/figures';
import { loanPath } from '../../../domain/pages/loan-path';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { useSessionUser } from '../../access/useSessionUser';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { useFormats } from '../../providers/i18n/useFormats';
import { FactList } from '../../ui/FactList';
import { Text } from '../../ui/layout/primitives';
import { useBookmarks } from '../bookmarks/bookmarks';
import { usePaperToMail } from '../home/paper-to-mail';
import { useQuickPanelData } from '../home/useQuickPanelData';
import { useRecentLoans } from '../recents/useRecents';
import { OfficeHours } from './OfficeHours';
import { PanelFrame } from './PanelFrame';
import { PanelLinks } from './PanelLinks';
import { PanelBody, PanelHead } from './PanelParts';

/** Today's figures (GET /quick-panel/data). */
function Figures() {
  const translate = useTranslate();
  const { count } = useFormats();
  const user = useSessionUser();
  const reads = user !== null && mayUseMessages(user, 'read');
  const paper = usePaperToMail();
  const { data, error } = useQuickPanelData();
  if (error)
    return (
      <Text as="p" color="text-3" role="status">
        {translate('states.errorLoad')}
      </Text>
    );
  const figure = (label: string, value: number | null | undefined, to: string) => ({
    label: translate(`shell.home.${label}`),
    value: data ? (
      value === undefined || value === null ? (
        missing
      ) : (
        <Text as={Link} numeric to={to}>
          {count(value)}
        </Text>
      )
    ) : (
      <Skeleton width={48} sx={{ display: 'inline-block' }} />
    ),
  });
  const fact = (label: keyof typeof figureFilters, value: number | undefined) =>
    figure(label, value, pipelinePath(figureFilters[label]));
  return (
    <FactList
      groups={[
        [fact('active', data?.tabs[0]), fact('inactive', data?.tabs[1]), fact('funded', data?.tabs[2])],
        [
          fact('locks', data?.locksExpiring),
          fact('conditions', data?.conditionsWaiting),
          ...(paper === null ? [] : [figure('paper', data?.paperToMail, paper)]),
          ...(reads ? [fact('messages', data?.unreadMessages)] : []),
        ],
      ]}
    />
  );
}

/**
 * The right panel of the main area: today's figures (except on Home, which shows them itself), recent
 * loans, bookmarks, and office hours.
 */
export function WorkPanel() {
  const translate = useTranslate();
  const page = useCurrentPage();
  const loans = useRecentLoans();
  const { bookmarks } = useBookmarks();
  return (
    <PanelFrame label={translate('navigation.panel.work')}>
      <PanelBody>
        {page?.id !== 'home' && (
          <section>
            <PanelHead>{translate('shell.home.figures')}</PanelHead>
            <Figures />
          </section>
        )}
        <section>
          <PanelHead>{translate('navigation.panel.recent')}</PanelHead>
          {loans.length === 0 ? (
            <Text as="p" color="text-3">
              {translate('navigation.panel.noRecent')}
            </Text>
          ) : (
            <PanelLinks
              links={loans.map(({ loanNum, name }) => ({
                to: loanPath(loanNum, 'dashboard'),
                name: name || missing,
                note: loanNum,
              }))}
            />
          )}
        </section>
        {bookmarks.length > 0 && (
          <section>
            <PanelHead>{translate('navigation.bookmarks.title')}</PanelHead>
            <PanelLinks links={bookmarks.map(({ path, name }) => ({ to: path, name }))} />
          </section>
        )}
        <OfficeHours />
      </PanelBody>
    </PanelFrame>
  );
}
