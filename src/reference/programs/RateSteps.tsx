import { useTranslate } from 'react-admin';
import { HorizontalStepper } from '../../ui/HorizontalStepper';
import { Section } from '../../ui/Section';

const steps = ['upload', 'check', 'preview', 'publish'] as const;

export type RateStep = (typeof steps)[number] | 'done';

/** The steps from upload to publication. */
export function RateSteps({ at }: { readonly at: RateStep }) {
  const translate = useTranslate();
  const place = at === 'done' ? steps.length : steps.indexOf(at);
  return (
    <Section title={translate('programs.rates.way')} flush>
      <HorizontalStepper
        label={translate('programs.rates.way')}
        steps={steps.map((step, index) => ({
          key: step,
          label: translate(`programs.rates.steps.${step}`),
          value: '',
          state: index < place ? 'done' : index === place ? 'next' : 'todo',
        }))}
      />
    </Section>
  );
}
