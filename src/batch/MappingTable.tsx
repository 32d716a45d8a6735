import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FileColumns } from '../../domain/batch/batch.schemas';
import type { ColumnMapping, FieldSource } from '../../domain/batch/mapping';
import type { RecordFields } from '../../domain/records/record-fields';
import { ownValue } from '../../domain/tables/own-value';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Stack } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { MenuItem } from '../ui/overlays';
import { Table } from '../ui/Table';
import { useColumnLabel } from './useColumnLabel';
import { useOptionText } from './useOptionText';

const block: StyleProps = { display: 'block' };
const NONE = 'none';
const SAME = 'same';

interface Props {
  readonly fields: RecordFields;
  readonly file: FileColumns;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const chosenOf = (source: FieldSource | undefined): string =>
  source === undefined ? NONE : 'column' in source ? String(source.column) : SAME;

const without = (mapping: ColumnMapping, name: string): ColumnMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([other]) => other !== name));

/** Says for each field which column of the file has it, or which value all rows have. */
export function MappingTable({ fields, file, mapping, onChange }: Props) {
  const translate = useTranslate();
  const label = useColumnLabel();
  const optionText = useOptionText();
  const { line } = useFormats();
  const choose = (name: string, chosen: string): void => {
    const rest = without(mapping, name);
    if (chosen === NONE) onChange(rest);
    else onChange({ ...rest, [name]: chosen === SAME ? { value: '' } : { column: Number(chosen) } });
  };
  const titleOf = (place: number): string =>
    file.titles[place] || translate('batch.new.untitled', { number: place + 1 });
  return (
    <Box overflow="auto">
      <Table cells={{ padding: 's2 s3', verticalAlign: 'top' }} phoneLabels="above" belowSm={block}>
        <Box as="thead" belowSm={{ display: 'none' }}>
          <tr>
            <th scope="col">{translate('batch.new.field')}</th>
            <th scope="col">{translate('batch.new.source')}</th>
            <th scope="col">{translate('batch.new.sample')}</th>
          </tr>
        </Box>
        <Box as="tbody" belowSm={block}>
          {Object.entries(fields).map(([name, { required, options }]) => {
            const source = ownValue<FieldSource>(mapping, name);
            const samples =
              source && 'column' in source
                ? file.samples.map((cells) => cells[source.column] ?? '').filter(Boolean)
                : [];
            return (
              <Box as="tr" key={name} belowSm={{ display: 'grid', paddingBlock: 's2' }}>
                <th scope="row">
                  {label(name)}
                  {required ? ' *' : null}
                </th>
                <td data-label={translate('batch.new.source')}>
                  <Stack gap="s2" minInlineSize={180}>
                    <TextField
                      select
                      size="small"
                      value={chosenOf(source)}
                      error={required === true && source === undefined}
                      onChange={({ target }) => choose(name, target.value)}
                      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label(name) } } }}
                    >
                      <MenuItem value={NONE}>{translate('batch.new.none')}</MenuItem>
                      <MenuItem value={SAME}>{translate('batch.new.same')}</MenuItem>
                      {file.titles.map((title, place) => (
                        // Titles can repeat; the place of a column is what tells them apart.
                        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                        <MenuItem key={`${place} ${title}`} value={String(place)}>
                          <bdi>{titleOf(place)}</bdi>
                        </MenuItem>
                      ))}
                    </TextField>
                    {source && 'value' in source ? (
                      <TextField
                        size="small"
                        label={translate('batch.new.value')}
                        value={source.value}
                        select={options !== undefined}
                        onChange={({ target }) => onChange({ ...mapping, [name]: { value: target.value } })}
                      >
                        {options?.map((option) => (
                          <MenuItem key={option} value={option}>
                            {optionText(name, option)}
                          </MenuItem>
                        ))}
                      </TextField>
                    ) : null}
                  </Stack>
                </td>
                <Box as="td" color="text-2" overflowWrap="anywhere" data-label={translate('batch.new.sample')}>
                  <bdi>{samples.slice(0, 3).join(' · ') || '–'}</bdi>
                  {options && source && 'column' in source ? (
                    <Note as="p">
                      {translate('batch.accepts', { list: line(options.map((option) => optionText(name, option))) })}
                    </Note>
                  ) : null}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Table>
    </Box>
  );
}
