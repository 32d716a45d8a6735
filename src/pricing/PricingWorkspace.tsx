import { Alert, Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import type { LoanDocument } from '../../domain/loan/document';
import { DraftOffer } from '../crud/drafts/DraftOffer';
import { usePlainDraft } from '../crud/drafts/usePlainDraft';
import { LongSave } from '../crud/saving/LongSave';
import { placeServerErrors } from '../fields/form-errors';
import { ApiError } from '../providers/data/api-error';
import { useErrorText } from '../providers/i18n/useErrorText';
import { ErrorState } from '../ui/ErrorState';
import { Column } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { ChooseFooter } from './ChooseFooter';
import { Explanation } from './Explanation';
import { ExplanationDock } from './ExplanationDock';
import { PricingHead } from './PricingHead';
import { MissingNotice } from './PricingNotices';
import { ExplanationSkeleton, ProgramsSkeleton } from './PricingSkeleton';
import { Programs } from './Programs';
import { Middle, useWide, Workspace } from './pricing-layout';
import { eligible } from './program-list';
import { RefusalDialog } from './RefusalDialog';
import { ScenarioPanel } from './ScenarioPanel';
import { type Refusal, refusalOf, useChooseProgram } from './useChooseProgram';
import { useChosen, useProgramFocus } from './useChosenRate';
import { usePricing } from './usePricing';
import { usePricingText } from './usePricingText';
import { useReadOnlyReason } from './useReadOnlyReason';
import { useScenario } from './useScenario';

/** Scenario, programs and explanation for one loan. */
export function PricingWorkspace({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { t } = usePricingText();
  const wide = useWide();
  const scenario = useScenario(loan);
  const focus = useProgramFocus(loan);
  const [expanded, setExpanded] = useState(scenario.missing.length > 0);
  const pricing = usePricing({
    loanNum: loan.sLNm,
    version: loan.version,
    changes: scenario.changes,
    focusedProgramId: focus.programId,
  });
  const { list, error } = pricing;
  const chosen = useChosen(focus, list ? eligible(list.programs) : [], pricing.current);
  const readOnly = useReadOnlyReason(loan);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { form } = scenario;
  const draft = usePlainDraft(form, formKey(useLocation().pathname), readOnly === null);
  const choose = useChooseProgram(loan.sLNm, () => {
    // What the loan does not keep is no edit any more.
    form.reset(form.getValues());
    draft.remove();
  });
  useEffect(() => {
    placeServerErrors(form, error);
  }, [error, form]);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;

  const pending = pricing.busy || !scenario.settled || !pricing.current;
  const why = (close?: () => void): ReactNode =>
    chosen && (
      <>
        <Explanation
          program={chosen.program}
          option={chosen.option}
          onPick={({ Rate }) => focus.pick(Rate)}
          {...(close ? { onClose: close } : {})}
        />
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
      </>
    );

  return (
    <Workspace data-wide={wide}>
      <LongSave saving={choose.isPending} />
      <ScenarioPanel scenario={scenario} loan={loan} open={expanded} onOpen={setExpanded} />
      <Middle>
        <PricingHead
          loan={loan}
          pricedAt={pricing.pricedAt}
          busy={pending && !error}
          lockDays={scenario.values.sProdRLckdDays}
          onLockDays={(days) => scenario.set('sProdRLckdDays', days)}
        />
        {readOnly === null ? (
          <DraftOffer draft={draft} />
        ) : (
          <ReadOnlyNotice reason={[readOnly.reason, readOnly.writers].filter(Boolean).join(' ')} />
        )}
        <MissingNotice
          names={scenario.missing}
          onGo={(name) => {
            setExpanded(true);
            requestAnimationFrame(() => form.setFocus(name));
          }}
        />
        {list && !scenario.sound && (
          <Alert severity="warning" role="status">
            {t('outdated')}
          </Alert>
        )}
        {error && list && (
          <Alert
            severity="error"
            action={
              <Button size="small" variant="text" onClick={pricing.refetch}>
                {translate('states.retry')}
              </Button>
            }
          >
            {t('failed')} {errorText(error)}
          </Alert>
        )}
        {error && !list && <ErrorState error={error} title={t('failed')} onRetry={pricing.refetch} />}
        {!error && !list && <ProgramsSkeleton />}
        {list && (
          <Programs
            list={list}
            own={loan.sLpTemplateId}
            focus={focus}
            chosen={chosen}
            lockDays={scenario.values.sProdRLckdDays}
            onLockDays={(days) => scenario.set('sProdRLckdDays', days)}
            busy={pending}
            incomplete={scenario.missing.length > 0}
          />
        )}
        {!wide && chosen && <ExplanationDock chosen={chosen}>{why}</ExplanationDock>}
      </Middle>
      {wide && (
        <Column
          as="section"
          minInlineSize={0}
          minBlockSize={0}
          lineStart
          background="raised"
          aria-label={t('explanation')}
        >
          {chosen ? why() : list || error ? <NoProgramSelected /> : <ExplanationSkeleton />}
        </Column>
      )}
      <RefusalDialog refusal={refusal} onClose={() => setRefusal(null)} />
    </Workspace>
  );
}

function NoProgramSelected() {
  const { t } = usePricingText();
  return <p style={{ padding: 'var(--s5)', color: 'var(--text-3)' }}>{t('nothingChosen')}</p>;
}
