import { useTranslate } from 'react-admin';
import type { MenuPage } from '../../domain/pages/loan-pages';
import { useEditable } from '../shell/loan/useLoan';
import { useStatusLabel } from '../ui/StatusDot';

/** Why the user may not take a step that writes on this page of the loan, or null if they may. */
export function useReadOnlyReason(page: MenuPage): string | null {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable([page]);
  if (forbidden === undefined) return null;
  return forbidden.by === 'page'
    ? translate('states.readOnlyPage')
    : translate('registration.why.readOnly', { status: label(forbidden.status) });
}
