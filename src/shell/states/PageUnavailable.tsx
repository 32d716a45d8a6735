import { Button } from '@mui/material';
import { Blocks, Unplug } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { loanPath } from '../../../domain/pages/loan-path';
import type { Page } from '../../pages/page';
import { pageById } from '../../pages/page-table';
import { PageHead } from '../../ui/PageHead';
import { StatePanel } from '../../ui/StatePanel';
import { usePageTitle } from '../loan/usePageTitle';

/** Why a page is unavailable: the portal does not have it yet, or the lender's LOS does not offer it. */
const reasons = {
  notPart: { icon: Blocks, title: 'states.notPart', help: 'states.notPartHelp' },
  notOffered: { icon: Unplug, title: 'states.notOffered', help: 'states.notOfferedHelp' },
} as const;

interface Props {
  readonly page: Page;
  readonly reason: keyof typeof reasons;
}

/** An unavailable page: its title, the reason, and a way back. */
export function PageUnavailable({ page, reason }: Props) {
  const translate = useTranslate();
  const { loanNum } = useParams();
  const { pathname } = useLocation();
  const back = loanNum
    ? { to: loanPath(loanNum, 'dashboard'), label: 'states.goDashboard' }
    : { to: pageById(page.area === 'public' ? 'public-home' : 'home').path, label: 'states.goHome' };
  const title = usePageTitle(page);
  const texts = reasons[reason];
  const isHere = pathname.toLowerCase() === back.to;
  return (
    <>
      <PageHead title={title} />
      <StatePanel
        icon={texts.icon}
        title={translate(texts.title)}
        actions={
          !isHere && (
            <Button component={Link} to={back.to}>
              {translate(back.label)}
            </Button>
          )
        }
      >
        <p>{translate(texts.help, { title })}</p>
      </StatePanel>
    </>
  );
}
