import { useTranslate } from 'react-admin';
import { emailTemplateFields } from '../../../domain/email/template-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { EmailTemplateInputs } from './EmailTemplateInputs';
import type { EmailTemplate } from './email-template';

/** Every field is named: the editor of the text would else count as something typed. */
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

/** A new template. Borrower and loan officer are chosen to begin with (decisions EMAIL-26). */
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

/** One template, filled from a loan to look at it. */
export function EmailTemplateEditPage() {
  return (
    <RecordEdit resource="main/admin/email-template" fields={emailTemplateFields} title={({ label }) => label}>
      <EmailTemplateInputs />
    </RecordEdit>
  );
}
