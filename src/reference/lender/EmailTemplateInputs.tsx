import { useRef } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { emailTemplateFields } from '../../../domain/email/template-fields';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { RichTextInput } from '../../fields/rich-text/RichTextInput';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { WideInput } from '../../ui/InputGrid';
import { EmailPreview } from './EmailPreview';
import { PlaceholderMenu } from './PlaceholderMenu';

type Typed = HTMLElement | null;

/** Whether an input takes placeholders: the subject or the text. */
const takesPlaceholders = (element: HTMLElement): boolean =>
  element.isContentEditable || ['subject', 'notes'].includes(element.getAttribute('name') ?? '');

/** Inputs of an email template. */
export function EmailTemplateInputs() {
  const translate = useTranslate();
  const { label } = useRecordLabels(useResourceContext() ?? '', emailTemplateFields);
  const { getValues, setValue } = useFormContext();
  const isText = useWatch({ name: 'isText' }) === true;
  const last = useRef<Typed>(null);

  /** Inserts at the cursor. If there is none or the browser can't, appends to the subject. */
  const insert = (mark: string): void => {
    last.current?.focus();
    if (last.current && typeof document.execCommand === 'function' && document.execCommand('insertText', false, mark))
      return;
    setValue('subject', `${getValues('subject') ?? ''}${mark}`, { shouldDirty: true });
  };
  return (
    <>
      <RecordSection title={translate('lender.email.one')}>
        <RecordInput source="label" />
        <RecordInput source="code" />
        <RecordInput source="genDocOrder" help={translate('lender.email.orderHelp')} />
        <RecordInput source="isText" />
      </RecordSection>
      <div
        onFocusCapture={({ target }) => {
          if (target instanceof HTMLElement && takesPlaceholders(target)) last.current = target;
        }}
      >
        <RecordSection title={translate('lender.email.message')}>
          <RecordInput source="from" help={translate('lender.email.fromHelp')} />
          <WideInput>
            <RecordInput source="subject" />
          </WideInput>
          <WideInput>
            <PlaceholderMenu onChoose={insert} />
          </WideInput>
          <WideInput>
            {isText ? <RecordInput source="notes" /> : <RichTextInput source="notes" label={label('notes')} />}
          </WideInput>
        </RecordSection>
      </div>
      <RecordSection title={translate('lender.email.recipients')}>
        <WideInput>
          <RecordInput source="preSelectRecipients" help={translate('lender.email.recipientsHelp')} />
        </WideInput>
      </RecordSection>
      <EmailPreview />
    </>
  );
}
