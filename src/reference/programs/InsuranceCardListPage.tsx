import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { cardFields } from '../../../domain/pricing/insurance/card-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { pageById } from '../../pages/page-table';
import type { RowOf } from '../../providers/data/resource-types';
import { referenceCalls } from '../reference-calls';
import { ProgramTabs } from './ProgramTabs';

type InsuranceCard = RowOf<'main/admin/program/insurance-card'>;

const columns: readonly RecordColumn<InsuranceCard>[] = [
  { key: 'company', sort: 'company', width: 240 },
  { key: 'appliesFrom', sort: 'appliesFrom', first: 'DESC', width: 144 },
  { key: 'lines', width: 84, numeric: true },
  { key: 'source', width: 240 },
];

/** Rate cards of mortgage insurers. */
export function InsuranceCardListPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const remove = async ({ id, version }: InsuranceCard): Promise<void> => {
    await referenceCalls.removeInsuranceCard(id, version);
    await client.invalidateQueries();
  };
  return (
    <RecordFieldsProvider value={cardFields}>
      <RecordList
        resource="main/admin/program/insurance-card"
        title={translate('pages.insuranceCards')}
        lead={translate('programs.cards.lead')}
        tabs={<ProgramTabs at="admin-program-insurance-card" />}
        columns={columns}
        search={translate('programs.cards.search')}
        sort={{ field: 'appliesFrom', order: 'DESC' }}
        create={{ to: pageById('admin-program-insurance-card-import').path, label: translate('programs.cards.import') }}
        bulk={[
          {
            key: 'delete',
            label: translate('programs.cards.delete'),
            run: remove,
            confirm: (count) => translate('programs.cards.deleteConfirm', { count, smart_count: count }),
          },
        ]}
        nameOf={({ company }) => company}
        empty={{ title: translate('programs.cards.emptyTitle'), text: translate('programs.cards.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
