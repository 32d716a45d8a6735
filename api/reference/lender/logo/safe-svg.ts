import { SaxesParser, type SaxesTagNS } from 'saxes';
import { message } from '../../../../domain/messages/message';
import { refuse } from '../../../http/app-error';
import type { LogoImage } from './raster-logo';
import { cleanAttribute, cleanStyles, drawing, invisible } from './svg-rules';

const SVG = 'http://www.w3.org/2000/svg';
/** Typst draws elements recursively. */
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 5_000;
/** Every selector is compared with every element, each time that a document is made. */
const MAX_SELECTORS = 300;

const unreadable = (cause?: unknown) => refuse('wrong-type', 'logo-not-readable', { cause });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The parts of all selectors of a style sheet. */
const selectorsOf = (styles: string): number => styles.replaceAll(/\{[^}]*\}/g, ' ').match(/[\w-]+|\*/g)?.length ?? 0;

type Attributes = ReadonlyMap<string, string>;

function attributesOf(tag: SaxesTagNS, isInClip: boolean): Attributes {
  const kept = new Map<string, string>();
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (prefix === 'xmlns' || local === 'xmlns' || (uri !== '' && local !== 'href')) continue;
    // Clips within clips could multiply the work.
    if (isInClip && (value.includes('clip-path') || local === 'clip-path')) throw partRefused('clip-path');
    const clean = cleanAttribute(tag.local, local, value);
    if (clean !== null) kept.set(local, clean);
  }
  return kept;
}

const partRefused = (part: string) => refuse('wrong-type', message('logo-svg-part', { part: part.slice(0, 40) }));

const numberOf = (text: string | undefined): number =>
  Number(/^\s*([\d.]+)(px)?\s*$/.exec(text ?? '')?.[1] ?? Number.NaN);

/** The size of the picture, from its view box or else its width and height. */
function sizeOf(root: Attributes): Pick<LogoImage, 'width' | 'height'> {
  const box = root
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = Number.NaN, height = Number.NaN] = box?.slice(2) ?? [
    numberOf(root.get('width')),
    numberOf(root.get('height')),
  ];
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6)) throw unreadable();
  return { width, height };
}

/**
 * Writes an SVG again from the parts that only draw. Scripts, event handlers, links and whatever other programs added are left
 * out; an element whose loss would change the picture, such as a text or an embedded image, is refused by name.
 */
export function readSvg(bytes: Buffer): LogoImage {
  const parser = new SaxesParser({ xmlns: true });
  const out: string[] = [];
  const open: string[] = [];
  let root: Attributes | undefined;
  let elements = 0;
  let selectors = 0;
  /** How many elements that are left out are open. */
  let skipped = 0;

  parser.on('error', (error) => {
    throw unreadable(error);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length + skipped >= MAX_DEPTH) throw unreadable();
    if (skipped > 0 || (root && (tag.uri !== SVG || invisible.has(tag.local)))) {
      skipped += 1;
      return;
    }
    if (!root && (tag.uri !== SVG || tag.local !== 'svg')) throw unreadable();
    if (!drawing.has(tag.local)) throw partRefused(tag.local);
    const isInClip = tag.local === 'clipPath' || open.includes('clipPath');
    const attributes = attributesOf(tag, isInClip);
    root ??= attributes;
    open.push(tag.local);
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    out.push(`<${tag.local}${open.length === 1 ? ` xmlns="${SVG}"` : ''}${written}>`);
  });
  const style: string[] = [];
  const take = (text: string): void => {
    if (skipped === 0 && open.at(-1) === 'style') style.push(text);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const name = open.pop();
    if (name === 'style') {
      const styles = cleanStyles(style.splice(0).join(''));
      selectors += selectorsOf(styles);
      if (selectors > MAX_SELECTORS) throw unreadable();
      // A style sheet could clip what is in a clip.
      if (styles.includes('clip-path')) throw partRefused('clip-path');
      out.push(escaped(styles));
    }
    out.push(`</${name}>`);
  });

  parser.write(bytes.toString('utf8').replace(/^\ufeff/, '')).close();
  if (!root) throw unreadable();
  return { contentType: 'image/svg+xml', ...sizeOf(root), bytes: Buffer.from(out.join('')) };
}
