import type { FormEvent, ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useRecordFields } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import type { CollectionName } from '../providers/data/resource-types';
import { useFormKeys } from '../shell/keys/useFormKeys';
import { Stack } from '../ui/layout/primitives';
import { DraftConflicts } from './drafts/DraftConflicts';
import { DraftOffer } from './drafts/DraftOffer';
import { FormSaveBar } from './saving/FormSaveBar';
import { LeaveGuard } from './saving/LeaveGuard';
import { SaveConflicts } from './saving/SaveConflicts';
import { SaveErrors } from './saving/SaveErrors';
import { useRecordForm } from './useRecordForm';

interface Props<Row extends RaRecord> {
  readonly resource: CollectionName;
  readonly record: Partial<Row>;
  readonly onSaved: (saved: Row) => void;
  /** Sections of inputs. */
  readonly children: ReactNode;
}

/** The inputs of a record and their save bar. A record without an ID is created. */
export function RecordForm<Row extends RaRecord>({ resource, record, onSaved, children }: Props<Row>) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels(resource, useRecordFields());
  const { form, errors, save, baseline, isDirty, discard } = useRecordForm<Row>({ resource, record, onSaved });
  useFormKeys({
    save: () => {
      if (isDirty) save.submit();
    },
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save.submit();
  };
  return (
    <FormProvider {...form}>
      <Stack as="form" gap="s4" minInlineSize={0} onSubmit={onSubmit} noValidate>
        <SaveErrors errors={errors} />
        <DraftOffer draft={baseline.draft} />
        {children}
        <FormSaveBar
          {...(record.id === undefined && !isDirty ? { summary: translate('records.unsavedNew') } : {})}
          dirty={isDirty}
          saving={save.saving}
          onDiscard={discard}
        />
      </Stack>
      <LeaveGuard active={isDirty} released={save.released} onLeave={baseline.abandon} />
      <DraftConflicts form={baseline} labelOf={label} textOf={text} />
      {save.conflict && (
        <SaveConflicts
          save={save}
          conflicts={save.conflict.conflicts}
          labelOf={label}
          textOf={text}
          text={translate('records.staleText')}
          note={translate('records.staleTheirs')}
          confirm={translate('dialogs.save')}
        />
      )}
    </FormProvider>
  );
}
