import { z } from 'zod';
import type { PlacesCatalog } from '../reference/limits-catalog';
import type { AporWeek } from './apor';
import type { RateCard } from './insurance/rate-card';
import type { PriceGroups } from './price-groups';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { BranchFee } from './scenario';

/** Everything that an LOS prices from. */
export interface PricingCatalog {
  readonly programs: readonly Program[];
  /** Rules of programs from a day to come on (`catalogOn`). */
  readonly programVersions?: readonly ProgramVersion[];
  readonly rateSheets: readonly RateSheet[];
  /** Absent: the limits and ZIP codes that the portal came with. */
  readonly places?: PlacesCatalog;
  /** The average prime offer rates of recent weeks, as far as they were imported. */
  readonly apor?: readonly AporWeek[];
  /** Fees of the branches, for the APR. */
  readonly branchFees?: readonly CatalogBranchFee[];
  /** Rate cards of mortgage insurers, in force and to come. */
  readonly insuranceCards?: readonly RateCard[];
  /** Price groups with the adjustments in force and to come. */
  readonly priceGroups?: PriceGroups;
}

/** A program as it is from a day on. */
export interface ProgramVersion {
  readonly lLpTemplateId: string;
  /** The first day, Pacific (YYYY-MM-DD). */
  readonly from: string;
  /** Null if the program is no longer offered. */
  readonly program: Program | null;
}

/** A fee with the name of its branch. */
export interface CatalogBranchFee extends BranchFee {
  readonly branch: string;
}

const isCatalog = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'programs' in value &&
  Array.isArray(value.programs) &&
  'rateSheets' in value &&
  Array.isArray(value.rateSheets);

/** Megabytes of programs and rates that the portal checked when they were published: only the outline is checked again. */
export const pricingCatalog = z.custom<PricingCatalog>(isCatalog, 'is no catalog of programs and rate sheets');
