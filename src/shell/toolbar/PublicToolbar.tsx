import { useTranslate } from 'react-admin';
import { pageById } from '../../pages/page-table';
import { useLender } from '../lender';
import { publicNavigation } from '../nav/area-navigation';
import { NavDrawer } from '../nav/NavDrawer';
import type { NavigationItem } from '../nav/navigation-item';
import { DrawerOpener, WideNav } from './BarParts';
import { Brand } from './Brand';
import { ToolbarLink } from './ToolbarLink';

const usePublicItems = (): readonly NavigationItem[] => publicNavigation(useLender().losCapabilities);

/** Brand and links of the public area (SHELL-19). */
export function PublicStart() {
  const translate = useTranslate();
  const items = usePublicItems();
  return (
    <>
      <DrawerOpener />
      <Brand to={pageById('public-home').path} />
      <WideNav aria-label={translate('shell.main')}>
        {/* Words only: six long names leave no room for icons on every page alike. */}
        {items.map(({ icon: _icon, ...item }) => (
          <ToolbarLink key={item.id} item={item} />
        ))}
      </WideNav>
    </>
  );
}

export function PublicDrawer() {
  const translate = useTranslate();
  return <NavDrawer label={translate('shell.main')} items={usePublicItems()} />;
}
