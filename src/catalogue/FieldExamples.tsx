import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FieldDisplay } from '../fields/FieldDisplay';
import { FieldInput } from '../fields/FieldInput';
import { type FieldKindExample, fieldKinds } from '../fields/field-kinds';
import { RichTextInput } from '../fields/rich-text/RichTextInput';
import { Stack, Text } from '../ui/layout/primitives';
import { Example } from './Example';

const HTML = '<h2>Welcome</h2><p>Your loan is <strong>approved</strong>.</p><ul><li>Sign</li><li>Return</li></ul>';

type States = Readonly<Record<'filled' | 'wrong' | 'fixed', unknown>>;

function KindRow({ example: { kind, name, value } }: { readonly example: FieldKindExample }) {
  return (
    <Example name={kind}>
      <Stack columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="s4" align="start">
        <FieldInput name={name} source={`${kind}.filled`} required help="What this is for." />
        <FieldInput name={name} source={`${kind}.wrong`} />
        <FieldInput name={name} source={`${kind}.fixed`} disabled />
        <FieldInput name={name} source={`${kind}.fixed`} readOnly />
        <Text as="p" color="text-2">
          Shown: <FieldDisplay name={name} value={value} />
          <br />
          Missing: <FieldDisplay name={name} value={null} />
        </Text>
      </Stack>
    </Example>
  );
}

/** Each kind of field: required with help, in error, disabled, read-only, and as text. */
export function FieldExamples() {
  const form = useForm<Record<string, States | string>>({
    defaultValues: {
      rich: HTML,
      ...Object.fromEntries(fieldKinds.map(({ kind, value }) => [kind, { filled: value, wrong: null, fixed: value }])),
    },
  });
  const { setError } = form;
  useEffect(() => {
    for (const { kind } of fieldKinds) setError(`${kind}.wrong`, { type: 'manual', message: 'required' });
  }, [setError]);
  return (
    <FormProvider {...form}>
      {fieldKinds.map((example) => (
        <KindRow key={example.kind} example={example} />
      ))}
      <Example name="rich text">
        <RichTextInput source="rich" label="Notes" />
      </Example>
    </FormProvider>
  );
}
