import { Box, Stack } from './layout/primitives';
import { type Step, StepPoint } from './StepPoint';

/** The line from a step to the next one. */
const Connector = ({ done }: { readonly done: boolean }) => (
  <Box
    as="i"
    position="absolute"
    insetBlockStart={22}
    insetBlockEnd={1}
    insetInlineStart={8}
    inlineSize={2}
    radius={1}
    background={done ? 'accent' : 'line-strong'}
    aria-hidden="true"
  />
);

/** Vertical steps, each with its date. A step with a date is done. */
export function VerticalStepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, state, label: name, value }, index) => (
        <Stack
          as="li"
          key={key}
          position="relative"
          columns="18px minmax(0, 1fr) auto"
          columnGap="s3"
          paddingBlockEnd="s3"
          color={state === 'todo' ? 'text-3' : undefined}
          lineHeight="20px"
          data-state={state}
          aria-current={state === 'next' ? 'step' : undefined}
        >
          {index < steps.length - 1 && <Connector done={state === 'done' || state === 'paused'} />}
          <StepPoint state={state} />
          <span>{name}</span>
          <bdi className="num">{value}</bdi>
        </Stack>
      ))}
    </ol>
  );
}
