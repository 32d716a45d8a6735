import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistItem, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { Note } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { AddItemDialog } from './AddItemDialog';
import { ItemDialog } from './ItemDialog';
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

/** The documents that the loan must have after funding, with what the desk said about each. */
export function ChecklistSection({ view }: { readonly view: PostClosingView }) {
  const { t, date, nameOf } = usePostClosingText();
  const [editing, setEditing] = useState<ChecklistItem | null>(null);
  const [adding, setAdding] = useState(false);
  const open = view.items.filter(({ state }) => state === 'late' || state === 'expected').length;
  return (
    <Section
      title={t('checklist.title')}
      flush
      aside={
        <Button
          size="small"
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('add.open')}
        </Button>
      }
    >
      <Note as="p" paddingInline="s4" paddingBlockEnd="s2">
        {open === 0 ? t('checklist.complete') : t('checklist.open', { count: open })}
      </Note>
      <Table
        cells={{ padding: 's2 s3', verticalAlign: 'top' }}
        edge="s4"
        heads={{ whiteSpace: 'nowrap' }}
        aria-label={t('checklist.title')}
      >
        <thead>
          <tr>
            {(['document', 'state', 'due', 'received'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`checklist.${name}`)}
              </th>
            ))}
            <th scope="col" aria-label={t('checklist.edit')} />
          </tr>
        </thead>
        <tbody>
          {view.items.map((item) => (
            <tr key={item.kind}>
              <th scope="row">{nameOf(item.kind, item.label)}</th>
              <td>
                <ItemState state={item.state} />
              </td>
              <td>
                <bdi>{date(item.dueOn)}</bdi>
              </td>
              <td>
                <Received item={item} />
              </td>
              <td>
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('checklist.editOf', { what: nameOf(item.kind, item.label) })}
                  onClick={() => setEditing(item)}
                >
                  {t('checklist.edit')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {editing && <ItemDialog view={view} item={editing} onClose={() => setEditing(null)} />}
      {adding && <AddItemDialog view={view} onClose={() => setAdding(false)} />}
    </Section>
  );
}
