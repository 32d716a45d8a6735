import { Bookmark } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '../toolbar/PopoverButton';
import { BookmarksList } from './BookmarksList';

/** Opens the user's bookmarks (SEARCH-05). */
export function BookmarksButton() {
  const translate = useTranslate();
  return (
    <PopoverButton label={translate('navigation.bookmarks.title')} icon={Bookmark}>
      {(close) => <BookmarksList onOpen={close} />}
    </PopoverButton>
  );
}
