import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dot } from '../../ui/layout/Dot';
import { Row, Stack, Text } from '../../ui/layout/primitives';
import { MenuItem } from '../../ui/overlays';
import { dotToken } from '../../ui/StatusDot';
import { useRoleName } from '../useRoleName';
import type { MatrixPart } from './columns';
import { type CellValue, type Draft, draftValue, isChanged, type MatrixRow } from './draft';

interface Props {
  readonly parts: readonly MatrixPart[];
  readonly rows: readonly MatrixRow[];
  readonly draft: Draft;
  readonly onSet: (row: MatrixRow, column: string, value: CellValue) => void;
  /** Values to choose from, with labels. Absent: a switch. */
  readonly choices?: readonly { readonly value: CellValue; readonly label: string }[];
  /** Opens the role's history. */
  readonly onRole: (row: MatrixRow) => void;
}

/** The matrix on a phone: one role at a time, as a list. */
export function RoleCards({ parts, rows, draft, onSet, choices, onRole }: Props) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const [chosen, setChosen] = useState('');
  const row = rows.find(({ key }) => key === chosen) ?? rows[0];
  if (!row) return null;
  const input = (key: string, id: string) => {
    const value = draftValue(row, key, draft);
    if (!choices) {
      const flip = (): void => onSet(row, key, value === 'on' ? '' : 'on');
      return <Switch id={id} checked={value === 'on'} onChange={flip} />;
    }
    return (
      <ToggleButtonGroup
        aria-labelledby={id}
        exclusive
        value={value}
        onChange={(_, next: CellValue | null) => next !== null && onSet(row, key, next)}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice.value} value={choice.value}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  };
  return (
    <Stack flex={1} columns="minmax(0, 1fr)" alignContent="start" gap="s4" padding="s4" lineAbove>
      <TextField
        select
        label={translate('people.role.role')}
        value={row.key}
        onChange={(event) => setChosen(event.target.value)}
        helperText={translate('people.bar.people', { smart_count: row.people })}
        sx={{ '& label': { paddingBlock: 'var(--s2)' } }}
      >
        {rows.map(({ key }) => (
          <MenuItem key={key} value={key}>
            <bdi>{roleName(key)}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="text"
        startIcon={<History size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => onRole(row)}
        sx={{ justifySelf: 'start', px: 0 }}
      >
        {translate('people.role.historyOf', { role: roleName(row.key) })}
      </Button>
      {parts.map((part) => (
        <section key={part.key} aria-label={part.label}>
          {part.groups.map((group) => (
            <div key={group.key}>
              <Row as="h2" gap="s2" size="body" weight={600}>
                {group.color ? <Dot fill={dotToken(group.color)} /> : null}
                {group.color ? `${part.label}: ${group.label}` : group.label}
              </Row>
              <ul>
                {group.columns.map(({ key, label }) => (
                  <Row
                    as="li"
                    key={key}
                    justify="space-between"
                    gap="s3"
                    minBlockSize={48}
                    // The thumb of a switch extends past its end.
                    paddingInlineEnd="s1"
                    lineBelow
                    background={isChanged(row, key, draft) ? 'selected' : undefined}
                  >
                    {choices ? (
                      <span id={`cell-${key}`}>{label}</span>
                    ) : (
                      <Text as="label" flex={1} paddingBlock="s2" htmlFor={`cell-${key}`}>
                        {label}
                      </Text>
                    )}
                    {input(key, `cell-${key}`)}
                  </Row>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
