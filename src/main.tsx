import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import './theme/base.css';
import './access/sign-in.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './access/Entry';
import { applyLanguage, preferredLanguage } from './i18n/language';
import { startTheme } from './theme/apply-theme';

startTheme();
applyLanguage(preferredLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Entry />
  </StrictMode>,
);
