import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { AnalysisButton } from '../analysis/AnalysisButton';
import { PricingFrame } from '../PricingFrame';
import { wholeScenario } from '../scenario-changes';
import { useProgramFocus } from '../useChosenRate';
import { usePricing } from '../usePricing';
import { useScenario } from '../useScenario';
import { noLoan } from './no-loan';

/** /main/pricing: prices a whole scenario without a loan, again after each change. */
export function PriceMyLoanPage() {
  const translate = useTranslate();
  const scenario = useScenario(noLoan, wholeScenario);
  const focus = useProgramFocus(noLoan);
  const pricing = usePricing({
    loanNum: null,
    version: noLoan.version,
    changes: scenario.changes,
    focusedProgramId: focus.programId,
  });
  const draft = usePlainDraft(scenario.form, formKey(useLocation().pathname));
  return (
    <PricingFrame
      loan={noLoan}
      scenario={scenario}
      focus={focus}
      pricing={pricing}
      title={translate('pages.pricing')}
      actions={
        <AnalysisButton
          priced={{ loanNum: null, version: noLoan.version, changes: scenario.changes }}
          focus={focus}
          disabled={scenario.missing.length > 0}
        />
      }
      notice={<DraftOffer draft={draft} />}
      foot={() => null}
    />
  );
}
