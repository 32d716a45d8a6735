import { useTranslate } from 'react-admin';
import type { MenuPage } from '../../../domain/pages/loan-pages';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice';
import { useStatusLabel } from '../../ui/StatusDot';
import { useEditable } from './useLoan';
import { useWriters } from './useWriters';

/** Says why a page of the current loan is read-only for this user, and who may write on it. Renders nothing if they may edit. */
export function LoanReadOnlyNotice({ page }: { readonly page: MenuPage }) {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable([page]);
  const writers = useWriters(page, forbidden !== undefined);
  if (forbidden === undefined) return null;
  const reason =
    forbidden.by === 'page'
      ? translate('states.readOnlyPage')
      : translate('states.readOnlyStatus', { status: label(forbidden.status) });
  return <ReadOnlyNotice reason={[reason, writers].filter(Boolean).join(' ')} />;
}
