import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { useNavigationItem } from './useNavigationItem';

export const NavList = styled('ul')({ display: 'grid' });

export const NavHeading = styled('h3')({
  marginBlock: '14px 4px',
  paddingInline: 10,
  color: token('text-3'),
  fontSize: token('fs-small'),
  fontWeight: 500,
  lineHeight: 1.25,
});

export const NavItem = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  paddingInline: 10,
  borderRadius: token('r'),
  color: token('text-2'),
  fontWeight: 500,
  '&:hover': { background: token('hover'), color: token('text'), textDecoration: 'none' },
  '&[aria-current]': { background: token('accent-tint'), color: token('accent-text') },
  '@media (pointer: coarse)': { minBlockSize: 44 },
});

interface Props {
  readonly to: string;
  readonly icon?: LucideIcon;
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** One entry of a left navigation. */
export function NavLink({ to, icon: Icon, end, children }: Props) {
  const item = useNavigationItem(to, end);
  return (
    <li>
      <NavItem to={to} {...item}>
        {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
        {children}
      </NavItem>
    </li>
  );
}
