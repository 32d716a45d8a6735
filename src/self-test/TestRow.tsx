import { Button } from '@mui/material';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { SelfTestName } from '../../domain/self-test/self-test';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Box, Stack, Text } from '../ui/layout/primitives';
import type { TestState } from './useSelfTests';

const looks = {
  waiting: { icon: CircleDashed, color: token('text-3') },
  running: { icon: LoaderCircle, color: token('text-3') },
  ok: { icon: CircleCheck, color: token('ok-text') },
  failed: { icon: CircleX, color: token('bad-text') },
} as const;

interface Props {
  readonly name: SelfTestName;
  readonly state: TestState;
  readonly onRun: () => void;
}

/** One test with its description, result and, after a failure, what to do. */
export function TestRow({ name, state, onRun }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count } = useFormats();
  const { icon: Icon, color } = looks[state.kind];
  const title = translate(`selfTest.${name}.title`);
  return (
    <Stack
      as="li"
      gridTemplate='"icon text state button" / 20px minmax(0, 1fr) auto auto'
      align="center"
      gap="s1 s3"
      padding="s3 s4"
      lineAbove
      belowSm={{ gridTemplate: '"icon text button" ". state state" / 20px minmax(0, 1fr) auto', align: 'start' }}
    >
      <Icon
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        style={{ color, animation: state.kind === 'running' ? 'turn 1s linear infinite' : undefined }}
      />
      <Box gridArea="text" minInlineSize={0}>
        <Text as="h3" size="text" weight={600} lineHeight="20px">
          {title}
        </Text>
        <Text as="p" color="text-2">
          {translate(`selfTest.${name}.what`)}
        </Text>
        {state.kind === 'failed' && (
          <Text as="p" color="bad-text" role="alert">
            {state.error ? <bdi>{errorText(state.error)}</bdi> : translate(`selfTest.${name}.todo`)}
          </Text>
        )}
      </Box>
      <Text gridArea="state" numeric whiteSpace="nowrap" style={{ color }}>
        {state.kind === 'ok' || (state.kind === 'failed' && !state.error)
          ? translate(`selfTest.${state.kind}`, { time: count(state.milliseconds) })
          : translate(`selfTest.${state.kind === 'failed' ? 'noAnswer' : state.kind}`)}
      </Text>
      <Button
        sx={{ gridArea: 'button' }}
        variant="outlined"
        disabled={state.kind === 'running'}
        aria-label={translate('selfTest.runOne', { name: title })}
        onClick={onRun}
      >
        {translate('selfTest.run')}
      </Button>
    </Stack>
  );
}
