import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import { useNavigationItem } from '../nav/useNavigationItem';

const Item = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 32,
  paddingInline: 10,
  borderRadius: token('r'),
  color: token('text-2'),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { background: token('hover'), color: token('text'), textDecoration: 'none' },
  '&[aria-current]': { background: token('sunken'), color: token('text') },
  // Words before pictures where there is not room for both.
  [theme.breakpoints.down('lg')]: { paddingInline: 8, '& svg': { display: 'none' } },
}));

interface Props {
  readonly to: string;
  readonly label: string;
  /** Shown instead of the label where there is less room. */
  readonly short?: string;
  readonly icon?: LucideIcon;
  /** Whether only this very address is the current page (else also what lies below it). */
  readonly end?: boolean;
  /** Another address that counts as this entry. */
  readonly also?: string;
}

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

/** An entry of a toolbar. */
export function ToolbarLink({ to, label, short, icon: Icon, end, also }: Props) {
  const item = useNavigationItem(to, end, also);
  return (
    <Item to={to} aria-label={short ? label : undefined} {...item}>
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      {short ? (
        <>
          <Wide>{label}</Wide>
          <Narrow>{short}</Narrow>
        </>
      ) : (
        label
      )}
    </Item>
  );
}
