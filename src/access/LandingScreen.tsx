import { useEffect, useState } from 'react';
import { useAccessTexts } from './AccessTexts';
import { entryPaths } from './entry-path';
import { landingPath } from './landing';
import { Splash } from './Splash';
import { openHandover, renewSession } from './signing';

interface Props {
  /** From the path or `?sessionId=` (SESSION-25); null if there is none. */
  readonly sessionId: string | null;
  readonly onOpened: (path: string) => void;
}

/** A handed-over session can be opened once, so repeated calls share the first result. */
const opened = new Map<string, Promise<string>>();

function openOnce(sessionId: string): Promise<string> {
  const running = opened.get(sessionId);
  if (running) return running;
  const work = openHandover(sessionId).then(async ({ loanNum }) => {
    const user = await renewSession().catch(() => null);
    return landingPath(loanNum, user?.data.pageLetters ?? {});
  });
  opened.set(sessionId, work);
  return work;
}

/** /landing/{sessionId} */
export function LandingScreen({ sessionId, onOpened }: Props) {
  const { landing, messages, unauthorized } = useAccessTexts().texts;
  const [failed, setFailed] = useState(sessionId === null);
  useEffect(() => {
    if (sessionId === null) return;
    let current = true;
    openOnce(sessionId).then(
      (path) => current && onOpened(path),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [sessionId, onOpened]);
  if (!failed) return <Splash text={landing.loading} />;
  return (
    <main className="access-plain" id="content">
      <p role="alert">{messages['landing-failed']}</p>
      <a href={entryPaths.signIn}>{unauthorized.toLogin}</a>
    </main>
  );
}
