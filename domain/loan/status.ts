import { isStatusCode, type StatusCode, statusDisplayCodes } from './codes/status-codes';

/** Groups of statuses that share a color; `other` are those of the LOS that the portal's workflow does not have. */
export const statusGroups = ['early', 'inProcess', 'approved', 'paused', 'ended', 'other'] as const;
export type StatusGroup = (typeof statusGroups)[number];

const groups: Readonly<Record<Exclude<StatusGroup, 'other'>, readonly StatusCode[]>> = {
  early: ['0', '1', '3', '2', '12', '14'],
  inProcess: ['28', '13', '33', '23', '37', '22', '29', '30', '31', '32', '40', '41', '42', '43', '44'],
  approved: ['4', '21', '35', '5', '24', '25', '6', '20', '38', '27', '36', '46', '34', '19', '26', '11', '39', '45'],
  paused: ['7', '8', '47'],
  ended: ['9', '10', '15', '16', '48'],
};

export const statusColors = {
  early: 'amber',
  inProcess: 'blue',
  approved: 'green',
  paused: 'orange',
  ended: 'red',
  other: 'grey',
} as const satisfies Record<StatusGroup, string>;

/** The group of a status (decisions STATUS-15; other statuses belong to the group of their neighbors in the workflow). */
export function statusGroup(code: string | null | undefined): StatusGroup {
  const names = Object.keys(groups) as Exclude<StatusGroup, 'other'>[];
  return names.find((name) => isStatusCode(code) && groups[name].includes(code)) ?? 'other';
}

/** The statuses of some groups: those listed, or with `except` all others, because any unknown status is in group `other`. */
export function statusesOf(chosen: readonly StatusGroup[]): {
  readonly codes: readonly string[];
  readonly except: boolean;
} {
  const names = Object.keys(groups) as Exclude<StatusGroup, 'other'>[];
  const except = chosen.includes('other');
  return { codes: names.filter((name) => chosen.includes(name) !== except).flatMap((name) => groups[name]), except };
}

/** The color of a status: amber, blue, green, orange, red, or grey (STATUS-10 to -14). */
export function statusColor(code: string | null | undefined): (typeof statusColors)[StatusGroup] {
  return statusColors[statusGroup(code)];
}

/** The label a status is shown with (STATUS-01, -04). One that is not known reads 'Unknown (n)'; a missing one is empty. */
export function statusLabel(code: string | null | undefined): string {
  if (code === null || code === undefined || code === '') return '';
  return isStatusCode(code) ? statusDisplayCodes[code] : `Unknown (${code})`;
}

/** Loan Open, Pre-qual and Registered (STATUS-05). */
export const registrationStage = ['0', '1', '3'] as const;

/** Statuses from Docs Out on (STATUS-06). */
export const postDocsStage = ['5', '36', '24', '25', '6', '20', '37', '38', '27', '46'] as const;

/** Funded, and everything after it. */
const fundedStage = ['6', '11', '19', '20', '26', '27', '37', '38', '39', '45', '46', '49'] as const;

function within(stage: readonly string[], code: string | null | undefined): boolean {
  return code !== null && code !== undefined && stage.includes(code);
}

export function isRegistrationStage(code: string | null | undefined): boolean {
  return within(registrationStage, code);
}

export function isPostDocs(code: string | null | undefined): boolean {
  return within(postDocsStage, code);
}

/** Statuses of loans that were funded, withdrawn or refused. */
export const finalStatuses: readonly StatusCode[] = [...fundedStage, ...groups.ended];

/** Whether the figures of a loan no longer change. */
export const hasFinalFigures = (code: string | null | undefined): boolean => within(finalStatuses, code);

/** A loan counts as submitted when it has a status and that is not Loan Open (STATUS-07). */
export function isSubmitted(code: string | null | undefined): boolean {
  return code !== null && code !== undefined && code !== '' && code !== '0';
}

/** A loan is editable only in a status that the user may edit (STATUS-08). */
export function isEditable(editPermissions: readonly string[], code: string | null | undefined): boolean {
  return within(editPermissions, code);
}
