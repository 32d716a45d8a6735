import { Button, IconButton } from '@mui/material';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Box, Note } from '../../ui/layout/primitives';
import { PlainButton } from '../../ui/PlainButton';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { useClosingText } from './useClosingText';

interface Row {
  readonly id: string;
  readonly Description: string;
}

interface Props<Kind extends Row> {
  /** Key of its texts: title, add and empty. */
  readonly of: 'adjustments' | 'prorations';
  readonly rows: readonly Kind[];
  readonly editable: boolean;
  readonly columns: readonly {
    readonly key: string;
    readonly numeric?: boolean;
    readonly cell: (row: Kind) => ReactNode;
  }[];
  readonly onRemove: (id: string) => Promise<unknown>;
  readonly dialog: (row: Kind | undefined, close: () => void) => ReactNode;
}

const card = { display: 'block', paddingBlock: 's2' } as const;
const cell = { display: 'block', textAlign: 'start', padding: '2 s4' } as const;

/** A list of what is settled between the parties, each with a small form. */
export function ClosingRecords<Kind extends Row>({ of, rows, editable, columns, onRemove, dialog }: Props<Kind>) {
  const t = useClosingText();
  const notify = useNotify();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<Kind | 'new'>();
  const remove = async (id: string): Promise<void> => {
    try {
      await onRemove(id);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
  return (
    <Section
      title={t(`${of}.title`)}
      flush
      aside={
        editable && (
          <Button
            variant="text"
            size="small"
            startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t(`${of}.add`)}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <Box padding="0 s4 s4">
          <Note size="body">{t(`${of}.empty`)}</Note>
        </Box>
      ) : (
        <Box overflowX="auto">
          <Table
            cells={{ padding: 's2 s3' }}
            edge="s4"
            heads={{ whiteSpace: 'nowrap' }}
            phoneLabels="before"
            belowSm={{ display: 'block' }}
          >
            <Box as="thead" belowSm={{ display: 'none' }}>
              <tr>
                <th scope="col">{t('description')}</th>
                {columns.map(({ key, numeric }) => (
                  <th key={key} scope="col" data-numeric={numeric}>
                    {t(`columns.${key}`)}
                  </th>
                ))}
                {editable && <td />}
              </tr>
            </Box>
            <Box as="tbody" belowSm={{ display: 'block' }}>
              {rows.map((row) => (
                <Box as="tr" key={row.id} belowSm={card}>
                  <Box as="th" scope="row" weight={400} belowSm={cell}>
                    {editable ? (
                      <PlainButton color="accent-text" onClick={() => setEdited(row)}>
                        <bdi>{row.Description}</bdi>
                      </PlainButton>
                    ) : (
                      <bdi>{row.Description}</bdi>
                    )}
                  </Box>
                  {columns.map(({ key, numeric, cell: content }) => (
                    <Box as="td" key={key} data-numeric={numeric} data-label={t(`columns.${key}`)} belowSm={cell}>
                      {content(row)}
                    </Box>
                  ))}
                  {editable && (
                    <Box as="td" inlineSize={40} paddingBlock={0} belowSm={{ ...cell, inlineSize: 'auto' }}>
                      <IconButton
                        size="small"
                        aria-label={t('remove', { name: row.Description })}
                        onClick={() => void remove(row.id)}
                      >
                        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
                      </IconButton>
                    </Box>
                  )}
                </Box>
              ))}
            </Box>
          </Table>
        </Box>
      )}
      {edited && dialog(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
    </Section>
  );
}
