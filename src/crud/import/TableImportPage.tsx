import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import { MAX_TABLE_BYTES } from '../../../domain/loan/upload-limits';
import type { TableImport } from '../../../domain/records/import/table-import';
import type { TableCheck } from '../../../domain/records/import/table-import.schemas';
import { RecordInput } from '../../fields/RecordInput';
import type { Progress } from '../../providers/data/call-types';
import type { CollectionName } from '../../providers/data/resource-types';
import { Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { UploadBox } from '../../ui/UploadBox';
import type { SendOptions } from '../../ui/useUpload';
import { RecordPage } from '../RecordPage';
import { CellProblems } from './CellProblems';
import { CheckedFile } from './CheckedFile';

const TYPES: readonly string[] = ['CSV', 'XLSX'];

/** The values of the form by name. */
export type ImportValues = Readonly<Record<string, string | number | null>>;

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Title of the form. */
  readonly formTitle: string;
  readonly table: TableImport;
  /** Labels of the form's fields and of the table's columns. */
  readonly labelOf: (name: string) => string;
  readonly defaults: ImportValues;
  /** Values that follow from the one the user has just entered, such as the figures of a known year. */
  readonly follow?: (name: string, values: ImportValues) => ImportValues;
  /** The kinds of files. Default: CSV and XLSX. */
  readonly types?: readonly string[];
  /** What a file contains. Default: the titles of its columns. */
  readonly format?: string;
  /** Checks the file; with `seen`, applies it. */
  readonly send: (
    file: File,
    body: ImportValues & { readonly seen?: string },
    progress?: Progress,
  ) => Promise<TableCheck>;
  /** The list that opens once the file is applied. */
  readonly resource: CollectionName;
}

/** Imports a table from a file: checks it, shows the changes, and applies all of them together. */
export function TableImportPage({ table, labelOf, send, follow, resource, ...page }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const client = useQueryClient();
  const form = useForm<Record<string, string | number | null>>({
    defaultValues: page.defaults as DefaultValues<ImportValues>,
    mode: 'onBlur',
  });
  const { isValid } = form.formState;
  const [checked, setChecked] = useState<{ file: File; values: ImportValues; check: TableCheck } | null>(null);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      setChecked(null);
      if (name === undefined || type !== 'change') return;
      for (const [other, value] of Object.entries(follow?.(name, form.getValues()) ?? {})) form.setValue(other, value);
    });
    return unsubscribe;
  }, [form, follow]);

  const checkFile = async ([file]: readonly File[], options: SendOptions): Promise<void> => {
    if (!file) return;
    setChecked(null);
    const values = form.getValues();
    setChecked({ file, values, check: await send(file, values, options) });
  };
  const apply = useMutation({
    mutationFn: async ({ file, values, check }: NonNullable<typeof checked>) =>
      send(file, { ...values, seen: check.seen }),
    onSuccess: async () => {
      await client.invalidateQueries();
      notify('imports.applied', { type: 'success' });
      redirect('list', resource);
    },
  });
  const isSound = checked?.check.problemCount === 0;
  const columns = Object.values(table.columns).map((column) => column.title);
  const {
    types = TYPES,
    format = translate('imports.format', { types: types.join(', '), columns: columns.join(', ') }),
  } = page;
  return (
    <RecordPage title={page.title} lead={page.lead}>
      <Section title={page.formTitle}>
        <FormProvider {...form}>
          <Stack minColumn={180} gap="s4">
            {Object.entries(table.form).map(([name, field]) => (
              <RecordInput key={name} source={name} field={field} label={labelOf(name)} />
            ))}
          </Stack>
        </FormProvider>
      </Section>
      {!isSound && (
        <Section title={translate('imports.file')}>
          <p style={{ marginBlockEnd: 12 }}>{format}</p>
          <UploadBox
            accept={types.map((type) => `.${type.toLowerCase()}`).join(', ')}
            maxFiles={1}
            maxBytes={MAX_TABLE_BYTES}
            disabled={!isValid}
            send={checkFile}
            sendLabel={translate('imports.check')}
          />
        </Section>
      )}
      {checked && !isSound && (
        <Section title={translate('cells.title')}>
          <CellProblems problems={checked.check.problems} count={checked.check.problemCount} />
        </Section>
      )}
      {checked && isSound && (
        <CheckedFile
          check={checked.check}
          table={table}
          labelOf={labelOf}
          applying={apply.isPending}
          error={apply.error}
          onApply={() => apply.mutate(checked)}
          onCancel={() => {
            apply.reset();
            setChecked(null);
          }}
        />
      )}
    </RecordPage>
  );
}
