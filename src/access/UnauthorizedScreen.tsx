import { useEffect } from 'react';
import { useAccessTexts } from './AccessTexts';
import { entryPaths } from './entry-path';
import { wasHandedOver } from './session';

const DELAY = 5000;

/** /error401: redirects to /login after five seconds (SESSION-31), unless the session came from the LOS. */
export function UnauthorizedScreen({ onLeave }: { readonly onLeave: () => void }) {
  const { unauthorized } = useAccessTexts().texts;
  const handedOver = wasHandedOver();
  useEffect(() => {
    if (handedOver) return;
    const timer = setTimeout(onLeave, DELAY);
    return () => clearTimeout(timer);
  }, [handedOver, onLeave]);
  return (
    <main className="access-plain" id="content">
      <h1>{unauthorized.title}</h1>
      <p>{handedOver ? unauthorized.handedOver : unauthorized.redirect}</p>
      {!handedOver && (
        <a
          href={entryPaths.signIn}
          onClick={(event) => {
            event.preventDefault();
            onLeave();
          }}
        >
          {unauthorized.toLogin}
        </a>
      )}
    </main>
  );
}
