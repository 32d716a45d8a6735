import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../ui/Hint';
import { BadgeDot, NavAnchor, NavLabel } from './NavParts';
import { isCurrent, type NavigationBadge, type NavigationItem } from './navigation-item';
import { useItemText } from './useItemText';
import { useNavigationItem } from './useNavigationItem';

/** `words`: names only. `icons`: icon and name. `folded`: icons with tooltips. */
export type NavStyle = 'words' | 'icons' | 'folded';

function Badge({ badge }: { readonly badge: NavigationBadge }) {
  const translate = useTranslate();
  const good = badge.tone === 'good';
  return (
    <Chip
      size="small"
      label={translate(badge.translate)}
      sx={good ? { bgcolor: 'var(--ok-tint)', color: 'var(--ok-text)' } : { color: 'text.secondary' }}
    />
  );
}

interface Props {
  readonly item: NavigationItem;
  readonly look: NavStyle;
  /** A child entry. */
  readonly inset?: boolean;
  /** Has a button at its end that expands its children. */
  readonly toggle?: boolean;
  /** Overrides whether it is marked as current, when a child page is open. */
  readonly current?: boolean;
}

/** An entry with a link. */
export function NavEntry({ item, look, inset = false, toggle = false, current }: Props) {
  const text = useItemText();
  const { pathname } = useLocation();
  const { onClick } = useNavigationItem(item);
  const folded = look === 'folded';
  const label = text(item);
  const Icon = item.icon;
  const link = (
    <NavAnchor
      to={item.url ?? ''}
      target={item.target}
      rel={item.type === 'link' ? 'noopener noreferrer' : undefined}
      onClick={onClick}
      aria-current={(current ?? isCurrent(item, pathname)) ? 'page' : undefined}
      aria-label={folded ? label : undefined}
      folded={folded}
      inset={inset ? (look === 'icons' ? 'icons' : 'names') : undefined}
      toggle={toggle}
    >
      {Icon && look !== 'words' && !inset && <Icon size={folded ? 18 : 16} strokeWidth={1.6} aria-hidden="true" />}
      {!folded && <NavLabel>{label}</NavLabel>}
      {item.badge && (folded ? <BadgeDot good={item.badge.tone === 'good'} /> : <Badge badge={item.badge} />)}
    </NavAnchor>
  );
  return folded ? (
    <Hint title={label} placement="right">
      {link}
    </Hint>
  ) : (
    link
  );
}
