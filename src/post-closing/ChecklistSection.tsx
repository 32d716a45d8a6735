import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistItem, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { AddItemDialog } from './AddItemDialog';
import { ChecklistRow } from './ChecklistRow';
import { ItemDialog } from './ItemDialog';
import { usePostClosingText } from './usePostClosingText';

/** The documents that the loan must have after funding, with what the desk said about each. */
export function ChecklistSection({ view }: { readonly view: PostClosingView }) {
  const { t } = usePostClosingText();
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
        cells={{ padding: 's2 s3', verticalAlign: 'top', belowSm: { padding: '2 s4' } }}
        edge="s4"
        heads={{ whiteSpace: 'nowrap' }}
        phoneLabels="above"
        belowSm={{ display: 'block' }}
        aria-label={t('checklist.title')}
      >
        <Box as="thead" belowSm={{ display: 'none' }}>
          <tr>
            {(['document', 'state', 'due', 'received'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`checklist.${name}`)}
              </th>
            ))}
            <th scope="col">
              <Text visuallyHidden>{t('checklist.edit')}</Text>
            </th>
          </tr>
        </Box>
        <Box as="tbody" belowSm={{ display: 'block' }}>
          {view.items.map((item) => (
            <ChecklistRow key={item.kind} item={item} onEdit={() => setEditing(item)} />
          ))}
        </Box>
      </Table>
      {editing && <ItemDialog view={view} item={editing} onClose={() => setEditing(null)} />}
      {adding && <AddItemDialog view={view} onClose={() => setAdding(false)} />}
    </Section>
  );
}
