import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';
import { Row, Text } from '../../ui/layout/primitives';
import { radioOver } from './SettingsParts';

const SampleFrame = styled('label')({
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
    <SampleFrame>
      <input type="radio" name={group} aria-label={name} checked={checked} onChange={onChoose} />
      {children}
      <Row as="span" justify="space-between" minBlockSize={20} gap="s2" weight={500} iconColor="accent-text">
        {name}
        {checked && <Check size={16} strokeWidth={1.6} aria-hidden="true" />}
      </Row>
      {note && (
        <Text color="text-3" size="small" lineHeight={1.35}>
          {note}
        </Text>
      )}
    </SampleFrame>
  );
}
