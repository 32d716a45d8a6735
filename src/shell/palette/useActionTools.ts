import { useLogout, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { leave } from '../../access/leave';
import { useSessionUser } from '../../access/useSessionUser';
import { useLanguage } from '../../providers/i18n/useLanguage';
import { setPreferences } from '../../theme/preferences';
import { canBookmark, useBookmarks } from '../bookmarks/bookmarks';
import { useThisPage } from '../bookmarks/useThisPage';
import { usePanel } from '../panel/usePanel';
import { useSettingsPanel } from '../settings/useSettingsPanel';
import { useFullscreen } from '../toolbar/useFullscreen';
import type { ActionTools } from './actions';
import { usePalette } from './usePalette';

/** Provides what palette actions need. */
export function useActionTools(): ActionTools {
  const user = useSessionUser();
  const panel = usePanel();
  const fullscreen = useFullscreen();
  const { language, setLanguage } = useLanguage();
  const { open: openSettings } = useSettingsPanel();
  const { show } = usePalette();
  const { path, name } = useThisPage();
  const bookmarks = useBookmarks();
  const logout = useLogout();
  const notify = useNotify();
  return {
    user,
    language,
    setLanguage,
    openSettings,
    hasPanel: panel.kind !== null,
    hasFullscreen: fullscreen.isSupported,
    open: useNavigate(),
    refresh: useRefresh(),
    prefer: setPreferences,
    toggleFullscreen: fullscreen.toggle,
    togglePanel: panel.toggle,
    changePassword: () => show('password'),
    help: () => show('keys'),
    hasBookmarks: canBookmark(path),
    bookmark: () => {
      bookmarks.add(path, name);
      notify(bookmarks.isFull ? 'navigation.bookmarks.full' : 'navigation.bookmarks.kept', {
        type: bookmarks.isFull ? 'warning' : 'success',
        messageArgs: { name, max: bookmarks.bookmarks.length },
      });
    },
    logout: () => void logout(),
    login: leave.toSignIn,
  };
}
