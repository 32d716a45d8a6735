import { ButtonBase, Divider, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronDown, KeyRound, LogIn, LogOut, Settings2, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { leave } from '../../access/leave';
import { useSessionUser } from '../../access/useSessionUser';
import { token } from '../../theme/tokens';
import { usePalette } from '../palette/usePalette';
import { useSettingsPanel } from '../settings/useSettingsPanel';

const Opener = styled(ButtonBase)({
  gap: 8,
  minBlockSize: 32,
  borderRadius: token('r'),
  paddingInline: 4,
  fontSize: token('fs-body'),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { background: token('hover') },
  '@media (pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 },
});

const Face = styled('span')({
  display: 'inline-grid',
  placeContent: 'center',
  inlineSize: 26,
  blockSize: 26,
  flex: 'none',
  border: token('border'),
  borderRadius: '50%',
  background: token('sunken'),
  color: token('text-2'),
  fontSize: token('fs-micro'),
  fontWeight: 600,
});

const Name = styled('bdi')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));

const Chevron = styled(ChevronDown)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Full name, Change Password (not for retail users), settings and Logout; Login for guests. */
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
      <Opener
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={user ? name : translate('shell.user.menu')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Face aria-hidden="true">{user ? initials(name) : <UserRound {...icon} />}</Face>
        {user && <Name>{name}</Name>}
        <Chevron {...icon} />
      </Opener>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={() => choose(settings.open)}>
          <Settings2 {...icon} />
          {translate('settings.title')}
        </MenuItem>
        {user && !user.isRetail && (
          <MenuItem onClick={() => choose(() => show('password'))}>
            <KeyRound {...icon} />
            {translate('shell.user.changePassword')}
          </MenuItem>
        )}
        <Divider sx={{ my: 1 }} />
        {user ? (
          <MenuItem onClick={() => void logout()}>
            <LogOut {...icon} className="flip" />
            {translate('shell.user.logout')}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => leave.to('/login')}>
            <LogIn {...icon} className="flip" />
            {translate('shell.user.login')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
