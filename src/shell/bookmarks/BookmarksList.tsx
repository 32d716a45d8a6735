import { useTranslate } from 'react-admin';
import { Box, type ElementProps } from '../../ui/layout/primitives';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkRow } from './BookmarkRow';
import { canBookmark, MAX_BOOKMARKS, useBookmarks } from './bookmarks';
import { useThisPage } from './useThisPage';

const Note = (props: ElementProps<'p'>) => <Box as="p" padding={14} lineAbove color="text-3" {...props} />;

/** A form to bookmark the current page, and the list of bookmarks. */
export function BookmarksList({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate();
  const { bookmarks, isFull, add, rename, remove } = useBookmarks();
  const { path, name } = useThisPage();
  const here = bookmarks.find((each) => each.path === path);
  return (
    <>
      {!here && !isFull && canBookmark(path) && (
        <BookmarkForm key={path} name={name} onSave={(chosen) => add(path, chosen)} />
      )}
      {isFull && !here && <Note role="status">{translate('navigation.bookmarks.full', { max: MAX_BOOKMARKS })}</Note>}
      {bookmarks.length === 0 ? (
        <Note>{translate('navigation.bookmarks.none')}</Note>
      ) : (
        <Box
          as="ul"
          maxBlockSize="min(360px, 50vh)"
          overflow="auto"
          padding={6}
          lineAbove
          scrollbarWidth="thin"
          aria-label={translate('navigation.bookmarks.title')}
        >
          {bookmarks.map((bookmark) => (
            <BookmarkRow
              key={bookmark.id}
              bookmark={bookmark}
              isHere={bookmark === here}
              onOpen={onOpen}
              onRename={(chosen) => rename(bookmark.id, chosen)}
              onRemove={() => remove(bookmark.id)}
            />
          ))}
        </Box>
      )}
    </>
  );
}
