import { Resource, ResourceDefinitionContextProvider, useScrollToTop } from 'react-admin';
import { Routes, useLocation } from 'react-router-dom';
import { AppFailure } from '../shell/states/AppFailure';
import { PageErrorBoundary } from '../shell/states/PageErrorBoundary';
import { pagedResources } from './resources';
import { routesAt } from './routes';

const definitions = Object.fromEntries(
  pagedResources.map(({ props }) => [props.name, Resource.registerResource(props)]),
);

function Pages() {
  const { pathname } = useLocation();
  useScrollToTop();
  return <Routes>{routesAt(pathname)}</Routes>;
}

/**
 * Shows the page of the address. React-Admin's `CoreAdminUI` would register the resources after the first rendering, and read the
 * permissions, of which the portal's pages use neither: each time, it renders all of the page again.
 */
export const PortalRoutes = () => (
  <PageErrorBoundary resetKey="" failed={AppFailure}>
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Pages />
    </ResourceDefinitionContextProvider>
  </PageErrorBoundary>
);
