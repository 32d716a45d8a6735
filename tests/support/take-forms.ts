// Takes the pictures of the disclosure forms in docs/forms from what the portal makes of the samples: node --import tsx tests/support/take-forms.ts
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentTemplate } from '../../api/documents/engine/document-template';
import { sampleDocument } from '../../api/documents/engine/sample.test-support';
import { createTypesetter, type TypesetJob } from '../../api/documents/engine/typesetter';
import { armEstimateSample } from '../../api/documents/templates/arm-estimate-sample';
import { closingDisclosure, sellerDisclosure } from '../../api/documents/templates/closing-disclosure';
import { fixedEstimateSample } from '../../api/documents/templates/fixed-estimate-sample';
import { loanEstimate } from '../../api/documents/templates/loan-estimate';
import { closingForm } from '../../domain/disclosure/closing/closing-form';
import { sampleFacts, sampleRefinance } from '../../domain/disclosure/closing/closing-sample';
import { printedClosing } from '../../domain/disclosure/closing/printed-closing';

const folder = path.join(import.meta.dirname, '../../docs/forms');
const created = new Date('2026-11-20T18:42:00Z');

const payoffs = [{ to: 'Rho Servicing', amount: 150_000_00 }];
const facts = sampleFacts(sampleRefinance, { payoffs });
const refinance = printedClosing(sampleRefinance, closingForm(sampleRefinance, facts), facts);

/** Pixels for a point: the estimates are as large as the printed samples beside them. */
const [SMALL, LARGE] = [1.15, 1.6];

interface Picture {
  /** The name of its pictures, before the page. */
  readonly name: string;
  readonly job: TypesetJob;
  readonly scale: number;
  readonly pages: readonly number[];
}

const picture = <Data>(
  name: string,
  template: DocumentTemplate<Data>,
  scale: number,
  pages: readonly number[],
): Picture => ({ name, job: sampleDocument(template, 'en', created), scale, pages });

const pictures: readonly Picture[] = [
  picture('loan-estimate-fixed', { ...loanEstimate, sample: fixedEstimateSample }, SMALL, [1, 2, 3]),
  picture('loan-estimate-arm', { ...loanEstimate, sample: armEstimateSample }, SMALL, [1, 2, 3]),
  picture('closing-disclosure', closingDisclosure, LARGE, [1, 2, 3, 4, 5]),
  picture('closing-disclosure-alternative', { ...closingDisclosure, sample: refinance }, LARGE, [3]),
  picture('seller-disclosure', sellerDisclosure, LARGE, [1, 2]),
];

/** What pdf.js draws on in Node. */
interface Drawing {
  readonly canvas: HTMLCanvasElement & { toBuffer(type: 'image/png'): Uint8Array };
  readonly context: CanvasRenderingContext2D;
}

async function draw({ name, scale, pages }: Picture, pdf: Uint8Array): Promise<void> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: pdf, verbosity: 0 });
  const document = await loading.promise;
  const drawings = document.canvasFactory as { create(width: number, height: number): Drawing };
  for (const number of pages) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const { canvas, context } = drawings.create(Math.floor(viewport.width), Math.floor(viewport.height));
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    await writeFile(path.join(folder, `${name}-${number}.png`), canvas.toBuffer('image/png'));
  }
  await loading.destroy();
}

const typesetter = createTypesetter();
try {
  for (const each of pictures) {
    await draw(each, await typesetter.typeset(each.job));
    console.log(each.name);
  }
} finally {
  await typesetter.close();
}
