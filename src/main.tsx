import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import './theme/base.css';
import './access/sign-in.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './access/Entry';
import { applyLanguage, preferredLanguage } from './i18n/language';
import { requestRouteData } from './pages/route-data';
import { followOwner } from './providers/store/follow-owner';
import { followLender } from './shell/lender';
import { startTheme } from './theme/apply-theme';
import { pageDirection } from './theme/direction';

requestRouteData(window.location);
followOwner();
followLender();
startTheme();
const language = preferredLanguage();
applyLanguage(language, pageDirection(language));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Entry />
  </StrictMode>,
);
