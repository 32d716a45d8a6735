import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useLender, useLosOffers } from '../shell/lender';
import { usePageTitle } from '../shell/loan/usePageTitle';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { PageLoader } from '../shell/states/PageLoader';
import { PageUnavailable } from '../shell/states/PageUnavailable';
import { PageGuard } from './PageGuard';
import type { Page } from './page';
import { screenComponent } from './screen-component';

function useDocumentTitle(page: Page): void {
  const { loanNum } = useParams();
  const { portalName } = useLender();
  const title = usePageTitle(page);
  useEffect(() => {
    document.title = [title, loanNum, portalName].filter(Boolean).join(' · ');
  }, [title, loanNum, portalName]);
}

function PageScreen({ page }: { readonly page: Page }) {
  const Content = screenComponent(page);
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
