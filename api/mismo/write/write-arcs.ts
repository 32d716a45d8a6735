import { append, type OutElement } from '../xml/output-tree';

const arcroleStart = 'urn:fdc:mismo.org:2009:residential/';

/** Assigns labels (`ASSET_1`, `ASSET_2`, …) and collects the arcs between them. */
export interface ArcWriter {
  /** Labels an element as the next of its kind and numbers it if `sequence` is set. */
  label(element: OutElement, kind: string, sequence?: number): string;
  /** An arc, named as MISMO names it: `ASSET_IsAssociatedWith_ROLE`. */
  tie(from: string, to: string, role: string): void;
  /** Writes the arcs into a `DEAL`. */
  writeTo(deal: OutElement): void;
}

export function arcWriter(): ArcWriter {
  const counts = new Map<string, number>();
  const arcs: { from: string; to: string; role: string }[] = [];
  return {
    label(element, kind, sequence) {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      const label = `${kind}_${number}`;
      if (sequence !== undefined) element.attributes.SequenceNumber = String(sequence);
      element.attributes['xlink:label'] = label;
      return label;
    },
    tie(from, to, role) {
      arcs.push({ from, to, role });
    },
    writeTo(deal) {
      if (arcs.length === 0) return;
      const relationships = append(deal, 'RELATIONSHIPS', { 'xsi:type': 'RELATIONSHIPS' });
      arcs.forEach(({ from, to, role }, index) => {
        append(relationships, 'RELATIONSHIP', {
          SequenceNumber: String(index + 1),
          'xlink:from': from,
          'xlink:to': to,
          'xlink:arcrole': `${arcroleStart}${role}`,
        });
      });
    },
  };
}
