import { Readable } from 'node:stream';
import type { Language } from '../../domain/format/language';
import type { AppContext } from '../app-context';
import { renderDocument } from './engine/render-document';
import { rateQuote } from './templates/rate-quote';
import type { RateQuoteData } from './templates/rate-quote.schemas';

/** The PDF of a rate quote. Nothing is stored. */
export async function rateQuoteFile(portal: AppContext, data: RateQuoteData, language: Language) {
  const pdf = await renderDocument(portal, rateQuote, data, { language, created: new Date(data.asOf) });
  const name = data.loanNum === null ? 'RATE QUOTE.pdf' : `RATE QUOTE ${data.loanNum}.pdf`;
  return { stream: Readable.from([Buffer.from(pdf)]), contentType: 'application/pdf', name };
}
