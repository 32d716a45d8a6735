import { IconButton } from '@mui/material';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { type ElementProps, Row } from '../../ui/layout/primitives';
import { useNavDrawer } from '../nav/useNavDrawer';

/** Entries of a toolbar; without room they move to a drawer. */
export const WideNav = (props: ElementProps<'nav'>) => (
  <Row as="nav" flex="none" gap={2} data-needs="entries" {...props} />
);

/** The tools, close together. */
export const ToolGroup = (props: ElementProps<'div'>) => (
  <Row flex="none" align="stretch" gap={2} data-needs="entries" {...props} />
);

/** Opens the drawer with the entries that don't fit the toolbar. */
export function DrawerOpener({ label }: { readonly label?: string }) {
  const translate = useTranslate();
  const drawer = useNavDrawer();
  return (
    <IconButton
      data-replaces="entries"
      size="small"
      aria-label={label ?? translate('shell.menu')}
      aria-expanded={drawer.open}
      onClick={drawer.show}
    >
      <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
