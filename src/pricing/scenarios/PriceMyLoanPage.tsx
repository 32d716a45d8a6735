import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Note } from '../../ui/layout/primitives';
import { AsOfNotice } from '../AsOfNotice';
import { AnalysisButton } from '../analysis/AnalysisButton';
import { PricingFrame } from '../PricingFrame';
import { quoteChoices } from '../quote/quote-choices';
import { wholeScenario } from '../scenario-changes';
import { useProgramFocus } from '../useChosenRate';
import { usePricing } from '../usePricing';
import { useScenario } from '../useScenario';
import { noLoan } from './no-loan';
import { ScenarioActions } from './ScenarioActions';
import { valuesOfStored } from './stored-values';
import { useOpenedScenario } from './useScenarios';

/** /main/pricing: prices a whole scenario without a loan, again after each change. */
export function PriceMyLoanPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const scenario = useScenario(noLoan, wholeScenario);
  const focus = useProgramFocus(noLoan);
  const [asOf, setAsOf] = useState<string | null>(null);
  const pricing = usePricing({
    loanNum: null,
    version: noLoan.version,
    changes: scenario.changes,
    focusedProgramId: focus.programId,
    asOf,
  });
  const opened = useOpenedScenario();
  const { open } = scenario;
  const isPriced = pricing.current && scenario.settled && scenario.missing.length === 0 && asOf === null;
  const stored = opened.scenario?.fields;
  useEffect(() => {
    if (stored) open(valuesOfStored(stored));
  }, [stored, open]);
  const draft = usePlainDraft(scenario.form, formKey(useLocation().pathname));
  return (
    <PricingFrame
      loan={noLoan}
      scenario={scenario}
      focus={focus}
      pricing={pricing}
      title={translate('pages.pricing')}
      actions={
        <ScenarioActions
          fields={wholeScenario(scenario.values)}
          sound={scenario.sound}
          incomplete={scenario.missing.length > 0}
          opened={opened.scenario}
          onOpen={opened.open}
          quotes={isPriced ? quoteChoices(pricing.list?.programs ?? [], focus) : []}
          onAsOf={setAsOf}
        >
          <AnalysisButton
            priced={{ loanNum: null, version: noLoan.version, changes: scenario.changes }}
            focus={focus}
            disabled={scenario.missing.length > 0}
          />
        </ScenarioActions>
      }
      notice={
        <>
          {asOf !== null && <AsOfNotice asOf={asOf} onNow={() => setAsOf(null)} />}
          <DraftOffer draft={draft} />
          {opened.error && (
            <Alert severity="error" onClose={() => opened.open(null)}>
              {errorText(opened.error)}
            </Alert>
          )}
          {opened.scenario && (
            <Note as="p">
              {translate(opened.scenario.isOwn ? 'scenarios.openedOwn' : 'scenarios.openedOf', {
                name: opened.scenario.name,
                owner: opened.scenario.owner,
              })}
            </Note>
          )}
        </>
      }
      foot={() => null}
    />
  );
}
