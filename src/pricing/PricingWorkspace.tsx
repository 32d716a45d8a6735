import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import type { LoanDocument } from '../../domain/loan/document';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { LongSave } from '../crud/saving/LongSave';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { ChooseFooter } from './ChooseFooter';
import { PricingFrame } from './PricingFrame';
import { RefusalDialog } from './RefusalDialog';
import { type Refusal, refusalOf, useChooseProgram } from './useChooseProgram';
import { useProgramFocus } from './useChosenRate';
import { usePricing } from './usePricing';
import { useReadOnlyReason } from './useReadOnlyReason';
import { type Scenario, useScenario } from './useScenario';

interface Props {
  readonly loan: LoanDocument;
  /** Buttons of the page for the current scenario. */
  readonly actions?: (scenario: Scenario) => ReactNode;
}

/** Scenario, programs and explanation for one loan. */
export function PricingWorkspace({ loan, actions }: Props) {
  const scenario = useScenario(loan);
  const focus = useProgramFocus(loan);
  const pricing = usePricing({
    loanNum: loan.sLNm,
    version: loan.version,
    changes: scenario.changes,
    focusedProgramId: focus.programId,
  });
  const readOnly = useReadOnlyReason(loan);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { form } = scenario;
  const draft = usePlainDraft(form, formKey(useLocation().pathname), readOnly === null);
  const choose = useChooseProgram(loan.sLNm, () => {
    // What the loan does not keep is no edit any more.
    form.reset(form.getValues());
    draft.remove();
  });
  return (
    <PricingFrame
      loan={loan}
      scenario={scenario}
      focus={focus}
      pricing={pricing}
      actions={actions?.(scenario)}
      notice={
        readOnly === null ? (
          <DraftOffer draft={draft} />
        ) : (
          <ReadOnlyNotice reason={[readOnly.reason, readOnly.writers].filter(Boolean).join(' ')} />
        )
      }
      foot={(chosen, pending) => (
        <ChooseFooter
          option={chosen.option}
          scenario={scenario}
          readOnly={readOnly?.reason ?? null}
          pending={pending}
          busy={choose.isPending}
          onChoose={() =>
            choose.mutate(
              { ...chosen, scenario: scenario.changes },
              { onError: (failure) => setRefusal(refusalOf(failure, chosen)) },
            )
          }
        />
      )}
    >
      <LongSave saving={choose.isPending} />
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(null)} />
    </PricingFrame>
  );
}
