import { Alert, Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { groupConditions, isConditionCategory } from '../../domain/underwriting/condition-categories';
import { useRows } from '../providers/data/useRecords';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Note, Stack, Text } from '../ui/layout/primitives';
import type { ConditionTemplate } from './added-conditions';
import { useCategoryText } from './TermFields';

const ALL = { page: 1, perPage: 1000 };
const byName = { field: 'name', order: 'ASC' } as const;

/** In the order of the categories (COND-03), and by name in each. */
const inOrder = (templates: readonly ConditionTemplate[]): readonly ConditionTemplate[] =>
  groupConditions(templates.map((one, number) => ({ ...one, number }))).flatMap(({ conditions }) => conditions);

interface Props {
  /** IDs of the templates that the conditions are made from. */
  readonly chosen: readonly string[];
  readonly full: boolean;
  readonly onChoose: (templates: readonly ConditionTemplate[]) => void;
}

/** Chooses templates by category, several at once: type to find one, Enter adds it. Without templates there is nothing to choose. */
export function TemplateChoice({ chosen, full, onChoose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const categoryText = useCategoryText();
  const { data, error } = useRows(
    'main/admin/condition-template',
    { pagination: ALL, sort: byName, filter: { active: true } },
    { onError: () => undefined },
  );
  if (error)
    return <Alert severity="warning">{translate('conditions.add.noTemplates', { why: errorText(error) })}</Alert>;
  if (data?.length === 0) return null;
  const templates = inOrder(data ?? []);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      loading={data === undefined}
      options={templates}
      value={templates.filter(({ id }) => chosen.includes(id))}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={({ id }) => full && !chosen.includes(id)}
      groupBy={({ cat }) => (isConditionCategory(cat) ? categoryText(cat) : cat)}
      filterOptions={(options, { inputValue }) => {
        const typed = inputValue.trim().toLowerCase();
        return options.filter((one) => `${one.cat} ${one.name} ${one.description}`.toLowerCase().includes(typed));
      }}
      onChange={(_event, templates) => onChoose(templates)}
      renderOption={({ key, ...option }, { name, description }) => (
        <li key={key} {...option}>
          <Stack minInlineSize={0}>
            <Text dir="auto">{name}</Text>
            <Note overflowWrap="anywhere">
              <bdi>{description}</bdi>
            </Note>
          </Stack>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('conditions.add.templates')}
          helperText={translate('conditions.add.templatesHelp')}
        />
      )}
    />
  );
}
