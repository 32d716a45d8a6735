import { IconButton, InputBase } from '@mui/material';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type ElementProps, Row, Text } from '../../ui/layout/primitives';
import { useRename } from '../../ui/useRename';
import type { Bookmark } from './bookmarks';

const Entry = (props: ElementProps<'li'>) => (
  <Row as="li" minBlockSize={36} radius="m" onHover={{ background: 'hover' }} {...props} />
);

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface Props {
  readonly bookmark: Bookmark;
  readonly isHere: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A bookmark, which can be opened, renamed and deleted. */
export function BookmarkRow({ bookmark, isHere, onOpen, onRename, onRemove }: Props) {
  const translate = useTranslate();
  const { name, path } = bookmark;
  const { begin, form } = useRename(name, onRename);
  if (form) {
    return (
      <Entry>
        <Row as="form" flex={1} paddingInline={8} onSubmit={form.onSubmit}>
          <InputBase
            {...form.input}
            inputProps={{ 'aria-label': translate('navigation.bookmarks.name'), maxLength: 80 }}
          />
          <IconButton type="submit" size="small" aria-label={translate('navigation.bookmarks.keepName')}>
            <Check {...icon} />
          </IconButton>
        </Row>
      </Entry>
    );
  }
  return (
    <Entry>
      <Text
        as={Link}
        flex={1}
        minInlineSize={0}
        padding={8}
        radius="m"
        color="text"
        truncate
        onHover={{ textDecoration: 'none' }}
        whenFocused={{ outlineOffset: -2 }}
        whenCurrent={{ weight: 600 }}
        to={path}
        onClick={onOpen}
        aria-current={isHere ? 'page' : undefined}
      >
        <bdi>{name}</bdi>
      </Text>
      <IconButton size="small" aria-label={translate('navigation.bookmarks.rename', { name })} onClick={begin}>
        <Pencil {...icon} />
      </IconButton>
      <IconButton size="small" aria-label={translate('navigation.bookmarks.remove', { name })} onClick={onRemove}>
        <Trash2 {...icon} />
      </IconButton>
    </Entry>
  );
}
