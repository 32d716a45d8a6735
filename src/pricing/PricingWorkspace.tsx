import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import type { LoanDocument } from '../../domain/loan/document';
import type { LoanPathKey } from '../../domain/pages/loan-path';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { LongSave } from '../crud/saving/LongSave';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { AsOfNotice } from './AsOfNotice';
import { ChooseFooter } from './ChooseFooter';
import { PricingFrame } from './PricingFrame';
import { RefusalDialog } from './RefusalDialog';
import { type Refusal, refusalOf, useChooseProgram } from './useChooseProgram';
import { type ProgramFocus, useProgramFocus } from './useChosenRate';
import { usePricing } from './usePricing';
import { usePricingText } from './usePricingText';
import { useReadOnlyReason } from './useReadOnlyReason';
import { type Scenario, useScenario } from './useScenario';

/** What the buttons of a page work with. */
interface PricingPage {
  readonly scenario: Scenario;
  readonly focus: ProgramFocus;
  readonly pricing: ReturnType<typeof usePricing>;
  readonly mayWrite: boolean;
  readonly asOf: string | null;
  readonly onAsOf: (asOf: string) => void;
}

interface Props {
  readonly loan: LoanDocument;
  /** Buttons of the page for the current scenario. */
  readonly actions?: (page: PricingPage) => ReactNode;
  /** Default: that of choosing a program. */
  readonly title?: string;
  /** Page of the loan that follows a choice. Default: Register My Loan. */
  readonly next?: LoanPathKey;
}

/** Scenario, programs and explanation for one loan. */
export function PricingWorkspace({ loan, actions, title, next = 'register' }: Props) {
  const scenario = useScenario(loan);
  const focus = useProgramFocus(loan);
  const [asOf, setAsOf] = useState<string | null>(null);
  const pricing = usePricing({
    loanNum: loan.sLNm,
    version: loan.version,
    changes: scenario.changes,
    focusedProgramId: focus.programId,
    asOf,
  });
  const readOnly = useReadOnlyReason(loan);
  const { t } = usePricingText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { form } = scenario;
  const draft = usePlainDraft(form, formKey(useLocation().pathname), readOnly === null);
  const choose = useChooseProgram(loan.sLNm, next, () => {
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
      title={title}
      actions={actions?.({ scenario, focus, pricing, mayWrite: readOnly === null, asOf, onAsOf: setAsOf })}
      notice={
        asOf !== null ? (
          <AsOfNotice asOf={asOf} onNow={() => setAsOf(null)} />
        ) : readOnly === null ? (
          <DraftOffer draft={draft} />
        ) : (
          <ReadOnlyNotice reason={[readOnly.reason, readOnly.writers].filter(Boolean).join(' ')} />
        )
      }
      foot={(chosen, pending) => (
        <ChooseFooter
          option={chosen.option}
          scenario={scenario}
          readOnly={asOf === null ? (readOnly?.reason ?? null) : t('asOf.readOnly')}
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
