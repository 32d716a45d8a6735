import { packageFilings } from '../documents/document-types';

/** The packages of a loan, in the vocabulary of document preparation. */
export const packageTypes = ['Predisclosure', 'Redisclosure', 'ClosingDisclosure', 'Closing', 'PostClosing'] as const;
export type PackageType = (typeof packageTypes)[number];

const applied = ['0', '1', '3', '28', '29', '22', '30', '31', '32', '13', '2'] as const;
const approved = ['4', '33', '23', '47', '34', '21'] as const;
const closing = ['35', '36', '5'] as const;
const signed = ['24', '25'] as const;
const funded = ['6', '11', '19', '20', '26', '27', '37', '38', '46'] as const;

interface PackageRule {
  /** The statuses in which it is made. */
  readonly statuses: readonly string[];
  /** Where the loan's documents keep it. */
  readonly filing: { readonly folderName: string; readonly docType: string };
  /** Users outside the lender make it, too: they may prepare the initial disclosures themselves. */
  readonly external: boolean;
}

/** When a package is made, by whom, and where it is filed. */
export const packageRules: Readonly<Record<PackageType, PackageRule>> = {
  Predisclosure: { statuses: [...applied, ...approved], filing: packageFilings.initial, external: true },
  Redisclosure: {
    statuses: ['3', '28', '29', '22', '30', '31', '32', '13', '2', ...approved],
    filing: packageFilings.initial,
    external: false,
  },
  ClosingDisclosure: { statuses: [...approved, ...closing], filing: packageFilings['initial-cd'], external: false },
  Closing: { statuses: ['21', ...closing, ...signed], filing: packageFilings.closing, external: false },
  PostClosing: {
    statuses: [...signed, ...funded],
    filing: { folderName: '12 POST-CLOSING', docType: 'POST-CLOSING PACKAGE' },
    external: false,
  },
};

export const isPackageType = (name: string): name is PackageType => Object.hasOwn(packageRules, name);

/** Why a package cannot be made now. */
export const packageRefusals = ['status', 'external'] as const;
export type PackageRefusal = (typeof packageRefusals)[number];

/** Why the user cannot make the package of a loan in this status; null if they can. */
export function packageRefusal(
  type: PackageType,
  status: string | null | undefined,
  { isPml }: { readonly isPml: boolean },
): PackageRefusal | null {
  const { statuses, external } = packageRules[type];
  if (isPml && !external) return 'external';
  return statuses.includes(status ?? '') ? null : 'status';
}
