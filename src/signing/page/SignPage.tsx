import { useCallback, useEffect, useRef, useState } from 'react';
import type { LinkAnswer, SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { failureText } from './failure-text';
import { IdentityStep } from './IdentityStep';
import { forgetLink, forgetSigner, keepSigner, knownSigner, takeToken } from './link';
import { PageFrame } from './PageFrame';
import { usePageTexts } from './page-texts';
import { Message } from './parts';
import { SignSteps } from './SignSteps';
import { CallFailure, call } from './signer-calls';

type Shown =
  | { readonly kind: 'checking' | 'invalid' | 'left' | 'none' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'identity'; readonly link: LinkAnswer; readonly ended: boolean }
  | { readonly kind: 'package'; readonly signer: string; readonly view: SignerView };

/** What a link shows: who reads it must prove who they are, unless they did so in this browser a moment ago. */
async function open(token: string | null, ended: boolean): Promise<Shown> {
  if (token === null) return { kind: 'none' };
  const known = knownSigner();
  try {
    if (known !== null) {
      const view = await call('GET /signing/{signer}', { params: { signer: known } }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.status === 401) return null;
        throw error;
      });
      if (view) return { kind: 'package', signer: known, view };
      forgetSigner();
    }
    return { kind: 'identity', link: await call('POST /signing/link', { body: { token } }), ended };
  } catch (error) {
    const isInvalid = error instanceof CallFailure && (error.status === 404 || error.status === 422);
    return isInvalid ? { kind: 'invalid' } : { kind: 'failed', error };
  }
}

/** The page of a mailed link, from the proof of identity to the signed copies. */
export function SignPage() {
  const { texts, setLanguage } = usePageTexts();
  const [token, setToken] = useState(takeToken);
  const [shown, setShown] = useState<Shown>({ kind: 'checking' });
  const offered = useRef(setLanguage);
  offered.current = setLanguage;

  const load = useCallback(
    async (ended = false): Promise<void> => {
      const next = await open(token, ended);
      if (next.kind === 'identity') offered.current(next.link.language, false);
      setShown(next);
    },
    [token],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => {
    // Another link that is opened in the same tab changes only the fragment.
    const follow = (): void => setToken(takeToken());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const enter = async (signer: string): Promise<void> => {
    keepSigner(signer);
    setShown({ kind: 'package', signer, view: await call('GET /signing/{signer}', { params: { signer } }) });
  };
  const leave = async (signer: string): Promise<void> => {
    await call('POST /signing/{signer}/sign-out', { params: { signer } }).catch(() => undefined);
    forgetLink();
    setShown({ kind: 'left' });
  };
  const ended = useCallback(() => void load(true), [load]);

  switch (shown.kind) {
    case 'checking':
      return <PageFrame busy={texts.loading} />;
    case 'none':
      return <PageFrame title={texts.invalid.title} lead={texts.invalid.none} />;
    case 'invalid':
      return <PageFrame title={texts.invalid.title} lead={texts.invalid.text} />;
    case 'left':
      return <PageFrame title={texts.left.title} lead={texts.left.text} />;
    case 'failed':
      return (
        <PageFrame title={texts.title}>
          <Message kind="bad">{failureText(shown.error, texts)}</Message>
          <button type="button" className="sign-button" onClick={() => void load()}>
            {texts.identity.submit}
          </button>
        </PageFrame>
      );
    case 'identity':
      return <IdentityStep token={token ?? ''} link={shown.link} ended={shown.ended} onEnter={enter} />;
    case 'package':
      return (
        <SignSteps
          signer={shown.signer}
          view={shown.view}
          onView={(view) => setShown({ kind: 'package', signer: shown.signer, view })}
          onEnded={ended}
          onLeave={() => void leave(shown.signer)}
        />
      );
  }
}
