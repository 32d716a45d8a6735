import { Alert, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { FileColumns } from '../../domain/batch/batch.schemas';
import { batchColumns } from '../../domain/batch/batch-columns';
import { type BatchKind, isComparison, isLoanAction, MAX_BATCH_ROWS } from '../../domain/batch/batch-fields';
import { type ColumnMapping, guessMapping, unmapped } from '../../domain/batch/mapping';
import { MAX_BATCH_BYTES } from '../../domain/loan/upload-limits';
import { useSessionUser } from '../access/public';
import { RecordPage } from '../crud/RecordPage';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { Note, Row, Stack } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { Section } from '../ui/Section';
import { UploadBox } from '../ui/UploadBox';
import type { SendOptions } from '../ui/useUpload';
import { BATCHES, batchCalls } from './batch-calls';
import { MappingTable } from './MappingTable';
import { offeredKinds } from './offered-kinds';
import { PastedNumbers } from './PastedNumbers';
import { useShownWords } from './useShownWords';

interface Chosen {
  /** Made once for a file, so that a second click starts no second batch. */
  readonly id: string;
  readonly file: File;
  readonly columns: FileColumns;
}

/** Starts a batch: reads the columns of a file, has them mapped, and checks or saves its rows. */
export function NewBatchPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const errorText = useErrorText();
  const { count, instant } = useFormats();
  const kinds = offeredKinds(useSessionUser());
  const [kind, setKind] = useState<BatchKind>('transactions');
  const fields = batchColumns[kind];
  const { ownTitles, withWords } = useShownWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [allOrNothing, setAllOrNothing] = useState(false);
  const read = async ([file]: readonly File[], options?: SendOptions): Promise<void> => {
    if (!file) return;
    const columns = await batchCalls.columns(file, kind, options);
    setMapping(guessMapping(fields, columns.titles, ownTitles(fields), columns.mapping));
    setChosen({ id: crypto.randomUUID(), file, columns });
  };
  // What pasted loans lack is the same for all of them.
  const readPasted = useMutation({
    mutationFn: async (file: File) => {
      await read([file]);
      setMapping((found) => ({
        ...Object.fromEntries(unmapped(fields, found).map((name) => [name, { value: '' }])),
        ...found,
      }));
    },
  });
  const start = useMutation({
    mutationFn: ({ dryRun, from: { id, file } }: { readonly dryRun: boolean; readonly from: Chosen }) =>
      batchCalls.start(file, {
        ...{ id, kind, mapping: JSON.stringify(withWords(fields, mapping)) },
        ...{ dryRun: dryRun ? 'true' : 'false', allOrNothing: allOrNothing ? 'true' : 'false' },
      }),
    onSuccess: ({ id }) => navigate(createPath({ resource: BATCHES, type: 'show', id }), { replace: true }),
  });
  const isIncomplete = unmapped(fields, mapping).length > 0;
  const rows = { smart_count: chosen?.columns.rows ?? 0 };
  return (
    <RecordPage title={translate('pages.batchCreate')} lead={translate('batch.new.lead')}>
      {chosen === null ? (
        <Section title={translate('batch.new.file')}>
          <Stack gap="s4">
            <TextField
              select
              label={translate('batch.new.kind')}
              value={kind}
              onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
              sx={{ maxInlineSize: 320 }}
            >
              {kinds.map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`resources.${BATCHES}.options.kind.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            <Note as="p">{translate(`batch.help.${kind}`)}</Note>
            {isLoanAction(kind) ? <PastedNumbers busy={readPasted.isPending} onUse={readPasted.mutate} /> : null}
            {readPasted.error ? <Alert severity="error">{errorText(readPasted.error)}</Alert> : null}
            <Note as="p">{translate('batch.new.format', { most: count(MAX_BATCH_ROWS) })}</Note>
            <UploadBox
              accept=".csv, .xlsx"
              maxFiles={1}
              maxBytes={MAX_BATCH_BYTES}
              send={read}
              sendLabel={translate('batch.new.read')}
            />
          </Stack>
        </Section>
      ) : (
        <>
          <Section title={translate('batch.new.mapping')} aside={<bdi>{chosen.file.name}</bdi>}>
            <Stack gap="s3">
              {chosen.columns.remembered ? (
                <Alert severity="info">
                  {translate('batch.new.remembered', {
                    name: `\u2068${chosen.columns.remembered.by}\u2069`,
                    at: instant(chosen.columns.remembered.at),
                  })}
                </Alert>
              ) : null}
              <MappingTable fields={fields} file={chosen.columns} mapping={mapping} onChange={setMapping} />
            </Stack>
          </Section>
          {isComparison(kind) ? null : (
            <Section title={translate('batch.new.options')}>
              <FormControlLabel
                control={<Checkbox checked={allOrNothing} onChange={(_, checked) => setAllOrNothing(checked)} />}
                label={translate('batch.new.allOrNothing')}
              />
            </Section>
          )}
          {isIncomplete ? <Alert severity="warning">{translate('batch.new.incomplete')}</Alert> : null}
          {start.error ? (
            <Alert severity="error" role="alert">
              <bdi>{errorText(start.error)}</bdi>
            </Alert>
          ) : null}
          <Row wrap gap="s2" align="stretch">
            <Button
              variant="contained"
              disabled={isIncomplete}
              loading={start.isPending}
              onClick={() => start.mutate({ dryRun: true, from: chosen })}
            >
              {translate(`batch.new.${isComparison(kind) ? 'compare' : 'check'}`, rows)}
            </Button>
            {isComparison(kind) ? null : (
              <Button
                variant="outlined"
                disabled={isIncomplete || start.isPending}
                onClick={() => start.mutate({ dryRun: false, from: chosen })}
              >
                {translate('batch.new.save', rows)}
              </Button>
            )}
            <Button
              disabled={start.isPending}
              onClick={() => {
                start.reset();
                setChosen(null);
              }}
            >
              {translate('batch.new.another')}
            </Button>
          </Row>
        </>
      )}
    </RecordPage>
  );
}
