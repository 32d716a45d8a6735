import { useTranslate } from 'react-admin';
import { guestScenario } from '../scenario-changes';
import { noLoan } from '../scenarios/no-loan';
import { useScenario } from '../useScenario';
import { QuickPricing } from './QuickPricing';

/** /public/pricing. A guest has no drafts. */
export function PublicPricingPage() {
  const translate = useTranslate();
  const scenario = useScenario(noLoan, guestScenario);
  return (
    <QuickPricing
      isGuest
      scenario={scenario}
      title={translate('pages.pricing')}
      lead={translate('quickPricing.publicLead')}
    />
  );
}
