import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LongSave } from '../../crud/saving/LongSave';
import { Box, Row, Stack, Text } from '../../ui/layout/primitives';
import { useRoleName } from '../useRoleName';
import { cellCount, type RowChange } from './draft';

interface Props {
  readonly changes: readonly RowChange[];
  /** Label of a changed cell: its column, with the new value unless it is a checkbox. */
  readonly nameOf: (cell: RowChange['cells'][number]) => string;
  /** What the changes do not achieve on their own. */
  readonly warnings: readonly string[];
  /** The users affected, once known. */
  readonly whom: ReactNode;
  readonly saving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Whether a change gives access, takes it away, or leaves only reading. */
function kindOf({ before, after }: RowChange['cells'][number]) {
  if (after === '') return { sign: '− ', color: 'bad-text' } as const;
  if (before === 'w' && after === 'r') return { sign: '', color: 'warn-text' } as const;
  return { sign: '+ ', color: 'ok-text' } as const;
}

/** Pending changes, their roles, and the users they affect. */
export function ChangeBar({ changes, nameOf, warnings, whom, saving, onDiscard, onSave }: Props) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const cells = cellCount(changes);
  return (
    <Stack
      as="section"
      position="sticky"
      insetBlockEnd={0}
      zIndex={3}
      flex="none"
      columns="minmax(0, 250px) minmax(0, 1fr) auto"
      align="center"
      gap="s6"
      padding="s3 s5"
      lineAbove="strong"
      background="canvas"
      belowMd={{ columns: 'minmax(0, 1fr)', gap: 's2', padding: 's3 s4' }}
      aria-label={translate('people.bar.label')}
    >
      <div>
        <Text as="p" weight={600} role="status">
          {translate('people.bar.changes', { smart_count: cells })}{' '}
          {translate('people.bar.inRoles', { smart_count: changes.length })}
        </Text>
        <Text as="p" marginBlockStart={2} color="text-2" size="small" lineHeight="16px" aria-live="polite">
          {whom}
        </Text>
      </div>
      <Box as="ul" maxBlockSize={104} overflow="auto" size="small" lineHeight="20px" belowMd={{ maxBlockSize: 62 }}>
        {changes.map(({ row, cells: changed }) => (
          <Row as="li" wrap align="stretch" columnGap="s3" key={row.key}>
            <Text as="b" inlineSize={132} weight={500}>
              <bdi>{roleName(row.key)}</bdi>
            </Text>
            {changed.map((cell) => {
              const { sign, color } = kindOf(cell);
              return (
                <Text key={cell.column} color={color}>
                  {sign}
                  {nameOf(cell)}
                </Text>
              );
            })}
            <Text as="small" color="text-3" size="inherit">
              {translate('people.bar.people', { smart_count: row.people })}
            </Text>
          </Row>
        ))}
        {warnings.map((warning) => (
          <Text as="li" key={warning} color="warn-text">
            {warning}
          </Text>
        ))}
      </Box>
      <Row align="stretch" gap="s2" belowMd={{ justify: 'flex-end' }}>
        <Button variant="text" onClick={onDiscard} disabled={saving}>
          {translate('dialogs.discard')}
        </Button>
        <Button variant="contained" onClick={onSave} loading={saving}>
          {translate('people.bar.save', { smart_count: cells })}
        </Button>
        <LongSave saving={saving} />
      </Row>
    </Stack>
  );
}
