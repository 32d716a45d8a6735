import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Box, Stack } from '../../ui/layout/primitives';
import { NavEntry, type NavStyle } from './NavEntry';
import { NavButton, NavHeading, NavLabel } from './NavParts';
import { holdsCurrent, isCurrent, type NavigationItem } from './navigation-item';
import { useFold } from './useFold';
import { useItemText } from './useItemText';

interface NodeProps {
  readonly item: NavigationItem;
  readonly look: NavStyle;
}

function Chevron({ open }: { readonly open: boolean }) {
  const Icon = open ? ChevronDown : ChevronRight;
  return <Icon className="flip" size={14} strokeWidth={1.6} aria-hidden="true" />;
}

/** Entries under a collapsible heading. */
function Group({ item, look }: NodeProps) {
  const text = useItemText();
  const { pathname } = useLocation();
  const [open, toggle] = useFold(holdsCurrent(item, pathname), true);
  const id = useId();
  const folded = look === 'folded';
  return (
    <section aria-label={text(item)}>
      {!folded && (
        <NavHeading>
          <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
            {text(item)}
            <Chevron open={open} />
          </button>
        </NavHeading>
      )}
      {(open || folded) && <Entries id={id} items={item.children ?? []} look={look} />}
    </section>
  );
}

/** An entry with child pages; it may also be a link. */
function Collapse({ item, look }: NodeProps) {
  const text = useItemText();
  const { pathname } = useLocation();
  const below = holdsCurrent(item, pathname);
  const [open, toggle] = useFold(below || isCurrent(item, pathname), false);
  const id = useId();
  if (look === 'folded') {
    const first = item.url ? item : { ...item, url: item.children?.[0]?.url ?? '' };
    return <NavEntry item={first} look={look} current={below || isCurrent(item, pathname)} />;
  }
  const state = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle };
  const Icon = item.icon;
  return (
    <>
      <Box position="relative">
        {item.url ? (
          <>
            <NavEntry
              item={item}
              look={look}
              toggle
              current={isCurrent(item, pathname) ? !(open && below) : below && !open}
            />
            <Stack
              as="button"
              position="absolute"
              insetBlockStart={4}
              insetInlineEnd={6}
              placeContent="center"
              inlineSize={24}
              blockSize={24}
              padding={0}
              border="none"
              radius="s"
              background="none"
              color="text-3"
              cursor="pointer"
              onHover={{ background: 'sunken', color: 'text' }}
              onTouch={{ inlineSize: 44, blockSize: 44, insetBlockStart: 0, insetInlineEnd: 0 }}
              type="button"
              aria-label={text(item)}
              {...state}
            >
              <Chevron open={open} />
            </Stack>
          </>
        ) : (
          <NavButton type="button" {...state}>
            {Icon && look === 'icons' && <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
            <NavLabel>{text(item)}</NavLabel>
            <Chevron open={open} />
          </NavButton>
        )}
      </Box>
      {open && <Entries id={id} items={item.children ?? []} look={look} inset />}
    </>
  );
}

interface EntriesProps {
  readonly id?: string;
  readonly items: readonly NavigationItem[];
  readonly look: NavStyle;
  readonly inset?: boolean;
}

function Entries({ id, items, look, inset }: EntriesProps) {
  return (
    <Stack as="ul" id={id}>
      {items.map((item) =>
        item.type === 'divider' ? (
          <Box
            as="li"
            blockSize={1}
            marginBlock="s2"
            marginInline={10}
            background="line"
            key={item.id}
            aria-hidden="true"
          />
        ) : (
          <li key={item.id}>
            {item.type === 'collapse' && (item.children ?? []).length > 0 ? (
              <Collapse item={item} look={look} />
            ) : (
              <NavEntry item={item} look={look} inset={inset} />
            )}
          </li>
        ),
      )}
    </Stack>
  );
}

/** Renders every navigation: admin, loan, and the drawers on a phone. */
export function NavTree({ items, look }: { readonly items: readonly NavigationItem[]; readonly look: NavStyle }) {
  const grouped = items.filter(({ type }) => type === 'group');
  const loose = items.filter(({ type }) => type !== 'group');
  return (
    <>
      {loose.length > 0 && <Entries items={loose} look={look} />}
      {grouped.map((item) => (
        <Group key={item.id} item={item} look={look} />
      ))}
    </>
  );
}
