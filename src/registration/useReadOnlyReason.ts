import { useTranslate } from 'react-admin';
import type { MenuPage } from '../../domain/pages/loan-pages';
import { useEditable } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { useStatusLabel } from '../ui/StatusDot';

/** Why the user may not take a step that writes on this page of the loan, and who may; null if they may. */
export function useReadOnlyReason(page: MenuPage): string | null {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable([page]);
  const writers = useWriters(page, forbidden !== undefined);
  if (forbidden === undefined) return null;
  const reason =
    forbidden.by === 'page'
      ? translate('states.readOnlyPage')
      : translate('registration.why.readOnly', { status: label(forbidden.status) });
  return [reason, writers].filter(Boolean).join(' ');
}
