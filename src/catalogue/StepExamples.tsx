import { HorizontalStepper } from '../ui/HorizontalStepper';
import type { Step } from '../ui/StepPoint';
import { VerticalStepper } from '../ui/VerticalStepper';
import { Example } from './Example';

const steps: readonly Step[] = [
  { key: '3', label: 'Registered', value: '11/03/26', state: 'done' },
  { key: '28', label: 'Submitted', value: '11/10/26', state: 'done' },
  { key: '4', label: 'Approved', value: '–', state: 'next' },
  { key: '21', label: 'Clear To Close', value: '–', state: 'todo' },
  { key: '25', label: 'Funding Conditions', value: '–', state: 'todo' },
];

export function StepExamples() {
  return (
    <>
      <Example name="HorizontalStepper">
        <HorizontalStepper label="Milestones" steps={steps} />
      </Example>
      <Example name="VerticalStepper">
        <VerticalStepper label="Progress" steps={steps} />
      </Example>
    </>
  );
}
