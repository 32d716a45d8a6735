import { Switch } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type ElementProps, Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { RadioTile } from './RadioTile';

const Help = (props: ElementProps<'p'>) => <Note as="p" lineHeight={1.35} {...props} />;

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
        <RadioTile
          key={each}
          group={name}
          checked={each === value}
          onChoose={() => onChange(each)}
          placeItems="center"
          minBlockSize={30}
          paddingInline="s2"
          radius="s"
          color="text-2"
          weight={500}
          textAlign="center"
          onHover={{ color: 'text' }}
          whenChecked={{ background: 'surface', color: 'accent-text', ring: 'line-strong' }}
          onTouch={{ minBlockSize: 44 }}
        >
          {text(each)}
        </RadioTile>
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
