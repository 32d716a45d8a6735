import { useSessionUser } from '../../access/useSessionUser';
import { BookmarksButton } from '../bookmarks/BookmarksButton';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from './LanguageMenu';

/** Shortcuts, bookmarks, language and fullscreen; shortcuts and bookmarks belong to a person. */
export function ToolbarTools() {
  const user = useSessionUser();
  return (
    <>
      {user && <ShortcutsButton />}
      {user && <BookmarksButton />}
      <LanguageMenu />
      <FullscreenButton />
    </>
  );
}
