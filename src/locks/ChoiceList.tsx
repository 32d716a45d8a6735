import { Radio } from '@mui/material';
import { useId } from 'react';
import { Box, Note, Row, Text } from '../ui/layout/primitives';

export interface Choice {
  readonly value: number;
  readonly label: string;
  readonly note: string;
  /** What it costs, at the end of the line. */
  readonly figure: string;
  readonly disabled: boolean;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: number | null;
  readonly onChoose: (value: number) => void;
}

/** Ways to choose from, each with its cost. */
export function ChoiceList({ label, choices, value, onChoose }: Props) {
  const name = useId();
  return (
    <Box as="fieldset" margin={0} padding={0} border radius="m" overflow="clip">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice, index) => (
        <Row
          as="label"
          key={choice.value}
          gap="s2"
          padding="s2 s3"
          align="start"
          cursor={choice.disabled ? 'default' : 'pointer'}
          lineAbove={index > 0}
          background={choice.value === value ? 'selected' : 'none'}
          onTouch={{ minBlockSize: 44 }}
        >
          <Radio
            size="small"
            name={name}
            sx={{ padding: 0, marginBlockStart: '2px' }}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChoose(choice.value)}
          />
          <Box flex={1} minInlineSize={0}>
            <Text as="span" display="block" weight={500} color={choice.disabled ? 'text-3' : 'text'}>
              {choice.label}
            </Text>
            <Note display="block">{choice.note}</Note>
          </Box>
          <Text weight={500} whiteSpace="nowrap" numeric>
            <bdi>{choice.figure}</bdi>
          </Text>
        </Row>
      ))}
    </Box>
  );
}
