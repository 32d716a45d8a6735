import { useState } from 'react';
import type { CodeKind } from '../../../domain/access/factor.schemas';
import { AccessFrame } from '../AccessFrame';
import { useAccessTexts } from '../AccessTexts';
import { entryPaths } from '../entry-path';
import { failureText } from '../failure-text';
import { resendPin } from '../signing';
import { completeVerification, endVerification, renewVerification, type Verification } from '../verification';
import { CodeForm } from './CodeForm';
import { type FactorTexts, useFactorTexts } from './factor-texts';
import { PasskeyForm } from './PasskeyForm';
import { hasPasskeys } from './passkey-support';

interface Props {
  readonly state: Verification;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
  /** A PIN was mailed instead. */
  readonly onPin: (state: Verification) => void;
}

type Way = CodeKind | 'passkey';

const switches = { passkey: 'usePasskey', totp: 'useTotp', recovery: 'useRecovery' } as const satisfies Record<
  Way,
  keyof FactorTexts
>;

/** The ways of a user in this browser, the fastest first. Everyone with a factor has recovery codes. */
const waysOf = ({ factors = [] }: Verification): readonly Way[] => [
  ...(factors.includes('passkey') && hasPasskeys() ? (['passkey'] as const) : []),
  ...(factors.includes('totp') ? (['totp'] as const) : []),
  'recovery',
];

/** /verify for users with a factor of their own: it, a recovery code, or a PIN if their roles allow it. */
export function FactorScreen({ state, onSignedIn, onBack, onPin }: Props) {
  const { texts: access, language } = useAccessTexts();
  const texts = useFactorTexts(language);
  const ways = waysOf(state);
  const [chosen, setChosen] = useState<Way>(ways[0] ?? 'recovery');
  const [failure, setFailure] = useState<string | null>(null);
  if (!texts) return null;

  const mailPin = async (): Promise<void> => {
    setFailure(null);
    try {
      const mailed = await resendPin(state.username);
      onPin(renewVerification(state, mailed, Date.now()));
    } catch (error) {
      setFailure(failureText(error, access, access.verify.failed));
    }
  };
  const common = {
    login: state.username,
    access,
    texts,
    onSignedIn: () => {
      completeVerification(state);
      onSignedIn();
    },
  };
  const others = (
    <>
      {failure && (
        <p className="access-message bad" role="alert">
          {failure}
        </p>
      )}
      <div className="access-ways">
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <button key={way} type="button" className="access-quiet" onClick={() => setChosen(way)}>
              {texts[switches[way]]}
            </button>
          ))}
        {state.pinAllowed && (
          <button type="button" className="access-quiet" onClick={() => void mailPin()}>
            {texts.usePin}
          </button>
        )}
        <a
          href={entryPaths.signIn}
          onClick={(event) => {
            event.preventDefault();
            endVerification();
            onBack();
          }}
        >
          {access.verify.back}
        </a>
      </div>
      {!state.pinAllowed && <p className="access-help">{texts.lost}</p>}
    </>
  );
  return (
    <AccessFrame title={texts.title}>
      {chosen === 'passkey' ? (
        <PasskeyForm {...common}>{others}</PasskeyForm>
      ) : (
        <CodeForm key={chosen} kind={chosen} {...common}>
          {others}
        </CodeForm>
      )}
    </AccessFrame>
  );
}
