import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EmailContext, UsedTemplate } from '../../domain/email/loan-email.schemas';
import { preselected } from '../../domain/email/recipients';
import { ChoiceInput, ChoicesInput } from '../fields/ChoiceInput';
import { FieldInput } from '../fields/FieldInput';
import { RichTextInput } from '../fields/rich-text/RichTextInput';
import { type EmailValues, servicingDates } from './email-form';

interface Props {
  readonly context: EmailContext;
  readonly templates: readonly UsedTemplate[];
}

const same = (a: string | null, b: string | null): boolean => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** Templates of a sender: its own, and those of no sender. */
const templatesOf = (templates: readonly UsedTemplate[], from: string | null): readonly UsedTemplate[] =>
  templates.filter((template) => template.from === null || same(template.from, from));

/** The fields of an email, in the order of EMAIL-04. */
export function EmailInputs({ context, templates }: Props) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext<EmailValues>();
  const [from, code] = useWatch<EmailValues, ['from', 'template']>({ name: ['from', 'template'] });
  const template = templates.find((each) => each.code === code);
  const recipients = [...new Map(context.recipients.map((each) => [each.email, each])).values()];
  const change = { shouldDirty: true, shouldValidate: true } as const;
  const chooseFrom = (): void => {
    // A template belongs to its sender (EMAIL-22). Without one, the default recipients are preselected (EMAIL-25).
    if (getValues('template') !== null) setValue('to', preselected(context.recipients), change);
    setValue('template', null, { shouldDirty: true });
  };
  const chooseTemplate = (): void => {
    const chosen = templates.find((each) => each.code === getValues('template'));
    setValue('subject', chosen?.subject ?? '', change);
    setValue('notes', chosen?.notes ?? '', change);
    setValue('to', preselected(context.recipients, chosen?.preSelectRecipients), change);
  };
  return (
    <>
      <div onChange={chooseFrom}>
        <ChoiceInput
          name="from"
          spec={{ kind: 'code' }}
          label={translate('email.from')}
          required
          choices={context.senders.map((sender) => ({ value: sender, label: sender }))}
        />
      </div>
      <div onChange={() => queueMicrotask(chooseTemplate)}>
        <ChoiceInput
          name="template"
          spec={{ kind: 'code' }}
          label={translate('email.template')}
          required
          choices={templatesOf(templates, from).map(({ code: value, label }) => ({ value, label }))}
        />
      </div>
      {from === context.servicingSender &&
        servicingDates.map((name) => (
          <FieldInput key={name} name={name} spec={{ kind: 'date' }} label={translate(`email.${name}`)} />
        ))}
      <ChoicesInput
        name="to"
        spec={{ kind: 'codes' }}
        label={translate('email.to')}
        required
        choices={recipients.map(({ name, email, type }) => ({
          value: email,
          label: translate('email.recipient', {
            name: name || email,
            type: translate(`codes.emailRecipient.${type}`, { _: translate('email.contact') }),
          }),
        }))}
      />
      <FieldInput
        name="cc"
        spec={{ kind: 'text', maxLength: 1000 }}
        label={translate('email.cc')}
        help={translate('email.ccHelp')}
      />
      <FieldInput name="subject" spec={{ kind: 'text', maxLength: 200 }} label={translate('email.subject')} required />
      {template?.isText ? (
        <FieldInput name="notes" spec={{ kind: 'note', maxLength: 20_000 }} label={translate('email.notes')} />
      ) : (
        <RichTextInput source="notes" label={translate('email.notes')} />
      )}
    </>
  );
}
