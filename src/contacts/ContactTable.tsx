import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanContact } from '../../domain/contacts/agent.schemas';
import { missing } from '../../domain/format/parsed';
import { DataTable } from '../ui/DataTable';
import type { DataColumn } from '../ui/data-column';
import { ContactLink, FaxNumber } from './ContactLink';
import { useRoleText } from './useRoleText';

interface Props {
  readonly label: string;
  readonly query: Pick<UseQueryResult<readonly LoanContact[]>, 'data' | 'error' | 'refetch'>;
  readonly withCompany?: boolean;
  readonly withFax?: boolean;
  /** The menu of a contact; absent for users who may only read. */
  readonly menu?: ((agent: LoanContact) => ReactNode) | undefined;
  readonly empty: ReactNode;
}

/** People of a loan with their role, phone and email address. */
export function ContactTable({ label, query, withCompany = false, withFax = false, menu, empty }: Props) {
  const translate = useTranslate();
  const roleText = useRoleText();
  const column = (
    key: string,
    width: number,
    cell: DataColumn<LoanContact>['cell'],
    more: Pick<DataColumn<LoanContact>, 'least' | 'corner' | 'wraps'> = {},
  ): DataColumn<LoanContact> => ({ key, label: translate(`contacts.${key}`), width, cell, ...more });
  return (
    <DataTable
      label={label}
      columns={[
        column('name', 180, ({ AgentName }) => <bdi>{AgentName}</bdi>, { least: 96, wraps: true }),
        column('role', 160, roleText, { least: 80, wraps: true }),
        ...(withCompany
          ? [
              column('company', 180, ({ CompanyName }) => <bdi>{CompanyName || missing}</bdi>, {
                least: 96,
                wraps: true,
              }),
            ]
          : []),
        column('phone', 140, ({ Phone }) => <ContactLink phone={Phone} />),
        ...(withFax ? [column('fax', 140, ({ Fax }) => <FaxNumber fax={Fax} />)] : []),
        column('email', 200, ({ EmailAddr }) => <ContactLink email={EmailAddr} />, { least: 112, wraps: true }),
        ...(menu ? [column('actionsOf', 64, menu, { corner: true })] : []),
      ]}
      rows={query.data}
      rowKey={({ id }) => id}
      rowName={({ AgentName }) => AgentName}
      waitingRows={3}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={empty}
    />
  );
}
