import type { registerPages } from '../../domain/pages/register-pages';
import { type Screens, screenWith } from './screen';

/** With messages, which say what is missing for the registration. */
const screen = screenWith('fields', 'loan', 'pricing', 'messages');

export const registerScreens: Screens<typeof registerPages> = {
  register: screen(() => import('../registration/RegisterPage').then((m) => m.RegisterPage)),
  'register-select-program': screen(() => import('../pricing/SelectProgramPage').then((m) => m.SelectProgramPage)),
  'register-edisclosure': screen(() => import('../registration/EDisclosurePage').then((m) => m.EDisclosurePage)),
  'register-edisclosure-self-prepare': screen(() =>
    import('../registration/SelfPreparePage').then((m) => m.SelfPreparePage),
  ),
  'register-edisclosure-lender-prepare': screen(() =>
    import('../registration/LenderPreparePage').then((m) => m.LenderPreparePage),
  ),
  'register-upload-condition': screen(() =>
    import('../registration/UploadSubmissionPage').then((m) => m.UploadSubmissionPage),
  ),
};
