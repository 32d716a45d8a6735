/** Where an original note can be. */
export const notePlaces = ['closing-agent', 'vault', 'custodian', 'warehouse', 'investor'] as const;
export type NotePlace = (typeof notePlaces)[number];

export const collateralKinds = ['placed', 'shipped', 'arrived', 'returned', 'corrected'] as const;
type CollateralKind = (typeof collateralKinds)[number];

/** An entry of the log of a note. Entries are added, and never changed. */
export interface CollateralEntry {
  readonly id: string;
  readonly kind: CollateralKind;
  readonly on: string;
  /** Of `placed` and `shipped`: where the note is, or goes. */
  readonly place: NotePlace | null;
  readonly holder: string | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly baileeOn: string | null;
  /** Of `arrived` and `returned`: the shipment. Of `corrected`: the entry that does not count. */
  readonly refersTo: string | null;
}

export interface Location {
  readonly place: NotePlace;
  readonly holder: string | null;
  readonly since: string;
}

export interface Shipment {
  readonly id: string;
  readonly from: NotePlace;
  readonly to: NotePlace;
  readonly holder: string | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly baileeOn: string | null;
  readonly sentOn: string;
  readonly receivedOn: string | null;
  readonly returnedOn: string | null;
}

export interface Collateral {
  readonly location: Location;
  /** The shipment that has not arrived. */
  readonly moving: Shipment | null;
  /** The oldest first. */
  readonly shipments: readonly Shipment[];
  /** Entries that were corrected. */
  readonly corrected: ReadonlySet<string>;
  /** The latest entry that counts: the next one is not earlier, and it is the one that can be corrected. */
  readonly last: CollateralEntry | null;
}

class NoteLog {
  readonly shipments: Shipment[] = [];
  /** Where the note was before the shipment, by its ID. */
  private readonly origins = new Map<string, Location>();
  moving: Shipment | null = null;

  constructor(public location: Location) {}

  private close(id: string, days: Pick<Shipment, 'receivedOn'> | Pick<Shipment, 'returnedOn'>): Shipment | undefined {
    const index = this.shipments.findIndex((each) => each.id === id);
    const shipment = this.shipments[index];
    if (shipment === undefined) return undefined;
    const closed = { ...shipment, ...days };
    this.shipments[index] = closed;
    this.moving = null;
    return closed;
  }

  add({ id, kind, on, place, holder, carrier, tracking, baileeOn, refersTo }: CollateralEntry): void {
    if (kind === 'placed' && place) {
      this.location = { place, holder, since: on };
      this.moving = null;
    } else if (kind === 'shipped' && place) {
      const ways = { from: this.location.place, to: place, holder, carrier, tracking, baileeOn };
      const shipment = { id, ...ways, sentOn: on, receivedOn: null, returnedOn: null };
      this.origins.set(id, this.location);
      this.shipments.push(shipment);
      this.moving = shipment;
    } else if (kind === 'arrived' && refersTo) {
      const shipment = this.close(refersTo, { receivedOn: on });
      if (shipment) this.location = { place: shipment.to, holder: shipment.holder, since: on };
    } else if (kind === 'returned' && refersTo) {
      const origin = this.close(refersTo, { returnedOn: on }) && this.origins.get(refersTo);
      if (origin) this.location = { ...origin, since: on };
    }
  }
}

/** Where the note of a loan is and was, from its log in the order of its entries. Until an entry says more, the closing agent has it. */
export function collateralOf(fundedOn: string, entries: readonly CollateralEntry[]): Collateral {
  const corrected = new Set(
    entries.flatMap(({ kind, refersTo }) => (kind === 'corrected' && refersTo ? [refersTo] : [])),
  );
  const counted = entries.filter(({ id, kind }) => kind !== 'corrected' && !corrected.has(id));
  const log = new NoteLog({ place: 'closing-agent', holder: null, since: fundedOn });
  for (const entry of counted) log.add(entry);
  const { location, moving, shipments } = log;
  return { location, moving, shipments, corrected, last: counted.at(-1) ?? null };
}

/** Why an entry can't be added. */
export type CollateralProblem =
  | 'collateral-in-future'
  | 'collateral-before-last'
  | 'collateral-moving'
  | 'collateral-not-moving'
  | 'collateral-not-there'
  | 'collateral-same-place'
  | 'collateral-not-last'
  | 'collateral-bailee-later';

interface Day {
  readonly fundedOn: string;
  readonly today: string;
}

function dayProblem({ on }: CollateralEntry, { last }: Collateral, { today }: Day): CollateralProblem | null {
  if (on > today) return 'collateral-in-future';
  return last !== null && on < last.on ? 'collateral-before-last' : null;
}

/** What is wrong with an entry after these; null if nothing is. */
export function collateralProblem(
  entries: readonly CollateralEntry[],
  entry: CollateralEntry,
  day: Day,
): CollateralProblem | null {
  const now = collateralOf(day.fundedOn, entries);
  const { moving, location, last } = now;
  if (entry.kind === 'corrected') return last?.id === entry.refersTo ? null : 'collateral-not-last';
  const wrongDay = dayProblem(entry, now, day);
  if (wrongDay) return wrongDay;
  if (entry.kind === 'arrived') return moving?.id === entry.refersTo ? null : 'collateral-not-moving';
  if (entry.kind === 'returned') {
    const shipment = now.shipments.at(-1);
    const isThere = shipment?.id === entry.refersTo && shipment.returnedOn === null && last?.kind !== 'placed';
    return isThere ? null : 'collateral-not-there';
  }
  if (moving) return 'collateral-moving';
  if (entry.kind === 'placed') return null;
  const isSame = entry.place === location.place && entry.holder === location.holder;
  if (isSame) return 'collateral-same-place';
  return entry.baileeOn !== null && entry.baileeOn > entry.on ? 'collateral-bailee-later' : null;
}
