import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../providers/data/api-error';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/layout/primitives';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import { pricingCalls } from '../pricing-calls';
import { QuickForm } from './QuickForm';
import { QuickPrices } from './QuickPrices';
import { firstValues, type QuickValues } from './quick-form';
import { scrollIntoView } from './scroll-into-view';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Available without signing in. */
  readonly isPublic?: boolean;
}

/** Prices without a loan: the scenario and its eligible programs. */
function QuickPricing({ title, lead, isPublic = false }: Props) {
  const translate = useTranslate();
  const form = useForm<QuickValues>({ defaultValues: firstValues, mode: 'onTouched' });
  const prices = useMutation({
    mutationFn: (values: QuickValues) => pricingCalls.quickPrice(values, isPublic),
    retry: false,
  });
  const { data, error, isPending, variables } = prices;
  const isOld = JSON.stringify(form.watch()) !== JSON.stringify(variables);
  // Field errors appear at their fields.
  const isOfField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={title} lead={lead} />
      <QuickForm form={form} busy={isPending} error={error} onAsk={(values) => prices.mutate(values)} />
      {error && !isOfField ? (
        <Section>
          <ErrorState
            error={error}
            title={translate('quickPricing.failed')}
            {...(variables ? { onRetry: () => prices.mutate(variables) } : {})}
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

/** /public/pricing. */
export function PublicPricingPage() {
  const translate = useTranslate();
  return <QuickPricing isPublic title={translate('pages.pricing')} lead={translate('quickPricing.publicLead')} />;
}

/** /main/quick-pricing. */
export function QuickPricingPage() {
  const translate = useTranslate();
  return <QuickPricing title={translate('pages.quickPricing')} lead={translate('quickPricing.lead')} />;
}
