import type { PrintedClosing } from '../../domain/disclosure/closing/printed-closing';
import type { AppContext } from '../app-context';
import { type RenderOptions, renderDocument } from './engine/render-document';
import { closingDisclosure, sellerDisclosure } from './templates/closing-disclosure';

const templates = { borrower: closingDisclosure, seller: sellerDisclosure } as const;

/** The PDF of a Closing Disclosure, for the borrower or for the seller. */
export const renderClosing = (
  portal: AppContext,
  form: PrintedClosing,
  party: keyof typeof templates,
  options: Omit<RenderOptions, 'language'>,
): Promise<Uint8Array> => renderDocument(portal, templates[party], form, { language: 'en', ...options });
