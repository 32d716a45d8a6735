import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { CountedRole } from '../../../domain/access/role.schemas';
import { externalRoles, staffRoles } from '../../../domain/access/roles';
import { SearchField } from '../../crud/SearchField';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { PageLoader } from '../../shell/states/PageLoader';
import { ErrorState } from '../../ui/ErrorState';
import { Box, Column } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { peopleCalls } from '../people-calls';
import { useRoleName } from '../useRoleName';
import { PermissionsTab } from './PermissionsTab';
import { UiAccessTab } from './UiAccessTab';

/** In the order of the specification, other names last. */
const order: readonly string[] = [...staffRoles, ...externalRoles];
const place = ({ role }: CountedRole): number => (order.includes(role) ? order.indexOf(role) : order.length);

/** Permissions of each role: the loan menu, statuses, and access by page. */
export function RolePage() {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { count } = useFormats();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.roles(),
    queryFn: ({ signal }) => peopleCalls.roles(signal),
  });
  const isPml = address.get('set') === 'external';
  const tab = address.get('tab') === 'pages' ? 'pages' : 'permissions';
  const go = (name: string, value: string | null): void => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  if (!data) return <PageLoader />;
  const roles = [...data].sort((a, b) => place(a) - place(b));
  const inSet = (external: boolean): number => roles.filter((role) => role.isPml === external).length;
  const shown = roles.filter(
    ({ role, isPml: external }) =>
      external === isPml && `${role} ${roleName(role)}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const Work = tab === 'pages' ? UiAccessTab : PermissionsTab;
  return (
    <Column flex={1} minBlockSize={0} minInlineSize={0} background="surface">
      <Box flex="none" padding="s4 s5 0" belowMd={{ paddingInline: 's4' }}>
        <PageHead
          title={translate('pages.role')}
          lead={translate('people.role.lead')}
          actions={
            <>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={isPml ? 'external' : 'staff'}
                onChange={(_, next: string | null) => next && go('set', next === 'external' ? next : null)}
                aria-label={translate('people.role.set')}
              >
                <ToggleButton value="staff">
                  {translate('people.role.staff', { number: count(inSet(false)) })}
                </ToggleButton>
                <ToggleButton value="external">
                  {translate('people.role.external', { number: count(inSet(true)) })}
                </ToggleButton>
              </ToggleButtonGroup>
              <Box belowMd={{ inlineSize: '100%' }}>
                <SearchField width={190} label={translate('people.role.find')} value={typed} onChange={setTyped} />
              </Box>
            </>
          }
        />
        <Tabs
          value={tab}
          onChange={(_, next: string) => go('tab', next === 'pages' ? next : null)}
          aria-label={translate('pages.role')}
        >
          <Tab value="permissions" label={translate('people.role.permissions')} />
          <Tab value="pages" label={translate('people.ui.title')} />
        </Tabs>
      </Box>
      <Work key={tab} roles={roles} shown={shown} refetch={refetch} />
    </Column>
  );
}
