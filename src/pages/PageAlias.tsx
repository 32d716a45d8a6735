import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import type { Page } from './page';

/** An old or shorter address of a page, with the same parameters and query. */
export function PageAlias({ page }: { readonly page: Page }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate to={generatePath(page.path, params) + search} replace />;
}
