import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, useLocation } from 'react-router-dom';
import type { AreaName } from '../../domain/pages/page';
import { entryPaths } from '../access/entry-path';
import { leave } from '../access/leave';
import { takeRememberedPath } from '../access/remembered-path';
import { useSessionUser } from '../access/useSessionUser';
import { loadParts } from '../providers/i18n/portal-i18n';
import { AreaLayout } from '../shell/layouts/AreaLayout';
import { NotFound } from '../shell/states/NotFound';
import { PageLoader } from '../shell/states/PageLoader';
import { PageAlias } from './PageAlias';
import { PageFrame } from './PageFrame';
import type { Page } from './page';
import { pageById, pagesOf } from './page-table';
import { isShownByResource, pagedResources } from './resources';
import { pageOfPath } from './useCurrentPage';

const areaNames: readonly AreaName[] = ['main', 'public', 'admin', 'internal', 'reports', 'loan', 'register', 'bare'];

/** `/` inside the application: the remembered path, else Home; without a session, the sign-in. */
function Root() {
  const user = useSessionUser();
  useEffect(() => {
    if (!user) leave.toSignIn();
  }, [user]);
  return user ? <Navigate to={takeRememberedPath() ?? pageById('home').path} replace /> : null;
}

/** The sign-in screens are outside the application: opening one leaves it. */
function Leave() {
  const { pathname, search } = useLocation();
  useEffect(() => leave.to(pathname + search), [pathname, search]);
  return null;
}

const outside = [...Object.values(entryPaths), `${entryPaths.landing}/:sessionId`];

/** A page at its address. Where it shows a resource under another address than React-Admin's, the resource is named here. */
const routeOf = (page: Page): ReactElement => {
  const { resource } = page;
  const frame = <PageFrame page={page} />;
  const element = resource ? <ResourceContextProvider value={resource}>{frame}</ResourceContextProvider> : frame;
  return <Route key={page.id} path={page.path} element={element} />;
};

const routesOf = (page: Page): ReactElement[] => [
  ...(isShownByResource(page) ? [] : [routeOf(page)]),
  ...(page.aliases ?? []).map((alias) => <Route key={alias} path={alias} element={<PageAlias page={page} />} />),
];

/** The resources of an area; one whose pages all have addresses of their own needs no route. */
const resourceRoutesOf = (area: AreaName): ReactElement[] =>
  pagedResources
    .filter(({ props: { name } }) => pagesOf(area).some((page) => page.resource === name && isShownByResource(page)))
    .map((resource) => <Route key={resource.key} path={`/${resource.props.name}/*`} element={resource} />);

/** The component catalog, for development only. */
const CataloguePage = import.meta.env.DEV
  ? lazy(async () => {
      const [catalogue] = await Promise.all([
        import('../catalogue/CataloguePage'),
        loadParts(['application', 'codes', 'fields', 'messages', 'work']),
      ]);
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
      {resourceRoutesOf(area)}
      {area === 'main' && <Route path="*" element={<NotFound />} />}
      {area === 'public' && <Route path={`${pageById('public-home').path}/*`} element={<NotFound />} />}
    </Route>
  )),
];

/** The routes of single pages. */
const ofPages = new WeakMap<Page, ReactElement>();

function ownRoute(page: Page): ReactElement {
  const known = ofPages.get(page);
  if (known) return known;
  const made = <Route element={<AreaLayout area={page.area} />}>{routeOf(page)}</Route>;
  ofPages.set(page, made);
  return made;
}

/** The routes to try for an address: mostly that of its page alone, because React Router ranks and compiles all that it is given. */
export function routesAt(pathname: string): ReactElement | readonly ReactElement[] {
  const page = pageOfPath(pathname);
  return page && !isShownByResource(page) ? ownRoute(page) : pageRoutes;
}
