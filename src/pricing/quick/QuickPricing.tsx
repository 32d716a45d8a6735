import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { QuickPrice } from '../../../domain/pricing/quick-price.schemas';
import { ApiError } from '../../providers/data/api-error';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import { pricingCalls } from '../pricing-calls';
import { guestScenario, type ScenarioChanges, wholeScenario } from '../scenario-changes';
import type { Scenario } from '../useScenario';
import { QuickForm } from './QuickForm';
import { QuickPrices } from './QuickPrices';
import { scrollIntoView } from './scroll-into-view';

/** The prices of the scenario that the form shows. */
export interface Priced {
  readonly asked: ScenarioChanges;
  readonly prices: QuickPrice;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly scenario: Scenario;
  readonly isGuest?: boolean;
  /** Buttons at the head of the page; null while there are no prices, or those of an earlier scenario. */
  readonly actions?: (priced: Priced | null) => ReactNode;
  /** Offers a scenario from before. */
  readonly offer?: ReactNode;
  readonly onPriced?: () => void;
}

/** Prices without a loan: the scenario and its eligible programs. */
export function QuickPricing({ title, lead, scenario, isGuest = false, actions, offer, onPriced }: Props) {
  const translate = useTranslate();
  const changesOf = isGuest ? guestScenario : wholeScenario;
  const request = useMutation({
    mutationFn: (asked: ScenarioChanges) => pricingCalls.quickPrice(asked, isGuest),
    retry: false,
    onSuccess: () => onPriced?.(),
  });
  const { data, error, isPending, variables } = request;
  const isOld = JSON.stringify(changesOf(scenario.values)) !== JSON.stringify(variables);
  // Errors of fields appear at their fields, if the form has them.
  const inputs = scenario.form.control._names.mount;
  const wrong = error instanceof ApiError ? Object.keys(error.fields) : [];
  const isOfField = wrong.length > 0 && wrong.every((name) => inputs.has(name));
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        title={title}
        lead={lead}
        actions={actions?.(data && variables && !isOld ? { asked: variables, prices: data } : null)}
      />
      {offer}
      <QuickForm
        scenario={scenario}
        isGuest={isGuest}
        busy={isPending}
        error={error}
        onAsk={(values) => request.mutate(changesOf(values))}
      />
      {error && !isOfField ? (
        <Section>
          <ErrorState
            error={error}
            title={translate('quickPricing.failed')}
            {...(variables ? { onRetry: () => request.mutate(variables) } : {})}
          />
        </Section>
      ) : isPending || data ? (
        <div ref={scrollIntoView} style={{ scrollMarginBlockStart: 64 }}>
          <QuickPrices prices={data} busy={isPending} isOld={isOld} />
        </div>
      ) : (
        <Section>
          <EmptyState icon={Calculator} title={translate('quickPricing.firstTitle')}>
            {translate('quickPricing.firstText')}
          </EmptyState>
        </Section>
      )}
    </Stack>
  );
}
