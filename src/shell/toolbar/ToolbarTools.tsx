import { useSessionUser } from '../../access/useSessionUser';
import { BookmarksButton } from '../bookmarks/BookmarksButton';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { FullscreenButton } from './FullscreenButton';
import { LanguageMenu } from './LanguageMenu';

/** Shortcuts, bookmarks, language and fullscreen. Shortcuts and bookmarks require a signed-in user. */
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
