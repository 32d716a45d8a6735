import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type Store } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Routes } from 'react-router-dom';
import { publicFactDefaults } from '../../domain/lender/public-facts';
import { type GuestFile, type GuestWidth, HOURS_PLACE } from '../../domain/pages/guest-file';
import { removeStandIns, setWindowWidth } from '../access/without-browser';
import { directionOf, type Language, languages } from '../i18n/language';
import { pageById } from '../pages/page-table';
import { pageRoutes } from '../pages/routes';
import { screenComponent } from '../pages/screen-component';
import { authProvider } from '../providers/auth/auth-provider';
import { loadI18n } from '../providers/i18n/portal-i18n';
import { LanguageContext } from '../providers/i18n/useLanguage';
import { createPortalStore } from '../providers/store/portal-store';
import { marksOf } from '../theme/apply-theme';
import { cssVariables } from '../theme/css-variables';
import { loadMirroring } from '../theme/mirroring';
import { createPortalTheme } from '../theme/mui-theme';
import { PortalTheme } from '../theme/PortalTheme';
import { defaultPreferences } from '../theme/preferences';
import { ThemeFrame } from '../theme/ThemeFrame';

const ignore = (): void => undefined;
const page = pageById('public-home');

/** Window widths inside and outside of the range in which the side panel is a drawer. */
const widths = { narrow: 390, wide: 1440 } as const;
const PANEL_PX = 1200;

/** Hides the page where a script would show it differently: at another width, or dark. */
const hidden = {
  narrow: `@media (min-width:${PANEL_PX}px)`,
  wide: `@media (max-width:${PANEL_PX - 0.05}px)`,
} as const;
const hiding = (media: string): string => `${media}{[data-sent]{display:none}}`;

/** A store without choices. React-Admin shows nothing until it knows the language. */
const storeOf = (language: Language): Store => ({
  ...createPortalStore(''),
  getItem: (key: string, fallback?: unknown) => (key === 'locale' ? language : fallback) as never,
});

async function markup(language: Language) {
  const i18nProvider = await loadI18n(language, ignore);
  const direction = directionOf(language);
  const { schemes, animations, layout } = defaultPreferences;
  const theme = createPortalTheme({ scheme: schemes.main, mode: 'light', direction, animations, layout });
  const html = renderToStaticMarkup(
    <LanguageContext value={{ language, setLanguage: ignore }}>
      <ThemeFrame direction={direction}>
        <MemoryRouter initialEntries={[page.path]}>
          <CoreAdminContext
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={new QueryClient()}
            store={storeOf(language)}
          >
            <PortalTheme theme={theme}>
              <CssBaseline />
              <Routes>{pageRoutes}</Routes>
            </PortalTheme>
          </CoreAdminContext>
        </MemoryRouter>
      </ThemeFrame>
    </LanguageContext>,
  );
  return { html, translate: i18nProvider.translate };
}

/** Style elements belong to the head, and the policy refuses style attributes. */
function separated(html: string, hidingStyles: string) {
  const styles: string[] = [];
  const inline: string[] = [];
  const content = html
    .replace(/<style[^>]*>[^<]*<\/style>/g, (element) => {
      styles.push(element.replace('<style', '<style nonce="__CSP_NONCE__"'));
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
      inline.push(`[data-inline="${inline.length}"]{${declarations}}`);
      return ` data-inline="${inline.length - 1}"`;
    });
  const own = `<style nonce="__CSP_NONCE__">${inline.join('')}${hidingStyles}</style>`;
  return { styles: styles.join('') + own, content };
}

type View = GuestFile['languages'][string];

async function renderedAt(language: Language, width: GuestWidth): Promise<View['narrow'] & Omit<View, GuestWidth>> {
  setWindowWidth(widths[width]);
  const { html, translate } = await markup(language);
  const [open, closed] = [translate('navigation.panel.openNow'), translate('navigation.panel.closedNow')];
  const { styles, content } = separated(html, hiding(hidden[width]) + hiding('@media (prefers-color-scheme:dark)'));
  return {
    title: `${translate(`pages.${page.title}`)} · ${publicFactDefaults.portalName}`,
    dir: directionOf(language),
    open,
    closed,
    styles,
    content: content.replace(open, HOURS_PLACE).replace(closed, HOURS_PLACE),
  };
}

/** One width after the other: they share the window. */
async function rendered(language: Language): Promise<View> {
  const { styles, content, ...texts } = await renderedAt(language, 'narrow');
  const wide = await renderedAt(language, 'wide');
  return { ...texts, narrow: { styles, content }, wide: { styles: wide.styles, content: wide.content } };
}

await Promise.all([screenComponent(page)?.preload(), loadMirroring()]);

const files: [string, View][] = [];
// One after the other: they share the language.
for (const language of languages) files.push([language, await rendered(language)]);

/** The guests' home page in each language, as a browser shows it that has never been here. */
export const guestFile: GuestFile = {
  tokens: cssVariables(defaultPreferences),
  marks: Object.fromEntries(
    Object.entries(marksOf(defaultPreferences)).flatMap(([name, mark]) => (mark ? [[name, mark]] : [])),
  ),
  languages: Object.fromEntries(files),
};

removeStandIns();
