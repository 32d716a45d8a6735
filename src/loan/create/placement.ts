import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import type { UserData } from '../../access/public';

/** The placement as entered: channel, and branch or company. */
export interface PlacementForm {
  readonly sBranchChannelT: string | null;
  readonly sBranchName: string | null;
  readonly sOriginatingCompanyName: string | null;
}

export const emptyPlacement: PlacementForm = {
  sBranchChannelT: null,
  sBranchName: null,
  sOriginatingCompanyName: null,
};

/** One part of the placement: chosen from a list, typed if the lender keeps no list, fixed, or not applicable. */
export type PlacementPart =
  | { readonly kind: 'choose'; readonly options: readonly string[] }
  | { readonly kind: 'type' }
  | { readonly kind: 'fixed'; readonly value: string }
  | { readonly kind: 'none' };

export type PlacementParts = Readonly<Record<keyof PlacementForm, PlacementPart>>;

const RETAIL = '1';
const none: PlacementPart = { kind: 'none' };

/** Only lender staff have the retail channel among others: they may place a loan anywhere. */
const isFree = ({ channels }: PlacementOptions): boolean => channels.length > 1 && channels.includes(RETAIL);

function part(free: boolean, known: boolean, names: readonly string[], own: string | null): PlacementPart {
  const only = names[0] ?? own ?? undefined;
  if (free) return known ? { kind: 'choose', options: names } : { kind: 'type' };
  return only === undefined ? none : { kind: 'fixed', value: only };
}

/** The user's own branch or company, from the session. */
export type OwnPlacement = Pick<UserData, 'branchName' | 'companyName'>;

const nowhere: OwnPlacement = { branchName: null, companyName: null };

/** The placement parts to ask for, depending on where the user may create loans and the selected channel. */
export function placementParts(
  places: PlacementOptions,
  chosen: string | null,
  own: OwnPlacement | null = null,
): PlacementParts {
  const { branchName, companyName } = own ?? nowhere;
  const { channels, branches, companies } = places;
  const free = isFree(places);
  const [only] = channels;
  const single = channels.length === 1 && only !== undefined;
  const channel = single ? only : chosen;
  const ofChannel = companies.filter((company) => company.channel === channel).map(({ name }) => name);
  return {
    sBranchChannelT: single ? { kind: 'fixed', value: only } : { kind: 'choose', options: channels },
    sBranchName:
      channel === RETAIL
        ? part(
            free,
            branches.length > 0,
            branches.map(({ name }) => name),
            branchName,
          )
        : none,
    sOriginatingCompanyName:
      channel && channel !== RETAIL ? part(free, companies.length > 0, ofChannel, companyName) : none,
  };
}

/** The parts that are shown as inputs. */
export function editablePlacement(parts: PlacementParts): string[] {
  return Object.entries(parts).flatMap(([name, { kind }]) => (kind === 'choose' || kind === 'type' ? [name] : []));
}

/** The placement to send: entered and fixed values. The server adds the rest. */
export function placementBody(form: PlacementForm, parts: PlacementParts): Record<string, string> {
  const names = ['sBranchChannelT', 'sBranchName', 'sOriginatingCompanyName'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const isEditable = parts[name];
      if (isEditable.kind === 'none') return [];
      const value = isEditable.kind === 'fixed' ? isEditable.value : form[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
