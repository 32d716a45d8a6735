import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { optionLists } from '../../../domain/reference/option-lists';
import { RecordEdit } from '../../crud/RecordEdit';
import { loadOptionChanges } from '../../fields/codes/option-changes';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { pageById } from '../../pages/page-table';
import type { RecordOf } from '../../providers/data/resource-types';
import { DataTable } from '../../ui/DataTable';
import { Section } from '../../ui/Section';
import { LoanSetupTabs } from './LoanSetupTabs';

const LIST = pageById('admin-loan-setup-option').path;
const FIRST = optionLists[0];

function ListChoice({ list }: { readonly list: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { label } = useFieldLabels();
  return (
    <TextField
      select
      label={translate('lender.options.list')}
      value={list}
      onChange={(event) => navigate(`${LIST}/${event.target.value}`)}
      slotProps={{ select: { native: true } }}
      sx={{ inlineSize: 360, maxInlineSize: '100%' }}
    >
      {optionLists.map((each) => (
        <option key={each} value={each}>
          {label(each)}
        </option>
      ))}
    </TextField>
  );
}

function Rows({ list }: { readonly list: string }) {
  const translate = useTranslate();
  const { standardCode } = useFieldLabels();
  const { control } = useFormContext<RecordOf<'options'>>();
  const options = useWatch({ control, name: 'options' }) ?? [];
  const rows = options.map((option, place) => ({ ...option, place }));
  const nameOf = (code: string): string => standardCode(list, code);
  return (
    <DataTable
      label={translate('pages.codedOptions')}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { key: 'standard', label: translate('lender.options.standard'), width: 220, cell: ({ code }) => nameOf(code) },
        { key: 'code', label: translate('lender.options.code'), width: 72, cell: ({ code }) => <bdi>{code}</bdi> },
        {
          key: 'ownLabel',
          label: translate('lender.options.own'),
          width: 320,
          cell: ({ code, place }) => (
            <Controller
              control={control}
              name={`options.${place}.ownLabel`}
              render={({ field: { ref, value, onChange, ...field } }) => (
                <TextField
                  {...field}
                  inputRef={ref}
                  value={value ?? ''}
                  onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
                  hiddenLabel
                  fullWidth
                  slotProps={{
                    htmlInput: {
                      maxLength: 100,
                      dir: 'auto',
                      'aria-label': translate('lender.options.ownOf', { name: nameOf(code) }),
                    },
                  }}
                />
              )}
            />
          ),
        },
        {
          key: 'active',
          label: translate('lender.options.inUse'),
          width: 88,
          cell: ({ code, place }) => (
            <Controller
              control={control}
              name={`options.${place}.active`}
              render={({ field: { ref, value, ...field } }) => (
                <Switch
                  {...field}
                  checked={value !== false}
                  slotProps={{
                    input: { ref, 'aria-label': translate('lender.options.inUseOf', { name: nameOf(code) }) },
                  }}
                />
              )}
            />
          ),
        },
      ]}
    />
  );
}

/** Applies saved names to this window at once. */
function Follow({ version }: { readonly version: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new names
  useEffect(() => void loadOptionChanges(), [version]);
  return null;
}

/** The lender's names for the codes of a list, and which codes are in use. */
export function OptionsPage() {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { id = FIRST } = useParams();
  return (
    <RecordEdit
      key={id}
      resource="options"
      fields={{}}
      id={id}
      title={() => translate('pages.loanSetup')}
      lead={() => translate('lender.options.lead')}
      list={LIST}
      below={({ version }) => <Follow version={version} />}
    >
      <LoanSetupTabs at="admin-loan-setup-option" onPage />
      <ListChoice list={id} />
      <Section title={label(id)} flush>
        <Rows list={id} />
      </Section>
    </RecordEdit>
  );
}
