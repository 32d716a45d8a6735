const MAX_LENGTH = 180;

/** Control and invisible characters, separators of lines, and halves of surrogate pairs. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Characters that Windows does not allow in a name. */
const FORBIDDEN = /[<>:"|?*]/g;

/** Extensions that a system may run or show as a page. Before another extension they look harmless: `deed.exe.pdf`. */
const RUNS =
  /\.(?=(?:app|appx|bat|chm|cmd|com|cpl|desktop|dll|dmg|exe|gadget|hta|html?|inf|ins|iso|jar|jnlp|jse?|lnk|mht|mhtml|msc|msi|msp|phar|php|pif|pl|ps1|psm1|py|rb|reg|scr|sct|sh|svg|swf|url|vb|vbe|vbs|ws|wsc|wsf|wsh|xhtml|xht)(?:\.|$))/gi;

/** Names that Windows takes for devices, with any extension. */
const RESERVED = /^(?:aux|con|conin\$|conout\$|nul|prn|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/**
 * The last part of a file name, without anything that could harm a path, a header, a screen, the database or the computer it is
 * saved on. A name that is too long keeps its end, which has the extension.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const end = last.replaceAll(UNSAFE, '').replaceAll(FORBIDDEN, '_').trim().replaceAll(RUNS, '_').slice(-MAX_LENGTH);
  // The cut may have left the second half of a surrogate pair in front.
  const trimmed = end.replaceAll(UNSAFE, '').replace(/^[.\s]+/, '');
  return trimmed.replace(/[.\s]+$/, '').replace(RESERVED, '_$&') || 'unnamed';
}

/** The clean name of a PDF, which ends in `.pdf` whatever it ended in. */
export function pdfFileName(name: string): string {
  const base = cleanFileName(
    cleanFileName(name)
      .replace(/\.pdf$/i, '')
      .slice(0, MAX_LENGTH - '.pdf'.length),
  );
  return `${base}.pdf`;
}
