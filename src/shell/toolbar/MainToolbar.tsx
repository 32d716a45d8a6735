import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { useLender } from '../lender';
import { mainNavigation } from '../nav/area-navigation';
import { NavDrawer } from '../nav/NavDrawer';
import type { NavigationItem } from '../nav/navigation-item';
import { DrawerOpener, WideNav } from './BarParts';
import { Brand } from './Brand';
import { ToolbarEntry } from './ToolbarEntry';

function useMainItems(): readonly NavigationItem[] {
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  return mainNavigation(user, losCapabilities);
}

/** Brand and entries of the main, admin, internal and register areas (SHELL-11, -12). */
export function MainStart() {
  const translate = useTranslate();
  const items = useMainItems();
  return (
    <>
      <DrawerOpener />
      <Brand to={pageById('home').path} />
      <WideNav aria-label={translate('shell.main')}>
        {items.map((item) => (
          <ToolbarEntry key={item.id} item={item} />
        ))}
      </WideNav>
    </>
  );
}

export function MainDrawer() {
  const translate = useTranslate();
  return <NavDrawer label={translate('shell.main')} items={useMainItems()} />;
}
