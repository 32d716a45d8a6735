import { Autocomplete, IconButton, TextField } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { CONDITION_DOC_TYPE } from '../../domain/documents/document-types';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { documentTypeNames } from '../../domain/underwriting/condition-document-types';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useFormats } from '../providers/i18n/useFormats';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { type MatchedFile, reasonsOf } from './matched-files';

const types: readonly string[] = [CONDITION_DOC_TYPE, ...documentTypeNames];

interface Props {
  readonly match: MatchedFile;
  /** Open conditions, in the order of the list. */
  readonly conditions: readonly Condition[];
  readonly disabled: boolean;
  readonly onChange: (changes: Partial<MatchedFile>) => void;
  readonly onRemove: () => void;
}

/** Says why a condition is suggested, or that the user has to choose. */
function useHint() {
  const translate = useTranslate();
  const { list } = useFormats();
  return (match: MatchedFile): string => {
    const reasons = reasonsOf(match);
    if (reasons.length > 0) {
      const why = list(reasons.map((reason) => translate(`conditions.upload.reasons.${reason}`)));
      return translate('conditions.upload.suggested', { why });
    }
    if (match.conditionIds.length > 0) return '';
    return translate(`conditions.upload.${match.suggestion.conditions.length > 1 ? 'several' : 'unmatched'}`);
  };
}

/** A chosen file with its document type and the conditions that it answers. */
export function MatchedFileRow({ match, conditions, disabled, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const hint = useHint();
  const { name, docType, source } = match;
  const suggested = match.suggestion.conditions.map(({ conditionId }) => conditionId);
  // Those that may be meant come first.
  const offered = [
    ...conditions.filter(({ id }) => suggested.includes(id)),
    ...conditions.filter(({ id }) => !suggested.includes(id)),
  ];
  return (
    <Stack as="li" gap="s3" padding="s3 s4">
      <Row gap="s2" justify="space-between">
        <Text weight={500} overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={translate('upload.remove', { name })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Row>
      <Stack gap="s3" columns="minmax(0, 1fr)" fromMd={{ columns: '220px minmax(0, 1fr)' }} align="start">
        {'docId' in source ? (
          <Text as="p" color="text-2" overflowWrap="anywhere">
            {translate('conditions.upload.storedAs', { type: docType })}
          </Text>
        ) : (
          <Autocomplete
            disableClearable
            disabled={disabled}
            options={types}
            value={docType}
            onChange={(_event, chosen) => onChange({ docType: chosen })}
            renderInput={(input) => (
              <TextField
                {...input}
                label={translate('conditions.upload.type')}
                slotProps={{
                  htmlInput: { ...input.inputProps, 'aria-label': translate('conditions.upload.docType', { name }) },
                }}
              />
            )}
          />
        )}
        <Autocomplete
          multiple
          disableCloseOnSelect
          disabled={disabled}
          options={offered}
          value={conditions.filter(({ id }) => match.conditionIds.includes(id))}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          getOptionKey={({ id }) => id}
          getOptionLabel={(condition) => `${conditionName(condition)} · ${condition.description}`}
          onChange={(_event, chosen) => onChange({ conditionIds: chosen.map(({ id }) => id) })}
          renderInput={(input) => (
            <TextField
              {...input}
              label={translate('conditions.title')}
              slotProps={{
                htmlInput: { ...input.inputProps, 'aria-label': translate('conditions.upload.conditions', { name }) },
              }}
            />
          )}
        />
      </Stack>
      {hint(match) && <Note role="status">{hint(match)}</Note>}
    </Stack>
  );
}
