import { Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BookType, bookTypes } from '../../domain/contacts/contact-book';
import type { BookContact } from '../../domain/contacts/contact-book.schemas';
import { SearchField } from '../crud/SearchField';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { contactsCalls } from './contacts-calls';
import { Waiting } from './Waiting';

interface Props {
  readonly title: string;
  /** Label of the button of each contact. */
  readonly chooseLabel: string;
  readonly onChoose: (contact: BookContact) => void;
  readonly onClose: () => void;
}

function BookRow({ contact, label, onChoose }: { contact: BookContact; label: string; onChoose: () => void }) {
  const translate = useTranslate();
  const { name, company, role, phone, email, city, state } = contact;
  const facts = [company, phone, email, [city, state].filter(Boolean).join(', ')].filter((fact) => Boolean(fact));
  return (
    <Row as="li" gap="s3" paddingBlock="s3" afterSame={{ lineAbove: true }}>
      <Box flex={1} minInlineSize={0}>
        <Note as="small">{translate(`codes.AgentRoleT.${role}`)}</Note>
        <Text as="b" display="block" weight={500} overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Row wrap gap="0 s3">
          {facts.map((fact) => (
            <Text key={fact} as="bdi" color="text-2" size="small" overflowWrap="anywhere">
              {fact}
            </Text>
          ))}
        </Row>
      </Box>
      <Button variant="outlined" size="small" onClick={onChoose} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </Row>
  );
}

/** Searches the lender's contact book and chooses one of its contacts. */
export function BookDialog({ title, chooseLabel, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const id = useId();
  const [q, setQ] = useState('');
  const [type, setType] = useState<BookType | ''>('');
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.contactBook(), q.trim(), type],
    queryFn: ({ signal }) => contactsCalls.book(q.trim() ? { q: q.trim() } : {}, type || undefined, signal),
  });
  const more = data ? data.total - data.rows.length : 0;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ minBlockSize: 320, paddingBlockStart: '8px !important' }}>
        <Row gap="s2" wrap>
          <SearchField label={translate('contacts.book.search')} value={q} onChange={setQ} width={280} />
          <TextField
            select
            size="small"
            value={type}
            onChange={({ target }) => setType(bookTypes.find((each) => each === target.value) ?? '')}
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('contacts.book.type') } }}
            sx={{ inlineSize: { xs: '100%', sm: 180 } }}
          >
            <option value="">{translate('contacts.book.all')}</option>
            {bookTypes.map((each) => (
              <option key={each} value={each}>
                {translate(`contacts.book.${each}`)}
              </option>
            ))}
          </TextField>
        </Row>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Waiting />
        ) : data.rows.length === 0 ? (
          <EmptyState title={translate('contacts.book.none')}>{translate('contacts.book.noneText')}</EmptyState>
        ) : (
          <Box as="ul" aria-label={translate('contacts.book.found')} marginBlockStart="s2">
            {data.rows.map((contact) => (
              <BookRow key={contact.id} contact={contact} label={chooseLabel} onChoose={() => onChoose(contact)} />
            ))}
          </Box>
        )}
        <Text as="p" role="status" size="small" color="text-2">
          {more > 0 && translate('contacts.book.more', { smart_count: more, count: count(more) })}
        </Text>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
