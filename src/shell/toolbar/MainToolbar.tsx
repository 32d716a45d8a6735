import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { Text } from '../../ui/layout/primitives';
import { useLender } from '../lender';
import { mainNavigation } from '../nav/area-navigation';
import { NavDrawer } from '../nav/NavDrawer';
import { PanelButton } from '../panel/PanelButton';
import { DrawerOpener, ToolGroup, WideNav } from './BarParts';
import { Brand } from './Brand';
import { FittedBar } from './FittedBar';
import { PaletteButton } from './PaletteButton';
import { ToolbarEntry } from './ToolbarEntry';
import { ToolbarTools } from './ToolbarTools';
import { UserMenu } from './UserMenu';

/** The toolbar of the main, admin, internal and register areas (SHELL-11, -12). */
export function MainToolbar() {
  const translate = useTranslate();
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  const items = mainNavigation(user, losCapabilities);
  const label = translate('shell.main');
  return (
    <FittedBar>
      <DrawerOpener />
      <Brand to={pageById('home').path} />
      <WideNav aria-label={label}>
        {items.map((item) => (
          <ToolbarEntry key={item.id} item={item} />
        ))}
      </WideNav>
      <Text flex={1} minInlineSize={0} />
      <PaletteButton />
      <ToolGroup>
        <ToolbarTools />
        <PanelButton />
      </ToolGroup>
      <UserMenu />
      <NavDrawer label={label} items={items} />
    </FittedBar>
  );
}
