import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { interruptedUser, subscribeInterruption } from '../../access/interruption';
import { onDemand } from '../../providers/chunks/on-demand';

/** Loaded when the browser is idle: the network may be gone when it is needed. */
export const SignInDialog = onDemand('SignInDialog', async () => (await import('./SignInDialog')).SignInDialog);

/** Asks the user to sign in again over a page with unsaved edits, after its session has ended. */
export function SignInAgain({ onResumed }: { readonly onResumed: () => void }) {
  const user = useSyncExternalStore(subscribeInterruption, interruptedUser, () => null);
  const isWaiting = user !== null;
  useEffect(() => (isWaiting ? onResumed : undefined), [isWaiting, onResumed]);
  return (
    user && (
      <Suspense fallback={null}>
        <SignInDialog user={user} />
      </Suspense>
    )
  );
}
