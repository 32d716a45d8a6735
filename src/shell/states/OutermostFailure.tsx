import { useRouteError } from 'react-router-dom';
import { useAccessTexts } from '../../access/AccessTexts';

/** Error screen for failures of the portal's providers: plain text without any of them, instead of the router's own screen. */
export function OutermostFailure() {
  const { texts } = useAccessTexts();
  const error = useRouteError();
  return (
    <main className="access-plain" id="content">
      <p role="alert">{texts.messages['landing-failed']}</p>
      <p>{error instanceof Error ? error.message : null}</p>
    </main>
  );
}
