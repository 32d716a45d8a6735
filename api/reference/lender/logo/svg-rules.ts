/** Elements that only draw. Everything else could load, run, repeat or animate something. */
export const drawing: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'style'],
]);

/** Elements that can be left out without changing the picture. */
export const invisible: ReadonlySet<string> = new Set(['title', 'desc', 'metadata', 'script']);

/** Properties of CSS, which are also attributes. */
const properties: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'opacity', 'color', 'display'],
  ...['visibility', 'clip-path', 'clip-rule', 'stop-color', 'stop-opacity', 'paint-order', 'isolation'],
]);

const attributes: ReadonlySet<string> = new Set([
  ...['id', 'class', 'd', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height'],
  ...['points', 'transform', 'viewBox', 'version', 'preserveAspectRatio', 'offset', 'clipPathUnits', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod'],
]);

/** A value that names another element may name only one of this file. */
const isLocal = (value: string): boolean =>
  !/url\s*\(/i.test(value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '')) &&
  !/[\\<>{}@]|expression|javascript:/i.test(value);

const cleanDeclarations = (text: string): string =>
  text
    .split(';')
    .map((each) => each.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', ...more]) => more.length === 0 && properties.has(name) && isLocal(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A style sheet with the harmless properties of its plain rules; at-rules are dropped. */
export function cleanStyles(text: string): string {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => /^[\w\s.#,:>*-]+$/.test(selectors))
    .map(([, selectors = '', body = '']) => `${selectors.trim()}{${cleanDeclarations(body)}}`)
    .join('\n');
}

/** An attribute as it is kept; null if it is left out. */
export function cleanAttribute(element: string, name: string, value: string): string | null {
  if (name === 'style') return cleanDeclarations(value) || null;
  // A gradient may take its colors from another one.
  if (name === 'href') return element.endsWith('Gradient') && /^#[\w.:-]+$/.test(value) ? value : null;
  return (attributes.has(name) || properties.has(name)) && isLocal(value) ? value : null;
}
