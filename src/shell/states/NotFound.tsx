import { Button } from '@mui/material';
import { Compass } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { StatePanel } from '../../ui/StatePanel';

/** Shown for a path without a page. */
export function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const user = useSessionUser();
  return (
    <StatePanel
      icon={Compass}
      page
      title={translate('states.notFound')}
      actions={
        <Button component={Link} to={pageById(user ? 'home' : 'public-home').path}>
          {translate('states.goHome')}
        </Button>
      }
    >
      {/* Isolated, so that an address runs from left to right in an Arabic sentence too. */}
      <p>{translate('states.notFoundHelp', { path: `\u2066${pathname}\u2069` })}</p>
    </StatePanel>
  );
}
