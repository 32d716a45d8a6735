import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import type { LimitsCheck } from '../../../domain/reference/limits-import.schemas';
import { RecordPage } from '../../crud/RecordPage';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Row, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { UploadBox } from '../../ui/UploadBox';
import type { SendOptions } from '../../ui/useUpload';
import { CellProblems } from '../CellProblems';
import { referenceCalls } from '../reference-calls';
import { isWhole, LimitFigure } from './LimitFigure';
import { LimitsDiff } from './LimitsDiff';

const names = ['year', 'baseline1', 'baseline2', 'baseline3', 'baseline4'] as const;
type Form = Readonly<Record<(typeof names)[number], string>>;

/** The published baseline limits for 2026, as defaults. */
const first: Form = {
  year: '2026',
  baseline1: '832750',
  baseline2: '1066250',
  baseline3: '1289100',
  baseline4: '1601650',
};

const TYPES = 'CSV, XLSX';
/** Column headers of the file, the same in every language. */
const COLUMNS = 'State, Complete FIPS, County Name, GSE limit, FHA limit, VA limit';

/** Imports a year's limits from a file: checks it, shows the changes, and applies all of them together. */
export function LimitsImportPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const redirect = useRedirect();
  const client = useQueryClient();
  const [form, setForm] = useState<Form>(first);
  const [checked, setChecked] = useState<{
    readonly file: File;
    readonly form: Form;
    readonly check: LimitsCheck;
  } | null>(null);

  const send = async ([file]: readonly File[], options: SendOptions): Promise<void> => {
    if (!file) return;
    setChecked(null);
    setChecked({ file, form, check: await referenceCalls.importLimits(file, form, options) });
  };
  const apply = useMutation({
    mutationFn: async ({ file, form: sent, check }: NonNullable<typeof checked>) =>
      referenceCalls.importLimits(file, { ...sent, seen: check.seen }),
    onSuccess: async ({ year }) => {
      await client.invalidateQueries();
      notify('places.applied', { type: 'success', messageArgs: { year } });
      redirect('list', 'main/admin/county');
    },
  });
  const { check } = checked ?? {};
  return (
    <RecordPage title={translate('pages.limitsImport')} lead={translate('places.importLead')}>
      <Section title={translate('places.general')}>
        <Stack minColumn={180} gap="s4">
          {names.map((name) => (
            <LimitFigure
              key={name}
              label={translate(`places.${name}`)}
              isAmount={name !== 'year'}
              value={form[name]}
              onChange={(value) => {
                setForm({ ...form, [name]: value });
                setChecked(null);
              }}
            />
          ))}
        </Stack>
      </Section>
      {check?.problemCount !== 0 && (
        <Section title={translate('places.file')}>
          <p style={{ marginBlockEnd: 12 }}>{translate('places.format', { types: TYPES, columns: COLUMNS })}</p>
          <UploadBox
            accept=".csv, .xlsx"
            maxFiles={1}
            disabled={!names.every((name) => isWhole(form[name]))}
            send={send}
            sendLabel={translate('places.checkFile')}
          />
        </Section>
      )}
      {check && check.problemCount > 0 && (
        <Section title={translate('cells.title')}>
          <CellProblems problems={check.problems} count={check.problemCount} />
        </Section>
      )}
      {checked && checked.check.problemCount === 0 && (
        <>
          <Alert severity="info">
            {translate('places.compared', { year: checked.check.year, before: checked.check.comparedWith })}
          </Alert>
          {apply.error !== null && (
            <Alert severity="error" role="alert">
              <bdi>{errorText(apply.error)}</bdi>
            </Alert>
          )}
          <Row wrap gap="s2" align="stretch">
            <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate(checked)}>
              {translate('places.apply', { year: checked.check.year })}
            </Button>
            <Button disabled={apply.isPending} onClick={() => setChecked(null)}>
              {translate('places.another')}
            </Button>
          </Row>
          <LimitsDiff check={checked.check} />
        </>
      )}
    </RecordPage>
  );
}
