import { Button } from '@mui/material';
import { Blocks } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { Page } from '../../pages/page';
import { PageHead } from '../../ui/PageHead';
import { StatePanel } from '../../ui/StatePanel';

/** A screen that this portal does not offer yet: its real title, said plainly, and the way back to the work. */
export function NotPartOfPortal({ page }: { readonly page: Page }) {
  const translate = useTranslate();
  const { loanNum } = useParams();
  const { pathname } = useLocation();
  const back = loanNum
    ? { to: `/loans/${loanNum}/dashboard`, label: 'states.goDashboard' }
    : { to: page.area === 'public' ? '/public' : '/main/resources', label: 'states.goHome' };
  const title = translate(`pages.${page.title}`);
  const isHere = pathname.toLowerCase() === back.to;
  return (
    <>
      <PageHead title={title} />
      <StatePanel
        icon={Blocks}
        title={translate('states.notPart')}
        actions={
          !isHere && (
            <Button component={Link} to={back.to}>
              {translate(back.label)}
            </Button>
          )
        }
      >
        <p>{translate('states.notPartHelp', { title })}</p>
      </StatePanel>
    </>
  );
}
