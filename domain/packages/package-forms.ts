import type { PackageFacts } from './package-facts';
import type { PackageType } from './package-types';

/**
 * Who supplies a form: the portal typesets it; another page of the portal issues it; or the vendor of documents, because the portal
 * may not reproduce it or has no text of it.
 */
export const formSuppliers = ['portal', 'page', 'vendor'] as const;
export type FormSupplier = (typeof formSuppliers)[number];

/** A form of a package. */
export interface FormRule {
  readonly id: string;
  readonly packages: readonly PackageType[];
  readonly supplier: FormSupplier;
  /** When the package needs it; always without. */
  readonly when?: (facts: PackageFacts) => boolean;
  /** The rule that requires it, or `custom` where lenders usually include it (from memory). */
  readonly source: string;
  /** The borrowers sign it. */
  readonly signed?: true;
  /** Copies for each owner. */
  readonly copies?: number;
  /** First and last day of its use. */
  readonly from: string;
  readonly until?: string;
}

/** First day of the integrated disclosures. */
const TRID = '2015-10-03';
const CUSTOM = 'custom';

type More = Partial<Pick<FormRule, 'when' | 'signed' | 'copies' | 'from' | 'until'>>;

type RuleOf<Id extends string, Supplier extends FormSupplier> = FormRule & {
  readonly id: Id;
  readonly supplier: Supplier;
};

const form =
  <const Supplier extends FormSupplier>(supplier: Supplier, ...packages: PackageType[]) =>
  <const Id extends string>(id: Id, source: string, more: More = {}): RuleOf<Id, Supplier> => ({
    ...{ id, source, supplier, packages, from: TRID },
    ...more,
  });

const initial = form('portal', 'Predisclosure');
const initialOfVendor = form('vendor', 'Predisclosure');
const closing = form('portal', 'Closing');
const closingOfVendor = form('vendor', 'Closing');
const both = form('portal', 'Predisclosure', 'Closing');
const bothOfVendor = form('vendor', 'Predisclosure', 'Closing');

const signed = { signed: true } as const;

/** The forms of all packages, in the order in which a package has them. */
const rules = [
  form('page', 'Predisclosure', 'Redisclosure')('loan-estimate', '12 CFR 1026.19(e)'),
  form('portal', 'Predisclosure', 'Redisclosure')('service-providers', '12 CFR 1026.19(e)(1)(vi)', {
    when: (facts) => facts.hasShopping,
  }),
  form('page', 'ClosingDisclosure', 'Closing')('closing-disclosure', '12 CFR 1026.19(f)'),
  initial('intent-to-proceed', '12 CFR 1026.19(e)(2)', signed),
  initial('appraisal-notice', '12 CFR 1002.14(a)(2)', { when: (facts) => facts.isFirstLien }),
  initial('equal-credit-notice', '12 CFR 1002.9(b)(1)'),
  initial('credit-score-notice', '15 USC 1681g(g)', { when: (facts) => facts.hasScore }),
  initial('identity-notice', '31 CFR 1020.220(a)(5)'),
  initial('certification', CUSTOM, signed),
  both('occupancy-statement', CUSTOM, { ...signed, when: (facts) => facts.isPrimary }),
  both('application-summary', CUSTOM, signed),
  initialOfVendor('special-information-booklet', '12 CFR 1026.19(g)', { when: (facts) => facts.isPurchase }),
  initialOfVendor('housing-counseling-list', '12 CFR 1024.20'),
  initialOfVendor('arm-program-disclosure', '12 CFR 1026.19(b)', { when: (facts) => facts.isArm }),
  initialOfVendor('charm-booklet', '12 CFR 1026.19(b)', { when: (facts) => facts.isArm }),
  initialOfVendor('anti-steering', '12 CFR 1026.36(e)', { ...signed, when: (facts) => facts.isLenderPaidBroker }),
  initialOfVendor('affiliated-business', '12 CFR 1024.15', { ...signed, when: (facts) => facts.hasAffiliate }),
  initialOfVendor('privacy-notice', '12 CFR 1016.4'),
  initialOfVendor('fraud-notice', CUSTOM),
  bothOfVendor('urla', CUSTOM, signed),
  bothOfVendor('form-4506-c', CUSTOM, signed),
  initialOfVendor('form-ssa-89', CUSTOM, signed),
  initialOfVendor('fha-notices', CUSTOM, { ...signed, when: (facts) => facts.isFha }),
  initialOfVendor('va-notices', CUSTOM, { ...signed, when: (facts) => facts.isVa }),
  initialOfVendor('usda-notices', CUSTOM, { ...signed, when: (facts) => facts.isUsda }),
  initialOfVendor('ca-fair-lending-notice', 'Cal. Health and Safety Code 35830', {
    ...signed,
    when: (facts) => facts.state === 'CA',
  }),
  initialOfVendor('tx-home-equity-notice', 'Tex. Const. art. XVI 50(g)', {
    ...signed,
    when: (facts) => facts.state === 'TX' && facts.isPrimary && facts.isCashOut,
  }),
  form('vendor', 'Predisclosure', 'Closing')('state-forms', CUSTOM),

  closing('right-to-cancel', '12 CFR 1026.23(b)', { copies: 2, when: (facts) => facts.isRescindable }),
  form('portal', 'Closing', 'PostClosing')('initial-escrow-statement', '12 CFR 1024.17(g)', {
    when: (facts) => facts.hasEscrow,
  }),
  form('portal', 'Closing', 'PostClosing')('first-payment-letter', CUSTOM, signed),
  closingOfVendor('note', CUSTOM, signed),
  closingOfVendor('security-instrument', CUSTOM, signed),
  closingOfVendor('arm-rider', CUSTOM, { ...signed, when: (facts) => facts.isArm }),
  closingOfVendor('condominium-rider', CUSTOM, { ...signed, when: (facts) => facts.isCondo }),
  closingOfVendor('planned-unit-rider', CUSTOM, { ...signed, when: (facts) => facts.isPlannedUnit }),
  closingOfVendor('family-rider', CUSTOM, { ...signed, when: (facts) => facts.isTwoToFour || !facts.isPrimary }),
  closingOfVendor('deed', CUSTOM, { when: (facts) => facts.isPurchase }),
  closingOfVendor('closing-instructions', CUSTOM),
  closingOfVendor('wire-instructions', CUSTOM),
  closingOfVendor('affidavits', CUSTOM, signed),
  closingOfVendor('compliance-agreement', CUSTOM, signed),
  closingOfVendor('flood-notice', '42 USC 4104a', signed),
  closingOfVendor('insurance-requirements', CUSTOM),
  closingOfVendor('mortgage-insurance-disclosure', '12 USC 4903', { when: (facts) => facts.hasPrivateInsurance }),
  form('vendor', 'Closing', 'PostClosing')('servicing-transfer', '12 CFR 1024.33(b)'),
] as const satisfies readonly FormRule[];

export type FormId = (typeof rules)[number]['id'];
/** The forms that the portal typesets. */
export type PortalFormId = Extract<(typeof rules)[number], { readonly supplier: 'portal' }>['id'];

export type PackageFormRule = FormRule & { readonly id: FormId };
export const formRules: readonly PackageFormRule[] = rules;

/** The forms of a package for a loan with these facts, on a day. */
export const formsOf = (type: PackageType, facts: PackageFacts, day: string): PackageFormRule[] =>
  formRules.filter(
    ({ packages, when, from, until }) =>
      packages.includes(type) && from <= day && (until === undefined || day <= until) && when?.(facts) !== false,
  );
