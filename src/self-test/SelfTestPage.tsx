import { Button } from '@mui/material';
import { Play } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { selfTests } from '../../domain/self-test/self-test';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { Section } from '../ui/Section';
import { SystemState } from './SystemState';
import { TestRow } from './TestRow';
import { useSelfTests } from './useSelfTests';

/** /main/admin/test: runs one or all self-tests of the portal. */
export function SelfTestPage() {
  const translate = useTranslate();
  const { states, run, runAll, isRunning, done, failed } = useSelfTests();
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        title={translate('pages.test')}
        lead={translate('selfTest.lead')}
        actions={
          <Button
            variant="contained"
            loading={isRunning}
            loadingPosition="start"
            startIcon={<Play size={16} strokeWidth={1.6} aria-hidden="true" className="flip" />}
            onClick={() => void runAll()}
          >
            {translate('selfTest.runAll')}
          </Button>
        }
      />
      <Section
        flush
        title={translate('selfTest.parts')}
        aside={
          <span role="status">
            {done === 0
              ? translate('selfTest.notYet')
              : failed === 0
                ? translate('selfTest.allWork', { count: done, smart_count: done })
                : translate('selfTest.someFail', { count: failed, smart_count: failed })}
          </span>
        }
      >
        <ul>
          {selfTests.map((name) => (
            <TestRow key={name} name={name} state={states[name]} onRun={() => void run(name)} />
          ))}
        </ul>
      </Section>
      <SystemState />
    </Stack>
  );
}
