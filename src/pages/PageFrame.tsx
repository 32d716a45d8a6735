import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { useLender } from '../shell/lender';
import { NotPartOfPortal } from '../shell/states/NotPartOfPortal';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { PageLoader } from '../shell/states/PageLoader';
import { PageGuard } from './PageGuard';
import type { Page } from './page';
import { withOneReload } from './with-one-reload';

const lazyPages = new Map<string, ComponentType>();

/** The lazy component of a page, made once. */
function lazyPage(id: string, load: NonNullable<Page['load']>): ComponentType {
  const known = lazyPages.get(id);
  if (known) return known;
  const loadOnce = withOneReload(load);
  const made = lazy(async () => ({ default: await loadOnce() }));
  lazyPages.set(id, made);
  return made;
}

function useDocumentTitle(page: Page): void {
  const translate = useTranslate();
  const { loanNum } = useParams();
  const { portalName } = useLender();
  const title = translate(`pages.${page.title}`);
  useEffect(() => {
    document.title = [title, loanNum, portalName].filter(Boolean).join(' · ');
  }, [title, loanNum, portalName]);
}

/** A page of the table on screen: guarded, titled, loaded when needed, and unable to take the rest down with it. */
export function PageFrame({ page }: { readonly page: Page }) {
  const { pathname } = useLocation();
  useDocumentTitle(page);
  const Content = page.load ? lazyPage(page.id, page.load) : null;
  return (
    <PageErrorBoundary resetKey={pathname}>
      <PageGuard page={page}>
        <Suspense fallback={<PageLoader />}>{Content ? <Content /> : <NotPartOfPortal page={page} />}</Suspense>
      </PageGuard>
    </PageErrorBoundary>
  );
}
