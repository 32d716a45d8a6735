import { Alert, Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { placeServerErrors } from '../fields/form-errors';
import { ApiError } from '../providers/data/api-error';
import { useErrorText } from '../providers/i18n/useErrorText';
import { ErrorState } from '../ui/ErrorState';
import { Column } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { Explanation } from './Explanation';
import { ExplanationDock } from './ExplanationDock';
import { PricingHead } from './PricingHead';
import { MissingNotice } from './PricingNotices';
import { ExplanationSkeleton, ProgramsSkeleton } from './PricingSkeleton';
import { Programs } from './Programs';
import { Middle, useWide, Workspace } from './pricing-layout';
import { eligible } from './program-list';
import { ScenarioPanel } from './ScenarioPanel';
import { type Chosen, type ProgramFocus, useChosen } from './useChosenRate';
import type { usePricing } from './usePricing';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';

interface Props {
  /** The loan whose scenario it is, or `noLoan`. */
  readonly loan: LoanDocument;
  readonly scenario: Scenario;
  readonly focus: ProgramFocus;
  readonly pricing: ReturnType<typeof usePricing>;
  /** Default: that of choosing a program. */
  readonly title?: string | undefined;
  /** Buttons at the head of the page. */
  readonly actions?: ReactNode;
  /** What the page says before its prices, such as an offered draft. */
  readonly notice?: ReactNode;
  /** What follows the prices. */
  readonly below?: (chosen: Chosen | null) => ReactNode;
  /** The foot of the explanation; `pending` while the prices are those of an earlier scenario. */
  readonly foot: (chosen: Chosen, pending: boolean) => ReactNode;
  readonly children?: ReactNode;
}

/** Scenario, programs and explanation side by side, for a loan or for a scenario without one. */
export function PricingFrame({ loan, scenario, focus, pricing, title, actions, notice, below, foot, children }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { t } = usePricingText();
  const wide = useWide();
  const [expanded, setExpanded] = useState(scenario.missing.length > 0);
  const { list, error } = pricing;
  const chosen = useChosen(focus, list ? eligible(list.programs) : [], pricing.current);
  const { form } = scenario;
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
        {foot(chosen, pending)}
      </>
    );

  return (
    <Workspace data-wide={wide}>
      <ScenarioPanel scenario={scenario} loan={loan} open={expanded} onOpen={setExpanded} />
      <Middle>
        <PricingHead
          loan={loan}
          title={title}
          pricedAt={scenario.missing.length > 0 ? 0 : pricing.pricedAt}
          busy={pending && !error}
          lockDays={scenario.values.sProdRLckdDays}
          onLockDays={(days) => scenario.set('sProdRLckdDays', days)}
          actions={actions}
        />
        {notice}
        <MissingNotice
          names={scenario.missing}
          ofLoan={loan.sLNm !== ''}
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
        {below?.(chosen)}
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
      {children}
    </Workspace>
  );
}

function NoProgramSelected() {
  const { t } = usePricingText();
  return <p style={{ padding: 'var(--s5)', color: 'var(--text-3)' }}>{t('nothingChosen')}</p>;
}
