import { useId, useState } from 'react';
import type { ScenarioName } from '../scenario-values';
import type { Scenario } from '../useScenario';

/** The short form, in which the property type also sets the units. */
const shortNames: readonly ScenarioName[] = [
  ...(['sLPurposeT', 'sProdSpT', 'sUnitsNum', 'sOccTPe', 'sPurchPrice', 'sApprVal'] as const),
  ...(['sLAmtCalc', 'sCreditScoreType2', 'sSpZip', 'sProdRLckdDays'] as const),
];
const isFurther = (name: string): boolean => !shortNames.some((short) => short === name);

/** Whether the further facts of a quick scenario are open. Those of a restored draft open by themselves, so that none counts unseen. */
export function useMoreFacts({ changed, values }: Scenario) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isFilled = changed.some(isFurther) || (values.sLPurposeT === '0' && values.sApprVal !== null);
  const open = chosen ?? isFilled;
  if (open && !wasOpened) setWasOpened(true);
  return {
    id,
    open,
    /** Closing keeps what is entered. */
    wasOpened,
    toggle: (): void => setChosen(!open),
    /** Opens them if a wrong value is among them. */
    showErrors: (errors: object): void => {
      if (Object.keys(errors).some(isFurther)) setChosen(true);
    },
  };
}
