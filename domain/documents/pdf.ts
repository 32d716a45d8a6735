/** A page of text: its title, and lines below it. */
export interface PdfPage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The letters of lines: those of a text, or all equally wide for columns of figures. */
type PdfFont = 'Helvetica' | 'Courier';

const layouts: Readonly<Record<PdfFont, { readonly size: number; readonly leading: number }>> = {
  Helvetica: { size: 11, leading: 16 },
  Courier: { size: 9, leading: 12 },
};

/** How many lines of a font fit on a page below its title. */
export const pdfLines: Readonly<Record<PdfFont, number>> = { Helvetica: 38, Courier: 50 };

/** Letters that the standard fonts lack are shown as a question mark. */
const shown = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);

function pageContent({ title, lines }: PdfPage, font: PdfFont): string {
  const { size, leading } = layouts[font];
  const body = lines.map((line) => `(${shown(line)}) Tj T*`).join('\n');
  return `BT /F2 18 Tf 54 726 Td (${shown(title)}) Tj ET\nBT /F1 ${size} Tf ${leading} TL 54 694 Td\n${body}\nET`;
}

const fontObject = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The objects of a file: catalog, pages and two fonts, then two for each page. */
function objectsOf(pages: readonly PdfPage[], font: PdfFont): string[] {
  const place = (index: number) => 5 + index * 2;
  const kids = pages.map((_, index) => `${place(index)} 0 R`).join(' ');
  const parts = pages.flatMap((page, index) => {
    const content = pageContent(page, font);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${place(index) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontObject(font),
    fontObject('Helvetica-Bold'),
    ...parts,
  ];
}

/** A PDF on letter paper with pages of text. Each character is one byte (Latin-1). The same pages give the same file. */
export function pdfText(pages: readonly PdfPage[], font: PdfFont = 'Helvetica'): string {
  const objects = objectsOf(pages, font);
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
