import { message } from '../../../domain/messages/message';
import { cleanText } from '../field-text';
import { elementsAt, type XmlElement } from '../xml/xml-tree';
import { maskDigits } from './mask-digits';
import { countRead, type Notes, warn } from './report';

/** One `RELATIONSHIP` of the deal whose two ends exist. */
interface Arc {
  readonly from: XmlElement;
  readonly to: XmlElement;
  readonly element: XmlElement;
  /** The relationship, the last part of the arcrole: `ASSET_IsAssociatedWith_ROLE`. */
  readonly role: string;
}

export interface Relationships {
  readonly arcs: readonly Arc[];
  /** The other ends of the arcs of an element, whichever way they point. */
  readonly others: ReadonlyMap<XmlElement, readonly XmlElement[]>;
  /** Elements with an arc whose other end is missing. */
  readonly dangling: ReadonlySet<XmlElement>;
}

/**
 * The arcs of a deal. Labels are unique within a deal; for a duplicate label, the first element is used. An arc to a missing
 * label is dropped with a warning; its record is still imported (domain facts 6.1).
 */
export function readRelationships(deal: XmlElement, notes: Notes): Relationships {
  const labeled = labelsOf(deal, notes);
  const arcs: Arc[] = [];
  const dangling = new Set<XmlElement>();
  for (const element of elementsAt(deal, 'RELATIONSHIPS/RELATIONSHIP')) {
    const fromLabel = element.attributes['xlink:from'] ?? '';
    const toLabel = element.attributes['xlink:to'] ?? '';
    const from = labeled.get(fromLabel);
    const to = labeled.get(toLabel);
    const role = element.attributes['xlink:arcrole']?.split('/').at(-1) ?? '';
    if (from && to) arcs.push({ from, to, element, role });
    else {
      warn(notes, missingLabels([from ? '' : fromLabel, to ? '' : toLabel].filter(Boolean)), element);
      const known = from ?? to;
      if (known) dangling.add(known);
    }
  }
  if (arcs.length > 0) countRead(notes, 'relationships', 0, arcs.length);
  return { arcs, others: othersOf(arcs), dangling };
}

function othersOf(arcs: readonly Arc[]): Map<XmlElement, XmlElement[]> {
  const others = new Map<XmlElement, XmlElement[]>();
  const add = (element: XmlElement, other: XmlElement) => {
    const known = others.get(element);
    if (known) known.push(other);
    else others.set(element, [other]);
  };
  for (const { from, to } of arcs) {
    add(from, to);
    add(to, from);
  }
  return others;
}

const shown = (label: string): string => cleanText(maskDigits(label), 60);

function missingLabels([label, other]: readonly string[]) {
  if (label === undefined) return message('arc-without-label');
  if (other === undefined) return message('arc-to-nowhere', { label: shown(label) });
  return message('arc-to-nowhere-twice', { label: shown(label), other: shown(other) });
}

function labelsOf(deal: XmlElement, notes: Notes): Map<string, XmlElement> {
  const labels = new Map<string, XmlElement>();
  const visit = (element: XmlElement) => {
    const label = element.attributes['xlink:label'];
    if (label) {
      if (labels.has(label)) warn(notes, message('label-repeated', { label: shown(label) }), element);
      else labels.set(label, element);
    }
    for (const child of element.children) visit(child);
  };
  visit(deal);
  return labels;
}

/** The other ends of an element's arcs with one of the names. */
export function partners(relationships: Relationships, element: XmlElement, ...names: string[]): XmlElement[] {
  return (relationships.others.get(element) ?? []).filter((other) => names.includes(other.name));
}
