import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import type { NavigationItem } from '../nav/navigation-item';
import { useItemText } from '../nav/useItemText';
import { useNavigationItem } from '../nav/useNavigationItem';
import { without } from './FittedBar';

const Item = styled(Link)({
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
  '& [data-short]': { display: 'none' },
  // Text takes precedence over icons if there is no room for both.
  [without('icons')]: { paddingInline: 8, '& svg': { display: 'none' } },
  [without('labels')]: { '& [data-long]': { display: 'none' }, '& [data-short]': { display: 'inline' } },
});

/** An entry of a toolbar, with a shorter label for less room. */
export function ToolbarLink({ item }: { readonly item: NavigationItem }) {
  const translate = useTranslate();
  const text = useItemText();
  const bound = useNavigationItem(item);
  const Icon = item.icon;
  const label = text(item);
  return (
    <Item to={item.url ?? ''} aria-label={item.short ? label : undefined} {...bound}>
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      {item.short ? (
        <>
          <span data-long="">{label}</span>
          <span data-short="">{translate(item.short)}</span>
        </>
      ) : (
        label
      )}
    </Item>
  );
}
