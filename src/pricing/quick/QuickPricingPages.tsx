import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
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
  readonly form: UseFormReturn<QuickValues>;
  /** Offers a scenario from before. */
  readonly offer?: ReactNode;
  readonly onPriced?: () => void;
}

const useQuickForm = () => useForm<QuickValues>({ defaultValues: firstValues, mode: 'onTouched' });

/** Prices without a loan: the scenario and its eligible programs. */
function QuickPricing({ title, lead, isPublic = false, form, offer, onPriced }: Props) {
  const translate = useTranslate();
  const prices = useMutation({
    mutationFn: (values: QuickValues) => pricingCalls.quickPrice(values, isPublic),
    retry: false,
    onSuccess: () => onPriced?.(),
  });
  const { data, error, isPending, variables } = prices;
  const isOld = JSON.stringify(form.watch()) !== JSON.stringify(variables);
  // Field errors appear at their fields.
  const isOfField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead title={title} lead={lead} />
      {offer}
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

/** /public/pricing. A guest has no drafts. */
export function PublicPricingPage() {
  const translate = useTranslate();
  const form = useQuickForm();
  return (
    <QuickPricing isPublic form={form} title={translate('pages.pricing')} lead={translate('quickPricing.publicLead')} />
  );
}

/** /main/quick-pricing. The draft of a scenario ends when it is priced. */
export function QuickPricingPage() {
  const translate = useTranslate();
  const form = useQuickForm();
  const draft = usePlainDraft(form, formKey(useLocation().pathname));
  return (
    <QuickPricing
      form={form}
      title={translate('pages.quickPricing')}
      lead={translate('quickPricing.lead')}
      offer={<DraftOffer draft={draft} />}
      onPriced={draft.remove}
    />
  );
}
