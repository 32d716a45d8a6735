import { usePageTexts } from './page-texts';

const steps = ['identity', 'consent', 'read', 'sign'] as const;
export type Step = (typeof steps)[number];

/** How far one is. After the last step all of them are done. */
export function StepBar({ at }: { readonly at: Step | 'done' }) {
  const { texts } = usePageTexts();
  const current = at === 'done' ? steps.length : steps.indexOf(at);
  return (
    <nav aria-label={texts.steps.label}>
      <ol className="sign-steps">
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'later';
          return (
            <li key={step} className={state} aria-current={state === 'current' ? 'step' : undefined}>
              {texts.steps[step]}
              {state === 'done' && <span className="sr-only">, {texts.steps.done}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
