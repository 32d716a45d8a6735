import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PageKey } from '../../domain/pages/page-table';
import { pageById } from '../pages/page-table';

interface Props extends Pick<TabsProps, 'variant' | 'scrollButtons' | 'sx'> {
  readonly at: PageKey;
  /** Message of the name of the tabs. */
  readonly label: string;
  /** Pages, each with the message of its tab. */
  readonly tabs: Readonly<Partial<Record<PageKey, string>>>;
}

/** Pages that belong together, each with an address of its own, as tabs. */
export function PageTabs({ at, label, tabs, ...looks }: Props) {
  const translate = useTranslate();
  return (
    <Tabs value={at} aria-label={translate(label)} {...looks}>
      {(Object.entries(tabs) as [PageKey, string][]).map(([page, title]) => (
        <Tab key={page} value={page} label={translate(title)} component={Link} to={pageById(page).path} />
      ))}
    </Tabs>
  );
}
