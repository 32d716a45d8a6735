/** A line of a page; the first is its title. */
export type PdfLines = readonly string[];

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

function pageContent(lines: PdfLines): string {
  const [title = '', ...rest] = lines;
  const body = rest.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return `BT /F2 20 Tf 72 712 Td (${escaped(title)}) Tj ET\nBT /F1 11 Tf 16 TL 72 676 Td\n${body}\nET`;
}

/** A one-page PDF on letter paper: a title and lines below it, in the letters of Latin-1. */
export function pdfOf(lines: PdfLines): Buffer {
  const content = pageContent(lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
