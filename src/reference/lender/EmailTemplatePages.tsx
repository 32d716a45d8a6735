import { useTranslate } from 'react-admin';
import { emailTemplateFields } from '../../../domain/email/template-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { EmailTemplateInputs } from './EmailTemplateInputs';
import type { EmailTemplate } from './email-template';

/** Sets every field, because a value added by the text editor would count as an edit. */
const blank: Partial<EmailTemplate> = {
  code: '',
  label: '',
  from: null,
  subject: '',
  notes: '',
  genDocOrder: null,
  isText: false,
  preSelectRecipients: ['borrower', 'loanOfficer'],
};

/** Creates a template. Borrower and loan officer are preselected recipients (decisions EMAIL-26). */
export function EmailTemplateCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/email-template"
      fields={emailTemplateFields}
      title={translate('pages.emailTemplateCreate')}
      defaults={blank}
    >
      <EmailTemplateInputs />
    </RecordCreate>
  );
}

/** One template, with a preview filled from a loan. */
export function EmailTemplateEditPage() {
  return (
    <RecordEdit resource="main/admin/email-template" fields={emailTemplateFields} title={({ label }) => label}>
      <EmailTemplateInputs />
    </RecordEdit>
  );
}
