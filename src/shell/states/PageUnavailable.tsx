import { Button } from '@mui/material';
import { Blocks, Unplug } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { generatePath, Link, useLocation, useParams } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import { loanPath } from '../../../domain/pages/loan-path';
import { isOffered } from '../../../domain/pages/offered';
import type { PageKey } from '../../../domain/pages/page-table';
import { offersRegistration } from '../../../domain/registration/step-writers';
import { useSessionUser } from '../../access/useSessionUser';
import type { Page } from '../../pages/page';
import { pageById } from '../../pages/page-table';
import { Column } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { StatePanel } from '../../ui/StatePanel';
import { useLender } from '../lender';
import { useLoan } from '../loan/useLoan';
import { usePageTitle } from '../loan/usePageTitle';

/** Pages that have a screen and do the same or the nearest work. */
const insteadOf: Partial<Record<PageKey, PageKey>> = {
  edisclosure: 'register-edisclosure',
  'self-prepare': 'register-edisclosure-self-prepare',
  'lender-prepare': 'register-edisclosure-lender-prepare',
};

/** Where to go instead of a page of the portal, if the user may open it and the loan is still to be registered. */
function useInstead({ id }: Page): { readonly to: string; readonly label: string } | null {
  const translate = useTranslate();
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  const { loanNum } = useParams();
  const { loan } = useLoan();
  const other = insteadOf[id];
  if (!other) return null;
  const page = pageById(other);
  if (!mayOpen(page.access, user) || !isOffered(page, losCapabilities)) return null;
  if (page.area === 'register' && !offersRegistration(user, loan)) return null;
  return {
    to: generatePath(page.path, { loanNum }),
    label: translate('states.goPage', { title: translate(`pages.${page.title}`) }),
  };
}

/** Why a page is unavailable: the portal does not have it yet, or the lender's LOS does not offer it. */
const reasons = {
  notPart: { icon: Blocks, title: 'states.notPart', help: 'states.notPartHelp' },
  notOffered: { icon: Unplug, title: 'states.notOffered', help: 'states.notOfferedHelp' },
} as const;

interface Props {
  readonly page: Page;
  readonly reason: keyof typeof reasons;
}

/** An unavailable page: its title, the reason, and where to go instead. */
export function PageUnavailable({ page, reason }: Props) {
  const translate = useTranslate();
  const { loanNum } = useParams();
  const { pathname } = useLocation();
  const back = loanNum
    ? { to: loanPath(loanNum, 'dashboard'), label: 'states.goDashboard' }
    : { to: pageById(page.area === 'public' ? 'public-home' : 'home').path, label: 'states.goHome' };
  const instead = useInstead(page);
  const title = usePageTitle(page);
  const texts = reasons[reason];
  const isHere = pathname.toLowerCase() === back.to;
  const content = (
    <>
      <PageHead title={title} />
      <StatePanel
        icon={texts.icon}
        title={translate(texts.title)}
        actions={
          <>
            {instead && (
              <Button component={Link} to={instead.to} variant="contained">
                {instead.label}
              </Button>
            )}
            {!isHere && (
              <Button component={Link} to={back.to}>
                {translate(back.label)}
              </Button>
            )}
          </>
        }
      >
        <p>{translate(texts.help, { title })}</p>
      </StatePanel>
    </>
  );
  // A page to the edges has its margins in its own screen.
  if (!page.fullBleed) return content;
  return (
    <Column flex={1} gap="s4" padding="s5 s4 s6" fromMd={{ paddingInline: 's6' }}>
      {content}
    </Column>
  );
}
