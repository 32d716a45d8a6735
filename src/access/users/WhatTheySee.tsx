import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayOpen } from '../../../domain/access/may-open';
import { mayAdminister, mayOpenPage, permissionsOf } from '../../../domain/access/permissions';
import { menuPages } from '../../../domain/pages/loan-pages';
import { pageOf } from '../../../domain/pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { useStatusLabel } from '../../ui/StatusDot';
import { peopleCalls } from '../people-calls';
import { useMenuLabel } from '../roles/columns';

const Box = styled('section')({
  display: 'grid',
  gap: token('s3'),
  padding: token('s4'),
  border: token('border'),
  borderRadius: token('r'),
  background: token('canvas'),
  '& h3': { fontSize: token('fs-body'), fontWeight: 600 },
  '& dl': { display: 'grid', gap: token('s3') },
  '& dt': { color: token('text-3'), fontSize: token('fs-small') },
  '& dd': { lineHeight: '20px' },
});

/** What a user with these roles sees: their union, computed like the portal's own checks (ROLE-05 to -07). */
export function WhatTheySee({ isPml }: { readonly isPml: boolean }) {
  const translate = useTranslate();
  const { line } = useFormats();
  const menuLabel = useMenuLabel();
  const statusLabel = useStatusLabel();
  const selectedRoles: unknown = useWatch({ name: 'roles' });
  const { data: records } = useQuery({
    queryKey: queryKeys.roles(),
    queryFn: ({ signal }) => peopleCalls.roles(signal),
  });
  const roles = Array.isArray(selectedRoles) ? selectedRoles.map(String) : [];
  const permissions = permissionsOf({ roles, isPml }, records ?? []);
  const menu = menuPages.filter((page) => mayOpenPage(permissions, page)).map(menuLabel);
  const areas = [
    ...(mayAdminister({ roles, isPml }) ? [translate('pages.admin')] : []),
    ...(mayOpen(pageOf('internal').access, { roles, isPml, ...permissions }) ? [translate('pages.internal')] : []),
  ];
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [translate('people.role.menu'), menu],
    [translate('people.role.statuses'), permissions.editPermissions.map((code) => statusLabel(code))],
    [translate('people.user.areas'), areas],
  ];
  return (
    <Box aria-label={translate('people.user.sees')} aria-live="polite">
      <h3>{translate('people.user.sees')}</h3>
      <dl>
        {facts.map(([label, values]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values.length > 0 ? line(values) : translate('people.user.nothing')}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
