import { Drawer, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../access/useSessionUser';
import { Bar, Grow } from '../frame/Frame';
import { NavLink, NavList } from '../nav/NavParts';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import { type MainMenuEntry, mainMenu } from './main-menu';
import { PaletteButton } from './PaletteButton';
import { ToolbarLink } from './ToolbarLink';
import { UserMenu } from './UserMenu';

const WideNav = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Opener = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

function PhoneMenu({ entries }: { readonly entries: readonly MainMenuEntry[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Going somewhere closes the drawer.
  const open = openAt === pathname;
  return (
    <>
      <Opener
        size="small"
        aria-label={translate('shell.menu')}
        aria-expanded={open}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
      </Opener>
      <Drawer open={open} onClose={() => setOpenAt(null)} slotProps={{ paper: { sx: { inlineSize: 280, p: 3 } } }}>
        <nav aria-label={translate('shell.main')}>
          <NavList>
            {entries.map((entry) => (
              <NavLink key={entry.id} to={entry.path} icon={entry.icon} end={!entry.covers}>
                {translate(`pages.${entry.title}`)}
              </NavLink>
            ))}
          </NavList>
        </nav>
      </Drawer>
    </>
  );
}

/** The toolbar of the main, admin, internal and register areas. */
export function MainToolbar() {
  const translate = useTranslate();
  const user = useSessionUser();
  const entries = mainMenu(user);
  return (
    <Bar>
      <PhoneMenu entries={entries} />
      <Brand to="/main/resources" />
      <WideNav aria-label={translate('shell.main')}>
        {entries.map((entry) => (
          <ToolbarLink
            key={entry.id}
            to={entry.path}
            icon={entry.icon}
            end={!entry.covers}
            also={entry.also}
            label={translate(`pages.${entry.title}`)}
            short={entry.short && translate(entry.short)}
          />
        ))}
      </WideNav>
      <Grow />
      <PaletteButton />
      <LanguageMenu />
      <UserMenu />
    </Bar>
  );
}
