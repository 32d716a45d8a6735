import { ownValue } from '../../tables/own-value';

/** The unit count of property types that determine it; all others have one unit. */
const unitsOfType: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };

/** The units of a property type (`sProdSpT`); undefined while it is not known. */
export const unitsOf = (type: string | null | undefined): number | undefined =>
  type ? (ownValue(unitsOfType, type) ?? 1) : undefined;
