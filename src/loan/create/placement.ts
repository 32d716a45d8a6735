import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import type { UserData } from '../../access/public';

/** What a person says about where a new loan belongs. */
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

/** One part of the placement: to choose, to type where the lender keeps no list, given, or not asked. */
export type PlacementPart =
  | { readonly kind: 'choose'; readonly options: readonly string[] }
  | { readonly kind: 'type' }
  | { readonly kind: 'fixed'; readonly value: string }
  | { readonly kind: 'none' };

export type PlacementParts = Readonly<Record<keyof PlacementForm, PlacementPart>>;

const RETAIL = '1';
const none: PlacementPart = { kind: 'none' };

/** Only the lender's staff see the retail channel beside others: they may place a loan anywhere. */
const isFree = ({ channels }: PlacementOptions): boolean => channels.length > 1 && channels.includes(RETAIL);

function part(free: boolean, known: boolean, names: readonly string[], own: string | null): PlacementPart {
  const only = names[0] ?? own ?? undefined;
  if (free) return known ? { kind: 'choose', options: names } : { kind: 'type' };
  return only === undefined ? none : { kind: 'fixed', value: only };
}

/** The branch or company that the person belongs to, by the session. */
export type OwnPlacement = Pick<UserData, 'branchName' | 'companyName'>;

const nowhere: OwnPlacement = { branchName: null, companyName: null };

/** What the person is asked about the placement, by where they may create loans and the channel chosen so far. */
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

/** The parts that stand as inputs. */
export function editablePlacement(parts: PlacementParts): string[] {
  return Object.entries(parts).flatMap(([name, { kind }]) => (kind === 'choose' || kind === 'type' ? [name] : []));
}

/** The placement as it is sent: what was asked or is given; the server knows the rest. */
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
