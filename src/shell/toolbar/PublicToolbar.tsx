import { useTranslate } from 'react-admin';
import { pageById } from '../../pages/page-table';
import { Text } from '../../ui/layout/primitives';
import { useLender } from '../lender';
import { publicNavigation } from '../nav/area-navigation';
import { NavDrawer } from '../nav/NavDrawer';
import { PanelButton } from '../panel/PanelButton';
import { DrawerOpener, ToolGroup, WideNav } from './BarParts';
import { Brand } from './Brand';
import { FittedBar } from './FittedBar';
import { ToolbarLink } from './ToolbarLink';
import { ToolbarTools } from './ToolbarTools';
import { UserMenu } from './UserMenu';

/** The public links and Login (SHELL-19). */
export function PublicToolbar() {
  const translate = useTranslate();
  const { losCapabilities } = useLender();
  const items = publicNavigation(losCapabilities);
  const label = translate('shell.main');
  return (
    <FittedBar>
      <DrawerOpener />
      <Brand to={pageById('public-home').path} />
      <WideNav aria-label={label}>
        {/* Words only: six long names leave no room for icons on every page alike. */}
        {items.map(({ icon: _icon, ...item }) => (
          <ToolbarLink key={item.id} item={item} />
        ))}
      </WideNav>
      <Text flex={1} minInlineSize={0} />
      <ToolGroup>
        <ToolbarTools />
        <PanelButton />
      </ToolGroup>
      <UserMenu />
      <NavDrawer label={label} items={items} />
    </FittedBar>
  );
}
