import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MenuPage } from '../../../domain/pages/loan-pages';
import { useRoleName } from '../../access/useRoleName';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { shellCalls } from '../shell-calls';
import { useLoan } from './useLoan';

/** A sentence that names the roles that may write on a page of the loan; empty until they are known, and for pages that can be edited. */
export function useWriters(page: MenuPage, isReadOnly: boolean): string {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { line } = useFormats();
  const { loan, loanNum } = useLoan();
  const { data } = useQuery({
    queryKey: queryKeys.pageWriters(loanNum, page, loan?.sStatusT),
    queryFn: ({ signal }) => shellCalls.pageWriters(loanNum, page, signal),
    enabled: isReadOnly && loan !== undefined,
  });
  if (!isReadOnly || !data || data.roles.length === 0) return '';
  return translate('states.writers', { roles: line(data.roles.map(roleName)) });
}
