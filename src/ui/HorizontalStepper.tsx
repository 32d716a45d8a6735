import { Box, Stack, Text } from './layout/primitives';
import type { StyleProps } from './layout/style-props';
import { type Step, StepPoint } from './StepPoint';

/** Steps are stacked in a narrow window. */
const besideEachOther: StyleProps = {
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 0,
  paddingInline: 's2',
};
const belowItsPoint: StyleProps = {
  columns: 'none',
  justifyItems: 'center',
  gap: 2,
  paddingInline: 2,
  lineHeight: '16px',
  textAlign: 'center',
};

const isReached = (step: Step | undefined): boolean => step?.state === 'done' || step?.state === 'paused';

/** The line from the previous step: in the accent color if both were reached. */
const Connector = ({ done }: { readonly done: boolean }) => (
  <Box
    as="i"
    display="none"
    position="absolute"
    insetBlockStart={8}
    insetInlineStart="calc(-50% + 13px)"
    insetInlineEnd="calc(50% + 13px)"
    blockSize={2}
    radius={1}
    background={done ? 'accent' : 'line-strong'}
    fromMd={{ display: 'block' }}
    aria-hidden="true"
  />
);

/** Horizontal steps, each with its date. */
export function HorizontalStepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <Stack as="ol" gap="s2" padding="2 s4 s4" fromMd={besideEachOther} aria-label={label}>
      {steps.map(({ key, state, label: name, value }, index) => (
        <Stack
          as="li"
          key={key}
          position="relative"
          columns="18px 1fr auto"
          gap="s3"
          size="small"
          fromMd={belowItsPoint}
          data-state={state}
          aria-current={state === 'next' ? 'step' : undefined}
        >
          {index > 0 && <Connector done={isReached(steps[index - 1]) && isReached(steps[index])} />}
          <StepPoint state={state} fromMd={{ marginBlock: '0 4' }} />
          <Text as="b" color={state === 'todo' ? 'text-2' : 'text'} weight={500} fromMd={{ minBlockSize: 32 }}>
            {name}
          </Text>
          <Text as="bdi" className="num" color="text-3">
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
