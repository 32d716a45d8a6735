import Button from '@mui/material/Button';
import type { ChecklistItem } from '../../domain/post-closing/post-closing.schemas';
import { Box, Note } from '../ui/layout/primitives';
import { ItemState } from './ItemState';
import { usePostClosingText } from './usePostClosingText';

function Received({ item }: { readonly item: ChecklistItem }) {
  const { date } = usePostClosingText();
  const { receivedOn, receivedBy, document, exception } = item;
  if (exception !== null) return <bdi>{exception}</bdi>;
  if (receivedOn === null) return document ? <Note>{document.name}</Note> : '–';
  return (
    <>
      <bdi>{date(receivedOn)}</bdi>
      <Note display="block">
        <bdi>{[receivedBy, document?.name].filter(Boolean).join(' · ')}</bdi>
      </Note>
    </>
  );
}

interface Props {
  readonly item: ChecklistItem;
  readonly onEdit: () => void;
}

/** A document of the checklist; on a phone a card. */
export function ChecklistRow({ item, onEdit }: Props) {
  const { t, date, nameOf } = usePostClosingText();
  const { kind, label, state, dueOn } = item;
  return (
    <Box as="tr" belowSm={{ display: 'grid', columns: 'repeat(2, minmax(0, 1fr))', paddingBlock: 's2' }}>
      <Box as="th" scope="row" belowSm={{ gridColumn: '1 / -1' }}>
        {nameOf(kind, label)}
      </Box>
      <td data-label={t('checklist.state')}>
        <ItemState state={state} />
      </td>
      <td data-label={t('checklist.due')}>
        <bdi>{date(dueOn)}</bdi>
      </td>
      <td data-label={t('checklist.received')}>
        <Received item={item} />
      </td>
      <Box as="td" belowSm={{ alignSelf: 'end' }}>
        <Button
          size="small"
          variant="text"
          aria-label={t('checklist.editOf', { what: nameOf(kind, label) })}
          onClick={onEdit}
          sx={{ marginBlock: '-4px', marginInline: '-8px' }}
        >
          {t('checklist.edit')}
        </Button>
      </Box>
    </Box>
  );
}
