import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sides } from './users';

/** Tabs for employees and originating company users, each with its own path. */
export function UserTabs({ at }: { readonly at: string }) {
  const translate = useTranslate();
  return (
    <Tabs value={at} aria-label={translate('pages.user')}>
      {Object.values(sides).map(({ list, resource }) => (
        <Tab key={list} value={list} label={translate(`people.user.${resource}`)} component={Link} to={list} />
      ))}
    </Tabs>
  );
}
