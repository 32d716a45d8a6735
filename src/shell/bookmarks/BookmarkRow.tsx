import { IconButton, InputBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { token } from '../../theme/tokens';
import type { Bookmark } from './bookmarks';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  borderRadius: token('r'),
  '&:hover': { background: token('hover') },
  '& > a': {
    flex: 1,
    minInlineSize: 0,
    padding: 8,
    borderRadius: token('r'),
    color: token('text'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > a:hover': { textDecoration: 'none' },
  '& > a:focus-visible': { outlineOffset: -2 },
  '& > a[aria-current]': { fontWeight: 600 },
  '& > form': { display: 'flex', flex: 1, alignItems: 'center', paddingInline: 8 },
});

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
  const [typed, setTyped] = useState<string | null>(null);
  const { name, path } = bookmark;
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    onRename(typed ?? name);
    setTyped(null);
  };
  if (typed !== null) {
    return (
      <Row>
        <form onSubmit={rename}>
          <InputBase
            autoFocus
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setTyped(null);
            }}
            inputProps={{ 'aria-label': translate('navigation.bookmarks.name'), maxLength: 80 }}
          />
          <IconButton type="submit" size="small" aria-label={translate('navigation.bookmarks.keepName')}>
            <Check {...icon} />
          </IconButton>
        </form>
      </Row>
    );
  }
  return (
    <Row>
      <Link to={path} onClick={onOpen} aria-current={isHere ? 'page' : undefined}>
        <bdi>{name}</bdi>
      </Link>
      <IconButton
        size="small"
        aria-label={translate('navigation.bookmarks.rename', { name })}
        onClick={() => setTyped(name)}
      >
        <Pencil {...icon} />
      </IconButton>
      <IconButton size="small" aria-label={translate('navigation.bookmarks.remove', { name })} onClick={onRemove}>
        <Trash2 {...icon} />
      </IconButton>
    </Row>
  );
}
