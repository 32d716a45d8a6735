import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { useRoleName } from '../useRoleName';
import { cellCount, type RowChange } from './draft';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 250px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token('s6'),
  padding: `${token('s3')} ${token('s5')}`,
  borderBlockStart: `1px solid ${token('line-strong')}`,
  background: token('canvas'),
  '& .what': { fontWeight: 600 },
  '& .whom': { marginBlockStart: 2, color: token('text-2'), fontSize: token('fs-small'), lineHeight: '16px' },
  '& ul': { maxBlockSize: 104, overflow: 'auto', fontSize: token('fs-small'), lineHeight: '20px' },
  '& li': { display: 'flex', flexWrap: 'wrap', columnGap: token('s3') },
  '& li b': { inlineSize: 132, fontWeight: 500 },
  '& .given': { color: token('ok-text') },
  '& .taken': { color: token('bad-text') },
  '& li small': { color: token('text-3'), fontSize: 'inherit' },
  '& .acts': { display: 'flex', gap: token('s2') },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('s2'),
    padding: `${token('s3')} ${token('s4')}`,
    '& ul': { maxBlockSize: 62 },
    '& .acts': { justifyContent: 'flex-end' },
  },
}));

interface Props {
  readonly changes: readonly RowChange[];
  /** Label of a changed cell: its column, with the new value unless it is a checkbox. */
  readonly nameOf: (cell: RowChange['cells'][number]) => string;
  /** The users affected, once known. */
  readonly whom: ReactNode;
  readonly saving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Pending changes, their roles, and the users they affect. */
export function ChangeBar({ changes, nameOf, whom, saving, onDiscard, onSave }: Props) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const cells = cellCount(changes);
  return (
    <Bar aria-label={translate('people.bar.label')}>
      <div>
        <p className="what" role="status">
          {translate('people.bar.changes', { smart_count: cells })}{' '}
          {translate('people.bar.inRoles', { smart_count: changes.length })}
        </p>
        <p className="whom" aria-live="polite">
          {whom}
        </p>
      </div>
      <ul>
        {changes.map(({ row, cells: changed }) => (
          <li key={row.key}>
            <b>
              <bdi>{roleName(row.key)}</bdi>
            </b>
            {changed.map((cell) => (
              <span key={cell.column} className={cell.after === '' ? 'taken' : 'given'}>
                {cell.after === '' ? '− ' : '+ '}
                {nameOf(cell)}
              </span>
            ))}
            <small>{translate('people.bar.people', { smart_count: row.people })}</small>
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button variant="text" onClick={onDiscard} disabled={saving}>
          {translate('dialogs.discard')}
        </Button>
        <Button variant="contained" onClick={onSave} loading={saving}>
          {translate('people.bar.save', { smart_count: cells })}
        </Button>
      </div>
    </Bar>
  );
}
