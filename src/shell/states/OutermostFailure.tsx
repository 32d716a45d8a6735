import { useRouteError } from 'react-router-dom';
import { useAccessTexts } from '../../access/AccessTexts';

/** Where not even the providers of the portal work: plain words without any of them, in the place of the router's own screen. */
export function OutermostFailure() {
  const { texts } = useAccessTexts();
  const error = useRouteError();
  return (
    <main className="access-plain" id="content">
      <p role="alert">{texts.landing.failed}</p>
      <p>{error instanceof Error ? error.message : null}</p>
    </main>
  );
}
