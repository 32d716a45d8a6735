import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { loadParts } from '../providers/i18n/portal-i18n';
import { useLender } from '../shell/lender';
import { NotPartOfPortal } from '../shell/states/NotPartOfPortal';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { PageLoader } from '../shell/states/PageLoader';
import { PageGuard } from './PageGuard';
import type { Page } from './page';
import { withOneReload } from './with-one-reload';

const lazyPages = new Map<Page['load'], ComponentType>();

/** The lazy component behind `load`, made once: entries that share it are one page, which keeps its state from one to the other. */
function lazyPage(load: NonNullable<Page['load']>, texts: Page['texts']): ComponentType {
  const known = lazyPages.get(load);
  if (known) return known;
  const loadOnce = withOneReload(async () => (await Promise.all([load(), loadParts(texts)]))[0]);
  const made = lazy(async () => ({ default: await loadOnce() }));
  lazyPages.set(load, made);
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
  const Content = page.load ? lazyPage(page.load, page.texts) : null;
  return (
    <PageErrorBoundary resetKey={pathname}>
      <PageGuard page={page}>
        <Suspense fallback={<PageLoader />}>{Content ? <Content /> : <NotPartOfPortal page={page} />}</Suspense>
      </PageGuard>
    </PageErrorBoundary>
  );
}
