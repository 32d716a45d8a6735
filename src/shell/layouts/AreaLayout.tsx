import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { AreaName } from '../../../domain/pages/page';
import { useCurrentPage } from '../../pages/useCurrentPage';
import { Column, Stack } from '../../ui/layout/primitives';
import { Footer } from '../frame/Footer';
import { Content, Frame, NavPart } from '../frame/Frame';
import { OfflineNotice } from '../frame/OfflineNotice';
import { SkipLink } from '../frame/SkipLink';
import { LoanChangedNotice } from '../loan/LoanChangedNotice';
import { LoanGate } from '../loan/LoanGate';
import { LoanNav } from '../loan/LoanNav';
import { LoanPriceStrip } from '../loan/LoanPriceStrip';
import { PhoneLoanHead } from '../loan/PhoneLoanHead';
import { PrintedLoanHead } from '../loan/PrintedLoanHead';
import { AdminNav } from '../nav/AdminNav';
import { LaterNav } from '../nav/LaterNav';
import { NavDrawerProvider } from '../nav/useNavDrawer';
import { PaletteProvider } from '../palette/PaletteProvider';
import { QuickPanel } from '../panel/QuickPanel';
import { type PanelKind, PanelProvider } from '../panel/usePanel';
import { RememberLoan, useRememberPage } from '../recents/useRecents';
import { SettingsPanelProvider } from '../settings/useSettingsPanel';
import { ShortcutsBar } from '../shortcuts/ShortcutsBar';
import { RegionBoundary } from '../states/RegionBoundary';
import { type BarKind, Toolbar } from '../toolbar/Toolbar';

interface Parts {
  readonly toolbar: BarKind | null;
  readonly nav?: ComponentType;
  /** Subject of the right panel. */
  readonly panel?: PanelKind;
  readonly footer?: true;
  /** Whether its pages belong to one loan. */
  readonly ofLoan?: true;
}

// A change of the address renders only what of them depends on it.
const Bar = memo(Toolbar);
const Panel = memo(QuickPanel);
const Shortcuts = memo(ShortcutsBar);
const End = memo(Footer);

/** The layout of each area (portal-shell.md 2.2 to 2.7, loan-workspace.md 2, decisions SHELL-29). */
const areas: Readonly<Record<AreaName, Parts>> = {
  main: { toolbar: 'main', panel: 'work', footer: true },
  public: { toolbar: 'public', panel: 'guest', footer: true },
  admin: { toolbar: 'main', nav: memo(AdminNav), footer: true },
  internal: { toolbar: 'main' },
  reports: { toolbar: 'main' },
  loan: { toolbar: 'loan', nav: memo(LoanNav), panel: 'loan', ofLoan: true },
  register: { toolbar: 'main', panel: 'loan', ofLoan: true },
  bare: { toolbar: null },
};

let isFirstPage = true;

/** Moves the focus to the content if it is nowhere. */
function focusContent(content: HTMLElement | null): void {
  if (document.activeElement === document.body) content?.focus({ preventScroll: true });
}

/**
 * Scrolls a new page to its top, and moves the focus to the content if it was on the old page. A list that Back leads to returns
 * to its place afterwards, in an effect of its own. The first page is at its top, and is not laid out an extra time for its focus.
 */
function useFreshContent() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!content.current || !pathname) return;
    if (isFirstPage) {
      isFirstPage = false;
      requestAnimationFrame(() => focusContent(content.current));
      return;
    }
    content.current.scrollTop = 0;
    document.documentElement.scrollTop = 0;
    focusContent(content.current);
  }, [pathname]);
  return content;
}

/** The layout of an area: toolbar, navigation, content, panel and footer, if the area has them. */
export function AreaLayout({ area }: { readonly area: AreaName }) {
  const page = useCurrentPage();
  const content = useFreshContent();
  useRememberPage();
  const { toolbar, nav: Nav, panel, footer, ofLoan } = areas[area];
  const outlet = ofLoan ? (
    <LoanGate>
      <RememberLoan />
      {Nav && <PrintedLoanHead />}
      {!page?.fullBleed && <LoanPriceStrip />}
      <Outlet />
    </LoanGate>
  ) : (
    <Outlet />
  );
  return (
    <SettingsPanelProvider>
      <NavDrawerProvider>
        <PanelProvider
          kind={page?.panel === false ? null : (panel ?? null)}
          hasNav={Nav !== undefined}
          closedOn={page?.panel === 'closed' ? page.id : undefined}
        >
          <PaletteProvider>
            <SkipLink />
            <Frame>
              <RegionBoundary>{toolbar ? <Bar kind={toolbar} /> : <span />}</RegionBoundary>
              <RegionBoundary>{toolbar && <Shortcuts />}</RegionBoundary>
              <Stack
                gridRow={3}
                columns="minmax(0, 1fr)"
                minBlockSize={0}
                fromMd={{ columns: 'auto minmax(0, 1fr) auto' }}
              >
                <NavPart>
                  <RegionBoundary side>{Nav && <LaterNav nav={Nav} />}</RegionBoundary>
                </NavPart>
                <Content ref={content} id="content" tabIndex={-1}>
                  <OfflineNotice />
                  {ofLoan && Nav && <PhoneLoanHead />}
                  {ofLoan && <LoanChangedNotice />}
                  {page?.fullBleed ? (
                    outlet
                  ) : (
                    <Column flex={1} gap="s4" padding="s5 s4 s6" fromMd={{ paddingInline: 's6' }}>
                      {outlet}
                    </Column>
                  )}
                  <RegionBoundary>{footer && page?.footer !== false && <End />}</RegionBoundary>
                </Content>
                <RegionBoundary side>
                  <Panel />
                </RegionBoundary>
              </Stack>
            </Frame>
          </PaletteProvider>
        </PanelProvider>
      </NavDrawerProvider>
    </SettingsPanelProvider>
  );
}
