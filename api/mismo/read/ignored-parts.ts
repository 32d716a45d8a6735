import { cleanText } from '../field-text';
import { pathOf, type XmlElement } from '../xml/xml-tree';
import { maskDigits } from './mask-digits';

/** Values of the file without a field in the portal, by their path. */
export interface IgnoredPart {
  readonly path: string;
  readonly count: number;
  readonly sample?: string;
}

const maxIgnoredPaths = 300;
const maxSample = 60;

interface Ignored {
  readonly element: XmlElement;
  count: number;
}

/** A path in the file, with those below it by name. */
class Place {
  private readonly below = new Map<string, Place>();
  ignored: Ignored | undefined;

  at(name: string): Place {
    const known = this.below.get(name);
    if (known) return known;
    const place = new Place();
    this.below.set(name, place);
    return place;
  }
}

/** Unread values, grouped by path, in the order of the file. Values that could contain a person's number are never shown. */
export function ignoredParts(root: XmlElement): IgnoredPart[] {
  const found: Ignored[] = [];
  const visit = (element: XmlElement, place: Place) => {
    for (const child of element.children) visit(child, place.at(child.name));
    if (element.read || element.text === '') return;
    if (place.ignored) {
      place.ignored.count += 1;
      return;
    }
    place.ignored = { element, count: 1 };
    found.push(place.ignored);
  };
  visit(root, new Place());
  return found.slice(0, maxIgnoredPaths).map(({ element, count }) => {
    const path = pathOf(element);
    const shown = isPersonal(path) ? '' : cleanText(maskDigits(element.text.slice(0, 4 * maxSample)), maxSample);
    return shown ? { path, count, sample: shown } : { path, count };
  });
}

/** Elements whose values are too personal for a report. */
function isPersonal(path: string): boolean {
  return /Taxpayer|SocialSecurity|SSN|BirthDate|Account(Identifier|Number)|CreditCard|Password/i.test(path);
}
