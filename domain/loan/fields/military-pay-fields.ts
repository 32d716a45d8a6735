import type { FieldSpec } from './field';

const pay = { place: 'employment', kind: 'money', min: 0 } as const;

/** The parts of the military entitlements of a job, as a MISMO file names them. They add up to `militaryPay`. */
export const militaryPayFields = {
  militaryBasePay: { ...pay, label: 'Military base pay' },
  militaryClothesAllowance: { ...pay, label: 'Clothing allowance' },
  militaryCombatPay: { ...pay, label: 'Combat pay' },
  militaryFlightPay: { ...pay, label: 'Flight pay' },
  militaryHazardPay: { ...pay, label: 'Hazard pay' },
  militaryOverseasPay: { ...pay, label: 'Overseas pay' },
  militaryPropPay: { ...pay, label: 'Proficiency pay' },
  militaryQuartersAllowance: { ...pay, label: 'Quarters allowance' },
  militaryRationsAllowance: { ...pay, label: 'Rations allowance' },
  militaryVariableHousing: { ...pay, label: 'Variable housing allowance' },
} as const satisfies Record<string, FieldSpec>;
