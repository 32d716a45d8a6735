import { ButtonBase } from '@mui/material';
import {
  ChevronDown,
  CircleHelp,
  KeyRound,
  LogIn,
  LogOut,
  MonitorSmartphone,
  Settings2,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { leave } from '../../access/leave';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { Box, Text } from '../../ui/layout/primitives';
import { Divider, ListSubheader, Menu, MenuItem } from '../../ui/overlays';
import { usePalette } from '../palette/usePalette';
import { useSettingsPanel } from '../settings/useSettingsPanel';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Full name, settings, help, Change Password (not for retail users) and Logout; Login for guests. */
export function UserMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const user = useSessionUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const settings = useSettingsPanel();
  const { show } = usePalette();
  const id = useId();
  const name = user?.fullName ?? '';
  const choose = (action: () => void): void => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <Box
        as={ButtonBase}
        gap={8}
        minBlockSize={32}
        radius="m"
        paddingInline={4}
        size="body"
        weight={500}
        whiteSpace="nowrap"
        onHover={{ background: 'hover' }}
        onTouch={{ minInlineSize: 44, minBlockSize: 44 }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={user ? name : translate('shell.user.menu')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box
          as="span"
          display="inline-grid"
          placeContent="center"
          inlineSize={26}
          blockSize={26}
          flex="none"
          border
          radius="full"
          background="sunken"
          color="text-2"
          size="micro"
          weight={600}
          aria-hidden="true"
        >
          {user ? initials(name) : <UserRound {...icon} />}
        </Box>
        {user && (
          <Text as="bdi" belowLg={{ display: 'none' }}>
            {name}
          </Text>
        )}
        <Box as="span" display="flex" belowSm={{ display: 'none' }}>
          <ChevronDown {...icon} />
        </Box>
      </Box>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {user && (
          // The button has no room for the name on a narrow screen (SHELL-20).
          <ListSubheader
            role="none"
            sx={{ lineHeight: 'inherit', py: 2, color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </ListSubheader>
        )}
        <MenuItem onClick={() => choose(settings.open)}>
          <Settings2 {...icon} />
          {translate('settings.title')}
        </MenuItem>
        <MenuItem onClick={() => choose(() => show('keys'))}>
          <CircleHelp {...icon} />
          {translate('navigation.palette.help')}
        </MenuItem>
        {user && !user.isRetail && (
          <MenuItem onClick={() => choose(() => show('password'))}>
            <KeyRound {...icon} />
            {translate('shell.user.changePassword')}
          </MenuItem>
        )}
        {user && (
          <MenuItem component={Link} to={pageById('security').path} onClick={() => setAnchor(null)}>
            <ShieldCheck {...icon} />
            {translate('pages.security')}
          </MenuItem>
        )}
        {user && (
          <MenuItem component={Link} to={pageById('sessions').path} onClick={() => setAnchor(null)}>
            <MonitorSmartphone {...icon} />
            {translate('pages.sessions')}
          </MenuItem>
        )}
        <Divider sx={{ my: 1 }} />
        {user ? (
          <MenuItem onClick={() => void logout()}>
            <LogOut {...icon} className="flip" />
            {translate('shell.user.logout')}
          </MenuItem>
        ) : (
          <MenuItem onClick={leave.toSignIn}>
            <LogIn {...icon} className="flip" />
            {translate('shell.user.login')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
