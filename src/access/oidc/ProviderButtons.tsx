import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { pathWithProvider, type SignInProvider, WITH_PROVIDER } from '../../../domain/pages/sign-in-providers';
import { useAccessTexts } from '../AccessTexts';
import { failureText } from '../failure-text';
import { fill } from '../fill';
import { leave } from '../leave';
import { startAt } from './oidc-calls';
import { signInProviders } from './providers';

interface Props {
  /** While a password is being checked. */
  readonly disabled: boolean;
  readonly onFailure: (text: string | null) => void;
}

/** The provider that the address names, once: Back from there must not lead there again. */
function takeNamed(providers: readonly SignInProvider[]): SignInProvider | undefined {
  const { pathname, search } = window.location;
  const named = new URLSearchParams(search).get(WITH_PROVIDER);
  if (named === null) return undefined;
  window.history.replaceState(null, '', pathname);
  return providers.find(({ id }) => id === named);
}

/** A button for each provider with which users can sign in; nothing if there is none. */
export function ProviderButtons({ disabled, onFailure }: Props) {
  const { texts } = useAccessTexts();
  const [providers] = useState(signInProviders);
  const [going, setGoing] = useState<string | null>(null);

  const go = useCallback(
    async ({ id, name }: SignInProvider): Promise<void> => {
      setGoing(id);
      onFailure(null);
      try {
        leave.to(await startAt(id));
      } catch (error) {
        onFailure(failureText(error, texts, fill(texts.messages['provider-unavailable'], { provider: name })));
        setGoing(null);
      }
    },
    [onFailure, texts],
  );
  useEffect(() => {
    const named = takeNamed(providers);
    if (named) void go(named);
  }, [providers, go]);

  useEffect(() => {
    // Back from a provider shows this page as it was left.
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) leave.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return providers.map((provider) => (
    <a
      key={provider.id}
      className="access-provider"
      href={pathWithProvider(provider.id)}
      aria-busy={going === provider.id}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        if (!disabled && going === null) void go(provider);
      }}
    >
      {going === provider.id && <span className="access-spinner" aria-hidden="true" />}
      {fill(texts.signIn.with, { name: provider.name })}
    </a>
  ));
}
