import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../../domain/loan/document';
import { HorizontalStepper } from '../../ui/HorizontalStepper';
import { Section } from '../../ui/Section';
import { useMilestoneSteps } from '../useMilestoneSteps';

/** Milestones from registration to funding: dates of those reached, and the next one. */
export function Milestones({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { steps, next } = useMilestoneSteps(loan);
  const title = translate('loan.dashboard.milestones');
  return (
    <Section title={title} aside={next ? translate('loan.dashboard.next', { name: next }) : null} flush>
      <HorizontalStepper label={title} steps={steps} />
    </Section>
  );
}
