import { Button, IconButton } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { KindInput } from '../fields/KindInput';
import { Box, Row, Stack, Text } from '../ui/layout/primitives';
import type { CommitmentValues } from './commitment-form';

const MOST = 30;
const NO_ADJUSTMENT = { description: '', rate: '0.000', price: '0.000', margin: '0.000' };
const text: ValueSpec = { kind: 'text', maxLength: 100 };
const points: ValueSpec = { kind: 'decimal', scale: 3, min: -99, max: 99 };

/** The adjustments of the investor's price: they explain it and are included in it. */
export function AdjustmentInputs() {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray<CommitmentValues, 'adjustments'>({ name: 'adjustments' });
  const label = (name: string) => translate(`investor.adjustment.${name}`);
  return (
    <Stack gap="s3">
      <Text as="h3" size="body" weight={600}>
        {translate('investor.adjustment.title')}
      </Text>
      {fields.map(({ id }, index) => (
        <Stack
          key={id}
          columns="minmax(0, 1fr)"
          gap="s3"
          align="start"
          fromSm={{ columns: 'minmax(0, 3fr) repeat(3, minmax(0, 1fr)) auto' }}
        >
          <KindInput
            name="description"
            source={`adjustments.${index}.description`}
            spec={text}
            label={label('description')}
            required
          />
          {(['price', 'rate', 'margin'] as const).map((part) => (
            <KindInput
              key={part}
              name={part}
              source={`adjustments.${index}.${part}`}
              spec={points}
              label={label(part)}
              required
            />
          ))}
          <Box paddingBlockStart="s5">
            <IconButton
              size="small"
              aria-label={translate('investor.adjustment.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </Box>
        </Stack>
      ))}
      <Row>
        <Button
          disabled={fields.length >= MOST}
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => append(NO_ADJUSTMENT)}
        >
          {translate('investor.adjustment.add')}
        </Button>
      </Row>
    </Stack>
  );
}
