import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { loadParts } from '../providers/i18n/portal-i18n';
import { useLender, useLosOffers } from '../shell/lender';
import { usePageTitle } from '../shell/loan/usePageTitle';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { PageLoader } from '../shell/states/PageLoader';
import { PageUnavailable } from '../shell/states/PageUnavailable';
import { PageGuard } from './PageGuard';
import type { Page } from './page';
import type { Screen } from './screen';
import { screenOf } from './screens';
import { withOneReload } from './with-one-reload';

const lazyScreens = new Map<Screen, ComponentType>();

/** The lazy component of a screen, created once, so that pages that share a screen keep its state. */
function lazyScreen(screen: Screen, page: Page): ComponentType {
  const known = lazyScreens.get(screen);
  if (known) return known;
  const load = async () => (await Promise.all([screen.load(), loadParts(screen.texts)]))[0];
  const loadOnce = withOneReload(page.id, load);
  const made = lazy(async () => ({ default: await loadOnce() }));
  lazyScreens.set(screen, made);
  return made;
}

function useDocumentTitle(page: Page): void {
  const { loanNum } = useParams();
  const { portalName } = useLender();
  const title = usePageTitle(page);
  useEffect(() => {
    document.title = [title, loanNum, portalName].filter(Boolean).join(' · ');
  }, [title, loanNum, portalName]);
}

function PageScreen({ page }: { readonly page: Page }) {
  const screen = screenOf(page);
  const Content = screen && lazyScreen(screen, page);
  return (
    <Suspense fallback={<PageLoader />}>
      {Content ? <Content /> : <PageUnavailable page={page} reason="notPart" />}
    </Suspense>
  );
}

/** Renders a page of the table: guarded, titled, lazily loaded, and with its own error boundary. */
export function PageFrame({ page }: { readonly page: Page }) {
  const { pathname } = useLocation();
  useDocumentTitle(page);
  const isOffered = useLosOffers(page.needs);
  return (
    <PageErrorBoundary resetKey={pathname}>
      <PageGuard page={page}>
        {isOffered ? <PageScreen page={page} /> : <PageUnavailable page={page} reason="notOffered" />}
      </PageGuard>
    </PageErrorBoundary>
  );
}
