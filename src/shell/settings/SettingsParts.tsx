import { Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { token } from '../../theme/tokens';
import { type ElementProps, Row, Stack, Text } from '../../ui/layout/primitives';

/** A card or button as a radio button: an invisible input on top takes pointer and focus. */
export const radioOver = {
  position: 'relative',
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: `2px solid ${token('focus')}`, outlineOffset: 2 },
} as const;

const Help = (props: ElementProps<'p'>) => <Text as="p" color="text-3" size="small" lineHeight={1.35} {...props} />;

interface GroupProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** A titled group of choices. */
export function SettingsGroup({ title, help, children }: GroupProps) {
  const id = useId();
  return (
    <Stack as="section" gap="s2" aria-labelledby={id}>
      <Text as="h3" size="body" weight={600} id={id}>
        {title}
      </Text>
      {help && <Help>{help}</Help>}
      {children}
    </Stack>
  );
}

const Segment = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 30,
  paddingInline: token('s2'),
  borderRadius: token('r-s'),
  color: token('text-2'),
  fontWeight: 500,
  textAlign: 'center',
  '&:hover': { color: token('text') },
  '&:has(:checked)': {
    background: token('surface'),
    boxShadow: `0 0 0 1px ${token('line-strong')}`,
    color: token('accent-text'),
  },
  '@media (pointer: coarse)': { minBlockSize: 44 },
  ...radioOver,
});

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A radio group displayed as a row of buttons. */
export function Segmented<Value extends string>({ label, value, values, text, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Stack
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
      gap={2}
      padding={2}
      border
      radius="m"
      background="sunken"
      role="radiogroup"
      aria-label={label}
    >
      {values.map((each) => (
        <Segment key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {text(each)}
        </Segment>
      ))}
    </Stack>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with a description. */
export function SwitchRow({ label, help, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row justify="space-between" gap="s3" onTouch={{ minBlockSize: 44 }}>
      <label htmlFor={id}>
        {label}
        <Help id={`${id}-help`}>{help}</Help>
      </label>
      <Switch
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, 'aria-label': label, 'aria-describedby': `${id}-help` } }}
      />
    </Row>
  );
}
