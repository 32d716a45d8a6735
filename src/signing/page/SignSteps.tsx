import { useState } from 'react';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { ConsentStep } from './ConsentStep';
import { EndStep } from './EndStep';
import { inLanguage } from './in-language';
import { LeaveDialog } from './LeaveDialog';
import { PageFrame } from './PageFrame';
import { fill, usePageTexts } from './page-texts';
import { ReadStep } from './ReadStep';
import { SignatureStep } from './SignatureStep';
import { StepBar } from './StepBar';
import { contactOf, type StepProps } from './step-props';

interface Props extends StepProps {
  readonly onLeave: () => void;
}

/** The step at which the signer is; they go back to the documents from the last one. */
function stepOf({ step, state }: SignerView, signs: boolean): 'consent' | 'read' | 'sign' | 'end' {
  if (state !== 'open' || ['signed', 'declined', 'paper', 'withdrawn'].includes(step)) return 'end';
  if (step === 'sent' || step === 'opened') return 'consent';
  return step === 'viewed' && signs ? 'sign' : 'read';
}

/** The steps of a package after its reader has proved who they are. */
export function SignSteps({ onLeave, ...answered }: Props) {
  const { texts, language } = usePageTexts();
  const view = inLanguage(answered.view, language);
  const props = { ...answered, view };
  const [signs, setSigns] = useState(false);
  const [asked, setAsked] = useState<'decline' | 'paper' | null>(null);
  const step = stepOf(view, signs);
  if (step === 'end') return <EndStep {...props} onLeave={onLeave} />;
  const titles = { consent: texts.consent.title, read: texts.read.title, sign: texts.sign.title };
  const leads = { consent: texts.consent.lead, read: view.title, sign: texts.sign.lead };
  return (
    <PageFrame
      lender={view.lender}
      title={titles[step]}
      lead={leads[step]}
      steps={<StepBar at={step} />}
      foot={
        <>
          <p className="sign-ways">
            <button type="button" className="sign-quiet" onClick={() => setAsked('paper')}>
              {texts.leave.paper}
            </button>
            <button type="button" className="sign-quiet" onClick={() => setAsked('decline')}>
              {texts.leave.decline}
            </button>
            <button type="button" className="sign-quiet" onClick={onLeave}>
              {texts.signOut}
            </button>
          </p>
          <p>
            <bdi>{fill(texts.contact, { lender: view.lender, contact: contactOf(view) })}</bdi>
          </p>
        </>
      }
    >
      {step === 'consent' && <ConsentStep {...props} />}
      {step === 'read' && <ReadStep {...props} onSign={() => setSigns(true)} />}
      {step === 'sign' && <SignatureStep {...props} onBack={() => setSigns(false)} />}
      {asked && <LeaveDialog {...props} way={asked} onClose={() => setAsked(null)} />}
    </PageFrame>
  );
}
