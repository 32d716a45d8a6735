import { Checkbox, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Edoc } from '../../domain/documents/document.schemas';
import { MAX_ATTACHED_AT_ONCE } from '../../domain/underwriting/condition-limits';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';

/** The documents that the user chose. */
export interface Chosen {
  readonly docIds: readonly string[];
}

interface ChoiceProps {
  readonly document: Edoc;
  readonly fits: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: () => void;
}

function Choice({ document, fits, checked, disabled, onChange }: ChoiceProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const id = useId();
  const { name, doc_type: type, folderName, createdBy, createdTime, lenderOnly } = document;
  return (
    <Row as="li" align="start" gap="s2" paddingBlock={6}>
      <Checkbox
        size="small"
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        slotProps={{ input: { id, 'aria-describedby': `${id}-facts` } }}
      />
      <Stack as="label" htmlFor={id} flex={1} minInlineSize={0} cursor="pointer">
        <Text weight={500} overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Note id={`${id}-facts`}>
          {fits && <b>{translate('conditions.attach.fits')} · </b>}
          <bdi>{type}</bdi> · <bdi>{folderName}</bdi> · <bdi>{createdBy}</bdi> · <bdi>{instant(createdTime)}</bdi>
          {lenderOnly && <> · {translate('conditions.attach.lenderOnly')}</>}
        </Note>
      </Stack>
    </Row>
  );
}

interface Props {
  readonly documents: readonly Edoc[];
  readonly fits: (document: Edoc) => boolean;
}

/** Check boxes for documents, with a search by name, type, folder and user. What is chosen stays in the list. */
export function DocumentChoices({ documents, fits }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { field } = useController<Chosen, 'docIds'>({
    name: 'docIds',
    rules: { validate: (docIds) => docIds.length > 0 },
  });
  const isChosen = ({ docId }: Edoc): boolean => field.value.includes(docId);
  const wanted = search.trim().toLocaleLowerCase();
  const isFound = ({ name, doc_type, folderName, createdBy }: Edoc): boolean =>
    [name, doc_type, folderName, createdBy].some((text) => text.toLocaleLowerCase().includes(wanted));
  const shown = documents.filter((one) => isChosen(one) || isFound(one));
  const toggle = ({ docId }: Edoc) =>
    field.onChange(field.value.includes(docId) ? field.value.filter((id) => id !== docId) : [...field.value, docId]);
  if (documents.length === 0) return <p>{translate('conditions.attach.none')}</p>;
  return (
    <Stack gap="s2">
      <TextField
        autoFocus
        type="search"
        label={translate('conditions.attach.filter')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {shown.length === 0 ? (
        <p role="status">{translate('conditions.attach.noMatch')}</p>
      ) : (
        <Box as="ul" dividers aria-label={translate('conditions.attach.list')}>
          {shown.map((document) => (
            <Choice
              key={document.docId}
              document={document}
              fits={fits(document)}
              checked={isChosen(document)}
              disabled={!isChosen(document) && field.value.length >= MAX_ATTACHED_AT_ONCE}
              onChange={() => toggle(document)}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
