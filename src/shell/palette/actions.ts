import {
  BookmarkPlus,
  Globe,
  Keyboard,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Maximize,
  Moon,
  PanelRight,
  Plus,
  RefreshCw,
  Rows2,
  Rows3,
  Settings2,
  Sun,
} from 'lucide-react';
import { mayOpen } from '../../../domain/access/may-open';
import type { PageAccess } from '../../../domain/pages/page-table';
import type { UserData } from '../../access/user';
import { type Language, languageNames, languages } from '../../i18n/language';
import { pageById } from '../../pages/page-table';
import type { Preferences } from '../../theme/preferences';

/** What palette actions need to run. */
export interface ActionTools {
  readonly user: UserData | null;
  readonly hasPanel: boolean;
  readonly hasFullscreen: boolean;
  /** Whether the current page can be bookmarked. */
  readonly hasBookmarks: boolean;
  readonly language: Language;
  readonly open: (path: string) => void;
  readonly refresh: () => void;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly setLanguage: (language: Language) => void;
  readonly toggleFullscreen: () => void;
  readonly togglePanel: () => void;
  readonly openSettings: () => void;
  readonly changePassword: () => void;
  readonly bookmark: () => void;
  readonly help: () => void;
  readonly logout: () => void;
  readonly login: () => void;
}

export interface Action {
  readonly id: string;
  readonly icon: LucideIcon;
  /** Text key and its values. */
  readonly translate: string;
  readonly args?: Readonly<Record<string, string>>;
  readonly auth: PageAccess;
  /** Whether it is available now. Absent: always. */
  readonly when?: (tools: ActionTools) => boolean;
  readonly run: (tools: ActionTools) => void;
}

const anybody = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

function action(
  id: string,
  icon: LucideIcon,
  translate: string,
  auth: PageAccess,
  run: Action['run'],
  more: Pick<Action, 'args' | 'when'> = {},
): Action {
  return { id, icon, translate, auth, run, ...more };
}

const looks = [
  action('theme-light', Sun, 'navigation.palette.themeLight', anybody, ({ prefer }) => prefer({ mode: 'light' })),
  action('theme-dark', Moon, 'navigation.palette.themeDark', anybody, ({ prefer }) => prefer({ mode: 'dark' })),
  action('density-comfortable', Rows2, 'navigation.palette.densityComfortable', anybody, ({ prefer }) =>
    prefer({ density: 'comfortable' }),
  ),
  action('density-compact', Rows3, 'navigation.palette.densityCompact', anybody, ({ prefer }) =>
    prefer({ density: 'compact' }),
  ),
];

const speak = (language: Language): Action =>
  action(
    `language-${language}`,
    Globe,
    'navigation.palette.language',
    anybody,
    ({ setLanguage }) => setLanguage(language),
    { args: { name: languageNames[language] }, when: (tools) => tools.language !== language },
  );

const create = pageById('create-loan');

/** All palette actions other than opening pages and loans. */
export const actionTable: readonly Action[] = [
  action('create', Plus, 'navigation.palette.create', create.access, ({ open }) => open(create.path)),
  action('refresh', RefreshCw, 'navigation.palette.refresh', anybody, ({ refresh }) => refresh()),
  action('panel', PanelRight, 'navigation.palette.panel', anybody, ({ togglePanel }) => togglePanel(), {
    when: ({ hasPanel }) => hasPanel,
  }),
  action('bookmark', BookmarkPlus, 'navigation.bookmarks.keep', signedIn, ({ bookmark }) => bookmark(), {
    when: ({ hasBookmarks }) => hasBookmarks,
  }),
  ...looks,
  ...languages.map(speak),
  action('fullscreen', Maximize, 'navigation.fullscreen', anybody, ({ toggleFullscreen }) => toggleFullscreen(), {
    when: ({ hasFullscreen }) => hasFullscreen,
  }),
  action('settings', Settings2, 'navigation.palette.settings', anybody, ({ openSettings }) => openSettings()),
  action('help', Keyboard, 'navigation.palette.help', anybody, ({ help }) => help()),
  action('password', KeyRound, 'shell.user.changePassword', signedIn, ({ changePassword }) => changePassword(), {
    when: ({ user }) => user?.isRetail === false,
  }),
  action('logout', LogOut, 'shell.user.logout', signedIn, ({ logout }) => logout()),
  action('login', LogIn, 'shell.user.login', anybody, ({ login }) => login(), { when: ({ user }) => user === null }),
];

/** The actions available to the user now. */
export const possibleActions = (tools: ActionTools): readonly Action[] =>
  actionTable.filter(({ auth, when }) => mayOpen(auth, tools.user) && (when?.(tools) ?? true));
