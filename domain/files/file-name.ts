const MAX_LENGTH = 180;

/** Control and invisible characters, and halves of surrogate pairs. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The last part of a file name, without characters that could harm a path, a header, a screen or the database. A name that is
 * too long keeps its end, which has the extension.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const end = last.replaceAll(UNSAFE, '').trim().slice(-MAX_LENGTH);
  // The cut may have left the second half of a surrogate pair in front.
  return end.replaceAll(UNSAFE, '') || 'unnamed';
}
