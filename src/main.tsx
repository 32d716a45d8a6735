import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import './theme/base.css';
import './access/sign-in.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadAccessTexts } from './access/AccessTexts';
import { Entry, loadEntry } from './access/Entry';
import { followOwnSignIn } from './access/own-sign-in';
import { placeOf } from './access/sent-page';
import { keepTyped } from './access/typed-early';
import { applyLanguage, preferredLanguage } from './i18n/language';
import { requestRouteData } from './pages/route-data';
import { followOwner } from './providers/store/follow-owner';
import { followLender } from './shell/lender';
import { startTheme } from './theme/apply-theme';
import { pageDirection } from './theme/direction';
import { loadMirroring } from './theme/mirroring';

// First: on a first visit it says that nothing is known yet of the LOS.
followLender();
requestRouteData(window.location);
followOwner();
startTheme();
followOwnSignIn();
const language = preferredLanguage();
const direction = pageDirection(language);
applyLanguage(language, direction);
// The application waits for it, and handles its failure.
if (direction === 'rtl') loadMirroring().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** The sign-in that the server has sent stays until its code and the texts of its language are there. */
async function start(place: Element): Promise<void> {
  const isSent = place.firstChild !== null;
  const texts = isSent ? loadAccessTexts(language).catch(() => undefined) : undefined;
  const [first] = await Promise.all([texts, loadEntry()]);
  keepTyped(place, () =>
    flushSync(() =>
      createRoot(place).render(
        <StrictMode>
          <Entry first={first} />
        </StrictMode>,
      ),
    ),
  );
}

void start(placeOf(root));
