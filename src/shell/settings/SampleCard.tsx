import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note, Row } from '../../ui/layout/primitives';
import { RadioTile } from './RadioTile';

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
    <RadioTile
      {...{ group, checked, onChoose }}
      label={name}
      alignContent="start"
      gap="s1"
      padding="s2"
      border
      radius="l"
      background="surface"
      onHover={{ border: 'strong', background: 'hover' }}
      whenChecked={{ border: 'accent', ring: 'accent' }}
    >
      {children}
      <Row as="span" justify="space-between" minBlockSize={20} gap="s2" weight={500} iconColor="accent-text">
        {name}
        {checked && <Check size={16} strokeWidth={1.6} aria-hidden="true" />}
      </Row>
      {note && <Note lineHeight={1.35}>{note}</Note>}
    </RadioTile>
  );
}
