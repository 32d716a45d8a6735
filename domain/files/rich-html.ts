import { isDroppedTag, richTagOf } from '../format/rich-marks';

const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>]){0,500})>/;
const ENTITY = /&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,30}|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/g;

const plain = (text: string): string =>
  text.replaceAll(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where the content of a dropped element ends: after its end tag, or at the end of the text. */
function behind(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\b[^>]*>`, 'ig');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/** Where a comment or declaration ends. */
function behindComment(html: string, from: number): number {
  const mark = html.startsWith('<!--', from) ? '-->' : '>';
  const end = html.indexOf(mark, from + 2);
  return end < 0 ? html.length : end + mark.length;
}

/** Closes the marks from that place on, the last one first. */
const closeFrom = (open: string[], at: number): string =>
  open
    .splice(at)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');

/** Closes a mark and all that were opened in it; an end without a beginning is nothing. */
function closing(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  return at < 0 ? '' : closeFrom(open, at);
}

/**
 * The HTML with only the allowed tags, each closed and without attributes, so that nothing in it can run. Text is kept; text
 * that only looks like a tag is escaped.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let clean = '';
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      clean += plain(html.slice(at, next < 0 ? html.length : next));
      if (next < 0) break;
      at = next;
    }
    if (/^<[!?]/.test(html.slice(at, at + 2))) {
      at = behindComment(html, at);
      continue;
    }
    const [whole, slash, given = ''] = TAG.exec(html.slice(at)) ?? [];
    if (whole === undefined) {
      clean += '&lt;';
      at += 1;
      continue;
    }
    at += whole.length;
    const name = given.toLowerCase();
    const tag = richTagOf(name);
    if (isDroppedTag(name)) at = slash ? at : behind(html, name, at);
    else if (tag === 'br') clean += '<br>';
    else if (tag && slash) clean += closing(open, tag);
    else if (tag) {
      open.push(tag);
      clean += `<${tag}>`;
    }
  }
  return clean + closeFrom(open, 0);
}

/** The words of a text without its marks. */
export const plainTextOf = (html: string): string =>
  cleanHtml(html)
    .replaceAll(/<\/(?:p|h[2-4]|li)>|<br>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
