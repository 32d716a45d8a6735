import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen } from '../../domain/access/may-open';
import { leaveForSignIn } from '../access/interruption';
import { reportRefusal } from '../access/session';
import { useSessionUser } from '../access/useSessionUser';
import { NotAuthorized } from '../ui/NotAuthorized';
import type { Page } from './page';

/** Redirects to /login and remembers the requested path (AUTH-19). */
function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => leaveForSignIn(pathname + search + hash), [pathname, search, hash]);
  return null;
}

/** Redirects from an area that the user may not enter, with a message (AUTH-20). */
function RedirectToMain() {
  const notify = useNotify();
  useEffect(() => notify('states.notAuthorized', { type: 'warning' }), [notify]);
  return <Navigate to="/" replace />;
}

/** Says that the user may not open the page. An administrator may have opened it since they signed in. */
function Refused() {
  useEffect(reportRefusal, []);
  return <NotAuthorized />;
}

/**
 * Shows a page only to users who may open it. Areas redirect; inside a loan the page says 'Not Authorized' (decisions
 * ROLE-12).
 */
export function PageGuard({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const user = useSessionUser();
  if (mayOpen(page.access, user)) return children;
  if (!user) return <ToSignIn />;
  return page.area === 'loan' || page.area === 'register' ? <Refused /> : <RedirectToMain />;
}
