import { areaPage } from './area-page';
import { viewOf } from './resource-page';

const page = areaPage('main', { kind: 'signed-in' });

/** /main and /rate-sheets: toolbar and right panel. */
export const mainPages = {
  home: page('/main/resources', 'home', 'house', { aliases: ['/main'], inMenu: 1 }),
  announcements: page('/main/resources/announcements', 'announcements', 'megaphone'),
  forms: page('/main/resources/forms', 'forms', 'file-text'),
  rates: page('/main/resources/rates', 'rates', 'percent'),
  guidelines: page('/main/resources/guidelines', 'guidelines', 'scroll-text'),
  pricing: page('/main/pricing', 'pricing', 'tag', { needs: 'pricing', inMenu: 2, short: true, footer: false }),
  'quick-pricing': page('/main/quick-pricing', 'quickPricing', 'zap', { needs: 'pricing' }),
  'create-loan': viewOf(
    'loans',
    'create',
    page('/main/register-my-loan/prog-first', 'createLoan', 'plus', {
      aliases: ['/main/register-my-loan', '/main/import', '/loans/create'],
      // Registering a loan is the second half of creating it.
      also: '/loans/:loanNum/register-my-loan/*',
      inMenu: 3,
      short: true,
      footer: false,
      panel: 'closed',
    }),
  ),
  pipeline: viewOf(
    'loans',
    'list',
    page('/main/pipelines', 'pipeline', 'list', {
      aliases: ['/loans'],
      inMenu: 4,
      footer: false,
      panel: 'closed',
      fullBleed: true,
    }),
  ),
  servicing: page('/main/servicing', 'servicing', 'landmark'),
  'rate-sheets': page('/rate-sheets', 'rates', 'percent'),
} as const;
