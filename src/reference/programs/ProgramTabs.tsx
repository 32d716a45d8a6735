import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groupList, programList, rateList } from './programs';

const tabs = [
  { to: programList, title: 'programs.tabs.programs' },
  { to: groupList, title: 'programs.tabs.groups' },
  { to: rateList, title: 'programs.tabs.rates' },
] as const;

/** Programs, their groups, and rate sheets, each a list with an address of its own. */
export function ProgramTabs({ at }: { readonly at: string }) {
  const translate = useTranslate();
  return (
    <Tabs value={at} aria-label={translate('pages.program')}>
      {tabs.map(({ to, title }) => (
        <Tab key={to} value={to} label={translate(title)} component={Link} to={to} />
      ))}
    </Tabs>
  );
}
