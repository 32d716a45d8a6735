import { standardTitles } from '../signing/standard-titles';
import type { PackageType } from './package-types';

const { en } = standardTitles;

/** The titles under which generated packages are sent to sign. */
export const packageTitles: Readonly<Record<PackageType, string>> = {
  Predisclosure: en['initial-disclosures'],
  Redisclosure: en.redisclosure,
  ClosingDisclosure: en['closing-disclosure'],
  Closing: en['closing-documents'],
  PostClosing: en['post-closing-documents'],
};
