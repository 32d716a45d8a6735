import { FileDown, History, Save, Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { useSessionUser } from '../access/public';
import { ActionMenu } from '../ui/ActionMenu';
import { AsOfDialog } from './AsOfDialog';
import { AnalysisButton } from './analysis/AnalysisButton';
import { explainedRate, quoteChoices } from './quote/quote-choices';
import { RateQuoteDialog } from './quote/RateQuoteDialog';
import { PricingHistoryDialog } from './saved/PricingHistoryDialog';
import { SavePricingDialog } from './saved/SavePricingDialog';
import { valuesOfStored } from './scenarios/stored-values';
import type { ProgramFocus } from './useChosenRate';
import type { usePricing } from './usePricing';
import type { Scenario } from './useScenario';

interface Props {
  readonly loan: LoanDocument;
  readonly scenario: Scenario;
  readonly focus: ProgramFocus;
  readonly pricing: ReturnType<typeof usePricing>;
  readonly mayWrite: boolean;
  readonly asOf: string | null;
  readonly onAsOf: (asOf: string) => void;
}

/** What can be done with the prices of a loan: analyze, save, compare with earlier ones, quote, and price a past time. */
export function LoanPricingActions({ loan, scenario, focus, pricing, mayWrite, asOf, onAsOf }: Props) {
  const translate = useTranslate();
  const isStaff = useSessionUser()?.isPml === false;
  const [dialog, setDialog] = useState<'save' | 'history' | 'quote' | 'as-of' | null>(null);
  const close = (): void => setDialog(null);
  const programs = pricing.list?.programs ?? [];
  const isPriced = pricing.current && scenario.settled && scenario.missing.length === 0;
  const isNow = isPriced && asOf === null;
  const choices = isNow ? quoteChoices(programs, focus) : [];
  const action = (key: NonNullable<typeof dialog>, label: string, icon: typeof Save) => ({
    ...{ key, label, icon },
    onChoose: () => setDialog(key),
  });
  return (
    <>
      <AnalysisButton
        priced={{ loanNum: loan.sLNm, version: loan.version, changes: scenario.changes }}
        focus={focus}
        disabled={scenario.missing.length > 0}
      />
      <ActionMenu
        label={translate('scenarios.more')}
        actions={[
          ...(mayWrite && isNow ? [action('save', translate('scenarios.history.save'), Save)] : []),
          action('history', translate('scenarios.history.title'), History),
          ...(choices.length > 0 ? [action('quote', translate('scenarios.quote.title'), FileDown)] : []),
          ...(isStaff ? [action('as-of', translate('pricing.asOf.title'), Timer)] : []),
        ]}
      />
      {dialog === 'save' && (
        <SavePricingDialog
          loan={loan}
          changes={scenario.changes}
          lockDays={scenario.values.sProdRLckdDays}
          chosen={explainedRate(programs, focus)}
          onClose={close}
        />
      )}
      {dialog === 'history' && (
        <PricingHistoryDialog
          loanNum={loan.sLNm}
          onReopen={({ inputs, chosen }) => {
            scenario.open(valuesOfStored(inputs));
            const [option] = chosen?.RateOption ?? [];
            if (chosen && option) focus.choose(chosen.lLpTemplateId, option.Rate);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'quote' && (
        <RateQuoteDialog loanNum={loan.sLNm} changes={scenario.changes} choices={choices} onClose={close} />
      )}
      {dialog === 'as-of' && <AsOfDialog onChoose={onAsOf} onClose={close} />}
    </>
  );
}
