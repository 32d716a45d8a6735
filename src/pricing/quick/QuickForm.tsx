import { Button, Collapse } from '@mui/material';
import { type FormEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { showServerErrors } from '../../fields/form-errors';
import { Row, Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { ScenarioBasics } from '../ScenarioBasics';
import type { ScenarioValues } from '../scenario-values';
import { noLoan } from '../scenarios/no-loan';
import type { Scenario } from '../useScenario';
import { MoreFacts } from './MoreFacts';
import { useMoreFacts } from './useMoreFacts';

interface Props {
  readonly scenario: Scenario;
  readonly isGuest: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onAsk: (values: ScenarioValues) => void;
}

/** The scenario of quick pricing: what a price needs, all further facts if they are opened, and the button that requests prices. */
export function QuickForm({ scenario, isGuest, busy, error, onAsk }: Props) {
  const translate = useTranslate();
  const { form } = scenario;
  const more = useMoreFacts(scenario);
  useEffect(() => {
    showServerErrors(form, error);
  }, [error, form]);
  const submit = (event: FormEvent): void => void form.handleSubmit(onAsk, more.showErrors)(event);
  return (
    <FormProvider {...form}>
      <Section title={translate('quickPricing.scenario')}>
        <form onSubmit={submit} noValidate>
          <Stack minColumn={216} gap="s4" align="start">
            <ScenarioBasics scenario={scenario} loan={noLoan} quick />
          </Stack>
          <Collapse in={more.open} id={more.id}>
            {more.wasOpened && <MoreFacts scenario={scenario} isGuest={isGuest} />}
          </Collapse>
          <Row wrap justify="space-between" gap="s3" align="stretch" marginBlockStart="s4">
            <Button variant="text" aria-expanded={more.open} aria-controls={more.id} onClick={more.toggle}>
              {translate(more.open ? 'quickPricing.fewer' : 'quickPricing.more')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} sx={{ inlineSize: { xs: '100%', sm: 'auto' } }}>
              {translate('quickPricing.ask')}
            </Button>
          </Row>
        </form>
      </Section>
    </FormProvider>
  );
}
