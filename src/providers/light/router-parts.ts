import { createContext } from 'react';

export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom';

const refuse = (): never => {
  throw new Error('A build has no data router: the portal brings its own router and guard (src/providers/router).');
};

// React Router without its data router, in a build: React-Admin would use it for an address bar and a guard that the portal has.
export const useBlocker = refuse;
export const createHashRouter = refuse;
export const RouterProvider = refuse;
export const UNSAFE_DataRouterContext = createContext(null);
export const UNSAFE_DataRouterStateContext = createContext(null);
