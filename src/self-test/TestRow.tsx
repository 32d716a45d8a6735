import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { SelfTestName } from '../../domain/self-test/self-test';
import { useErrorText } from '../providers/i18n/useErrorText';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import type { TestState } from './useSelfTests';

const TestItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"icon text state button" / 20px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${token('s1')} ${token('s3')}`,
  padding: `${token('s3')} ${token('s4')}`,
  borderBlockStart: token('border'),
  '& > svg': { gridArea: 'icon' },
  '& > .text': { gridArea: 'text', minInlineSize: 0 },
  '& > .state': { gridArea: 'state', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > button': { gridArea: 'button' },
  '& h3': { fontSize: token('fs-text'), fontWeight: 600, lineHeight: '20px' },
  '& p': { color: token('text-2') },
  '& .todo': { color: token('bad-text') },
  '& .turning': { animation: 'turn 1s linear infinite' },
  '@keyframes turn': { to: { rotate: '1turn' } },
  '@media (prefers-reduced-motion: reduce)': { '& .turning': { animation: 'none' } },
  [theme.breakpoints.down('sm')]: {
    gridTemplate: '"icon text button" ". state state" / 20px minmax(0, 1fr) auto',
    alignItems: 'start',
  },
}));

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
    <TestItem>
      <Icon
        size={20}
        strokeWidth={1.6}
        aria-hidden="true"
        style={{ color }}
        className={state.kind === 'running' ? 'turning' : undefined}
      />
      <div className="text">
        <h3>{title}</h3>
        <p>{translate(`selfTest.${name}.what`)}</p>
        {state.kind === 'failed' && (
          <p className="todo" role="alert">
            {state.error ? <bdi>{errorText(state.error)}</bdi> : translate(`selfTest.${name}.todo`)}
          </p>
        )}
      </div>
      <span className="state" style={{ color }}>
        {state.kind === 'ok' || (state.kind === 'failed' && !state.error)
          ? translate(`selfTest.${state.kind}`, { time: count(state.milliseconds) })
          : translate(`selfTest.${state.kind === 'failed' ? 'noAnswer' : state.kind}`)}
      </span>
      <Button
        variant="outlined"
        disabled={state.kind === 'running'}
        aria-label={translate('selfTest.runOne', { name: title })}
        onClick={onRun}
      >
        {translate('selfTest.run')}
      </Button>
    </TestItem>
  );
}
