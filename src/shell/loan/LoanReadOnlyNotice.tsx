import { useTranslate } from 'react-admin';
import type { MenuPage } from '../../../domain/pages/loan-pages';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice';
import { useStatusLabel } from '../../ui/StatusDot';
import { useEditable } from './useLoan';

/** Says why a page of the current loan is read-only for this user. Renders nothing if they may edit. */
export function LoanReadOnlyNotice({ page }: { readonly page: MenuPage }) {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable([page]);
  if (forbidden === undefined) return null;
  const reason =
    forbidden.by === 'page'
      ? translate('states.readOnlyPage')
      : translate('states.readOnlyStatus', { status: label(forbidden.status) });
  return <ReadOnlyNotice reason={reason} />;
}
