import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '../../theme/base.css';
import './sign.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTheme } from '../../theme/apply-theme';
import { PageTextsProvider } from './page-texts';
import { SignPage } from './SignPage';

startTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <PageTextsProvider>
      <SignPage />
    </PageTextsProvider>
  </StrictMode>,
);
