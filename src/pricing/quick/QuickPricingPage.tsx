import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { wholeScenario } from '../scenario-changes';
import { noLoan } from '../scenarios/no-loan';
import { useScenario } from '../useScenario';
import { QuickPricing } from './QuickPricing';
import { QuoteButton } from './QuoteButton';

/** /main/quick-pricing. The draft of a scenario ends when it is priced. */
export function QuickPricingPage() {
  const translate = useTranslate();
  const scenario = useScenario(noLoan, wholeScenario);
  const draft = usePlainDraft(scenario.form, formKey(useLocation().pathname));
  return (
    <QuickPricing
      scenario={scenario}
      title={translate('pages.quickPricing')}
      lead={translate('quickPricing.lead')}
      actions={(priced) => <QuoteButton priced={priced} />}
      offer={<DraftOffer draft={draft} />}
      onPriced={draft.remove}
    />
  );
}
