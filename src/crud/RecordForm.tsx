import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useErrorCount } from '../fields/form-errors';
import { useRecordFields } from '../fields/RecordFieldsContext';
import { useRecordWords } from '../fields/useRecordWords';
import { useServerText } from '../providers/i18n/useServerText';
import { useFormKeys } from '../shell/keys/useFormKeys';
import { token } from '../theme/tokens';
import { ErrorDialog } from '../ui/ErrorDialog';
import { SaveBar } from '../ui/SaveBar';
import { LeaveGuard } from './LeaveGuard';
import { StaleDialog } from './StaleDialog';
import { useRecordForm } from './useRecordForm';

const Form = styled('form')({ display: 'grid', gap: token('s4'), minInlineSize: 0 });
const Foot = styled('div')({ position: 'sticky', insetBlockEnd: 0, zIndex: 3 });

interface Props<Row extends RaRecord> {
  readonly record: Partial<Row>;
  readonly onSaved: (saved: Row) => void;
  /** Sections of inputs. */
  readonly children: ReactNode;
}

type Bar = Omit<Parameters<typeof SaveBar>[0], 'errorCount'>;

/** Counts the errors of the form around. */
function CountingBar(props: Bar) {
  return <SaveBar {...props} errorCount={useErrorCount()} />;
}

/** The inputs of a record with their save bar; one without an id is made. */
export function RecordForm<Row extends RaRecord>({ record, onSaved, children }: Props<Row>) {
  const translate = useTranslate();
  const serverText = useServerText();
  const resource = useResourceContext() ?? '';
  const { label, text } = useRecordWords(resource, useRecordFields());
  const work = useRecordForm<Row>({ resource, record, onSaved });
  useFormKeys({
    save: () => {
      if (work.isDirty) work.submit();
    },
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    work.submit();
  };
  return (
    <FormProvider {...work.form}>
      <Form onSubmit={onSubmit} noValidate>
        {work.others.length > 0 && (
          <Alert severity="error" role="alert">
            {translate('records.otherErrors')} <bdi>{work.others.map(serverText).join(' ')}</bdi>
          </Alert>
        )}
        {children}
        <Foot>
          <CountingBar
            {...(record.id === undefined && !work.isDirty ? { summary: translate('records.unsavedNew') } : {})}
            dirty={work.isDirty}
            saving={work.saving}
            onDiscard={work.discard}
          />
        </Foot>
      </Form>
      <LeaveGuard active={work.isDirty} released={work.released} />
      {work.stale && (
        <StaleDialog
          stale={work.stale}
          labelOf={label}
          textOf={text}
          onResolve={work.resolve}
          onCancel={work.clearStale}
        />
      )}
      <ErrorDialog error={work.failure} onClose={work.clearFailure} />
    </FormProvider>
  );
}
