import { ButtonBase } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Box, Row } from '../../ui/layout/primitives';
import { Menu, MenuItem } from '../../ui/overlays';
import type { NavigationItem } from '../nav/navigation-item';
import { useItemText } from '../nav/useItemText';
import { useNavigationItem } from '../nav/useNavigationItem';
import { ToolbarLink } from './ToolbarLink';

function MenuEntry({ item, onOpen }: { readonly item: NavigationItem; readonly onOpen: () => void }) {
  const text = useItemText();
  const { onClick, ...bound } = useNavigationItem(item);
  const Icon = item.icon;
  return (
    <MenuItem
      component={Link}
      to={item.url ?? ''}
      selected={bound['aria-current'] === 'page'}
      sx={{ color: 'text.primary' }}
      onClick={(event) => {
        onOpen();
        onClick(event);
      }}
      {...bound}
    >
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      {text(item)}
    </MenuItem>
  );
}

/** An entry of a toolbar with the pages below it in a menu. */
function WithMenu({ item }: { readonly item: NavigationItem }) {
  const translate = useTranslate();
  const text = useItemText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <Row as="span" display="inline-flex">
      <ToolbarLink item={item} />
      <Box
        as={ButtonBase}
        inlineSize={24}
        blockSize={32}
        marginInlineStart={-6}
        radius="m"
        color="text-3"
        onHover={{ background: 'hover', color: 'text' }}
        aria-label={translate('navigation.pagesOf', { area: text(item) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
      </Box>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(item.children ?? []).map((child) => (
          <MenuEntry key={child.id} item={child} onOpen={() => setAnchor(null)} />
        ))}
      </Menu>
    </Row>
  );
}

/** The admin area has its own navigation, so that its entry needs no menu. */
const withMenu = ['internal', 'reports'];

/** An entry of the main toolbar. */
export const ToolbarEntry = ({ item }: { readonly item: NavigationItem }) =>
  withMenu.includes(item.id) && (item.children ?? []).length > 0 ? (
    <WithMenu item={item} />
  ) : (
    <ToolbarLink item={item} />
  );
