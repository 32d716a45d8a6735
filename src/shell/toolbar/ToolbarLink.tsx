import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout/primitives';
import type { NavigationItem } from '../nav/navigation-item';
import { useItemText } from '../nav/useItemText';
import { useNavigationItem } from '../nav/useNavigationItem';

/** An entry of a toolbar, with a shorter label for less room. */
export function ToolbarLink({ item }: { readonly item: NavigationItem }) {
  const translate = useTranslate();
  const text = useItemText();
  const bound = useNavigationItem(item);
  const Icon = item.icon;
  const label = text(item);
  return (
    <Row
      as={Link}
      display="inline-flex"
      gap={6}
      blockSize={32}
      paddingInline={10}
      radius="m"
      color="text-2"
      weight={500}
      whiteSpace="nowrap"
      onHover={{ background: 'hover', color: 'text', textDecoration: 'none' }}
      whenCurrent={{ background: 'sunken', color: 'text' }}
      data-entry=""
      to={item.url ?? ''}
      aria-label={item.short ? label : undefined}
      {...bound}
    >
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      {item.short ? (
        <>
          <span data-long="">{label}</span>
          <span data-short="">{translate(item.short)}</span>
        </>
      ) : (
        label
      )}
    </Row>
  );
}
