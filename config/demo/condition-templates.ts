import type { ConditionCategory } from '../../domain/underwriting/condition-categories';
import type { ConditionDocumentType } from '../../domain/underwriting/condition-document-types';

const template = (
  cat: ConditionCategory,
  name: string,
  description: string,
  ...accepts: readonly ConditionDocumentType[]
) => ({ cat, name, description, accepts });

/** The condition templates of the demo. */
export const demoConditionTemplates = [
  template(
    'PTA',
    'Purchase contract',
    'Provide the complete, signed purchase contract with all addenda.',
    'PURCHASE CONTRACT',
  ),
  template('PTA', 'Tax returns', 'Provide signed tax returns with all schedules for the last two years.', 'TAX RETURN'),
  template('PTD', 'Paystubs', 'Provide paystubs that cover the last 30 days.', 'PAYSTUB'),
  template('PTD', 'W-2s', 'Provide the W-2s of the last two years.', 'W-2'),
  template(
    'PTD',
    'Bank statements',
    'Provide all pages of the bank statements of the last two months.',
    'BANK STATEMENT',
  ),
  template(
    'PTD',
    'Large deposit',
    'Explain the large deposit and document its source.',
    'CREDIT EXPLANATION',
    'BANK STATEMENT',
  ),
  template(
    'PTD',
    'Gift letter',
    'Provide a signed gift letter and proof of the transfer.',
    'GIFT LETTER',
    'BANK STATEMENT',
  ),
  template(
    'PTD',
    'Homeowners policy',
    'Provide evidence of insurance with the lender as mortgagee.',
    'HOMEOWNERS POLICY',
  ),
  template('PTD', 'Title commitment', 'Provide the title commitment with the proposed loan amount.', 'TITLE'),
  template(
    'PTF',
    'Verbal verification of employment',
    'Verify the employment within ten business days of the note.',
    'VOE',
  ),
  template(
    'PTF',
    'Wire instructions',
    'Provide wire instructions and the closing protection letter.',
    'WIRE INSTRUCTIONS',
    'CPL',
  ),
] as const;
