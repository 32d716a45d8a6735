import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavDrawer } from '../nav/useNavDrawer';
import { without } from './FittedBar';

/** Entries of a toolbar; without room they move to a drawer. */
export const WideNav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  [theme.breakpoints.down('md')]: { display: 'none' },
  [without('entries')]: { display: 'none' },
}));

/** The tools, close together. */
export const ToolGroup = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 2,
  [theme.breakpoints.down('md')]: { display: 'none' },
  [without('entries')]: { display: 'none' },
}));

const Opener = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '&:not([data-without~="entries"] *)': { display: 'none' } },
}));

/** Opens the drawer with the entries that don't fit the toolbar. */
export function DrawerOpener({ label }: { readonly label?: string }) {
  const translate = useTranslate();
  const drawer = useNavDrawer();
  return (
    <Opener
      size="small"
      aria-label={label ?? translate('shell.menu')}
      aria-expanded={drawer.open}
      onClick={drawer.show}
    >
      <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
    </Opener>
  );
}
