import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { branchList, companyList } from './addresses';

const tabs = [
  { to: branchList, title: 'pages.branch' },
  { to: companyList, title: 'pages.companies' },
] as const;

/** Branches and originating companies, each a list with an address of its own. */
export function BranchTabs({ at }: { readonly at: string }) {
  const translate = useTranslate();
  return (
    <Tabs value={at} aria-label={translate('pages.branch')}>
      {tabs.map(({ to, title }) => (
        <Tab key={to} value={to} label={translate(title)} component={Link} to={to} />
      ))}
    </Tabs>
  );
}
