import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';
import { radioOver } from './SettingsParts';

const Card = styled('label')({
  display: 'grid',
  alignContent: 'start',
  gap: token('s1'),
  padding: token('s2'),
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  '&:hover': { borderColor: token('line-strong'), background: token('hover') },
  '&:has(:checked)': { borderColor: token('accent'), boxShadow: `0 0 0 1px ${token('accent')}` },
  ...radioOver,
});

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 20,
  gap: token('s2'),
  fontWeight: 500,
  '& svg': { flex: 'none', color: token('accent-text') },
});

const Note = styled('span')({ color: token('text-3'), fontSize: token('fs-small'), lineHeight: 1.35 });

interface Props {
  readonly group: string;
  readonly name: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** The picture. */
  readonly children: ReactNode;
}

/** A choice with a preview; one radio button of a group. */
export function SampleCard({ group, name, note, checked, onChoose, children }: Props) {
  return (
    <Card>
      <input type="radio" name={group} aria-label={name} checked={checked} onChange={onChoose} />
      {children}
      <Name>
        {name}
        {checked && <Check size={16} strokeWidth={1.6} aria-hidden="true" />}
      </Name>
      {note && <Note>{note}</Note>}
    </Card>
  );
}
