import { useTranslate } from 'react-admin';
import { emailTemplateFields } from '../../../domain/email/template-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import type { EmailTemplate } from './email-template';

const columns: readonly RecordColumn<EmailTemplate>[] = [
  { key: 'label', sort: 'label', width: 200 },
  { key: 'code', sort: 'code', width: 132 },
  { key: 'subject', sort: 'subject', width: 280, least: 180 },
  { key: 'preSelectRecipients', width: 220, least: 120 },
  { key: 'from', sort: 'from', width: 180, hidden: true },
  { key: 'genDocOrder', sort: 'genDocOrder', numeric: true, width: 112 },
  { key: 'isText', sort: 'isText', width: 96 },
];

const filters: readonly RecordFilter[] = [{ name: 'isText', kind: 'yesno' }];

/** Templates of emails about loans (EMAIL-30). */
export function EmailTemplateListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={emailTemplateFields}>
      <RecordList
        resource="main/admin/email-template"
        title={translate('pages.emailTemplate')}
        lead={translate('lender.email.lead')}
        columns={columns}
        filters={filters}
        search={translate('lender.email.search')}
        sort={{ field: 'label', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.emailTemplateCreate') }}
        nameOf={({ label }) => label}
        empty={{ title: translate('lender.email.emptyTitle'), text: translate('lender.email.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
