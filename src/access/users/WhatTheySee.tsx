import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayOpen } from '../../../domain/access/may-open';
import { mayAdminister, mayExport, mayUsePage, permissionsOf } from '../../../domain/access/permissions';
import { pageLettersOf, roleLettersOf } from '../../../domain/access/ui-access';
import { statusCodes } from '../../../domain/loan/codes/status-codes';
import { menuPages } from '../../../domain/pages/loan-pages';
import { pageOf } from '../../../domain/pages/page-table';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { Note, Stack, Text } from '../../ui/layout/primitives';
import { useStatusLabel } from '../../ui/StatusDot';
import { peopleCalls } from '../people-calls';
import { useMenuLabel } from '../roles/columns';
import type { Side } from './users';
import { useVisibleLoans } from './visible-loans';

const allStatuses = Object.keys(statusCodes).length;

/** What a user with these roles sees: their union, computed like the portal's own checks (ROLE-05 to -07). */
export function WhatTheySee({ side }: { readonly side: Side }) {
  const { isPml } = side;
  const translate = useTranslate();
  const { line, count } = useFormats();
  const loans = useVisibleLoans(side);
  const menuLabel = useMenuLabel();
  const statusLabel = useStatusLabel();
  const selectedRoles: unknown = useWatch({ name: 'roles' });
  const { data: records } = useQuery({
    queryKey: queryKeys.roles(),
    queryFn: ({ signal }) => peopleCalls.roles(signal),
  });
  const { data: uiAccess } = useQuery({
    queryKey: queryKeys.uiAccess(),
    queryFn: ({ signal }) => peopleCalls.uiAccess(signal),
  });
  const roles = Array.isArray(selectedRoles) ? selectedRoles.map(String) : [];
  const { menuPermissions, editPermissions } = permissionsOf({ roles, isPml }, records ?? []);
  const pageLetters = pageLettersOf({ roles, isPml }, roleLettersOf(uiAccess ?? []));
  const user = { roles, isPml, menuPermissions, pageLetters };
  const menu = menuPages
    .filter((page) => mayUsePage(user, page, 'read'))
    .map((page) =>
      mayUsePage(user, page, 'write') ? menuLabel(page) : translate('people.user.readOnly', { page: menuLabel(page) }),
    );
  const exports = mayExport(user, 'full')
    ? [translate('people.user.exportFull')]
    : mayExport(user, 'masked')
      ? [translate('people.user.exportMasked')]
      : [];
  const areas = [
    ...(mayAdminister(user) ? [translate('pages.admin')] : []),
    ...(mayOpen(pageOf('internal').access, user) ? [translate('pages.internal')] : []),
  ];
  const facts: readonly (readonly [string, readonly string[] | undefined])[] = [
    [translate('people.user.loans'), loans],
    [translate('people.user.menuCount', { number: count(menu.length), all: count(menuPages.length) }), menu],
    [translate('people.ui.rights.label'), exports],
    [
      translate('people.user.statusCount', { number: count(editPermissions.length), all: count(allStatuses) }),
      editPermissions.map((code) => statusLabel(code)),
    ],
    [translate('people.user.areas'), areas],
  ];
  return (
    <Stack
      as="section"
      gap="s3"
      padding="s4"
      border
      radius="m"
      background="canvas"
      aria-label={translate('people.user.sees')}
      aria-live="polite"
    >
      <Text as="h3" size="body" weight={600}>
        {translate('people.user.sees')}
      </Text>
      <Stack as="dl" gap="s3">
        {facts.map(([label, values]) => (
          <div key={label}>
            <Note as="dt">{label}</Note>
            <Text as="dd" lineHeight="20px">
              {values === undefined ? '…' : values.length > 0 ? line(values) : translate('people.user.nothing')}
            </Text>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
