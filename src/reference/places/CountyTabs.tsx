import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { countyList, zipList } from './places';

const tabs = [
  { to: countyList, title: 'places.tabs.counties' },
  { to: zipList, title: 'places.tabs.zips' },
] as const;

/** Counties and zip codes, each a list with an address of its own. */
export function CountyTabs({ at }: { readonly at: string }) {
  const translate = useTranslate();
  return (
    <Tabs value={at} aria-label={translate('pages.county')}>
      {tabs.map(({ to, title }) => (
        <Tab key={to} value={to} label={translate(title)} component={Link} to={to} />
      ))}
    </Tabs>
  );
}
