import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { generatePath, Navigate, Route, useLocation, useParams } from 'react-router-dom';
import type { AreaName } from '../../domain/pages/page';
import { leave } from '../access/leave';
import { takeRememberedPath } from '../access/remembered-path';
import { useSessionUser } from '../access/useSessionUser';
import { loadParts } from '../providers/i18n/portal-i18n';
import { AreaLayout } from '../shell/layouts/AreaLayout';
import { NotFound } from '../shell/states/NotFound';
import { PageLoader } from '../shell/states/PageLoader';
import { PageFrame } from './PageFrame';
import type { Page } from './page';
import { pageById, pagesOf } from './page-table';

const areaNames: readonly AreaName[] = ['main', 'public', 'admin', 'internal', 'loan', 'register', 'bare'];

/** An old or shorter address of a page, with the same parameters and query. */
function Alias({ page }: { readonly page: Page }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={generatePath(page.path, params) + search} replace />;
}

/** `/` inside the application: the remembered path, else Home; without a session, the sign-in. */
function Root() {
  const user = useSessionUser();
  useEffect(() => {
    if (!user) leave.to('/login');
  }, [user]);
  return user ? <Navigate to={takeRememberedPath() ?? pageById('home').path} replace /> : null;
}

/** The sign-in screens are outside the application: opening one leaves it. */
function Leave() {
  const { pathname, search } = useLocation();
  useEffect(() => leave.to(pathname + search), [pathname, search]);
  return null;
}

const outside = ['/login', '/login-retail', '/verify', '/error401', '/landing', '/landing/:sessionId'];

const routesOf = (page: Page): ReactElement[] => [
  <Route key={page.id} path={page.path} element={<PageFrame page={page} />} />,
  ...(page.aliases ?? []).map((alias) => <Route key={alias} path={alias} element={<Alias page={page} />} />),
];

/** The component catalog, for development only. */
const CataloguePage = import.meta.env.DEV
  ? lazy(async () => {
      const [catalogue] = await Promise.all([import('../catalogue/CataloguePage'), loadParts(['application'])]);
      return { default: catalogue.CataloguePage };
    })
  : null;

/** All routes of the portal, read from the page table; each area has one layout. */
export const pageRoutes: readonly ReactElement[] = [
  <Route key="root" path="/" element={<Root />} />,
  ...outside.map((path) => <Route key={path} path={path} element={<Leave />} />),
  ...(CataloguePage
    ? [
        <Route
          key="catalogue"
          path="/dev/catalogue"
          element={
            <Suspense fallback={<PageLoader />}>
              <CataloguePage />
            </Suspense>
          }
        />,
      ]
    : []),
  ...areaNames.map((area) => (
    <Route key={area} element={<AreaLayout area={area} />}>
      {pagesOf(area).flatMap(routesOf)}
      {area === 'main' && <Route path="*" element={<NotFound />} />}
      {area === 'public' && <Route path="/public/*" element={<NotFound />} />}
    </Route>
  )),
];
