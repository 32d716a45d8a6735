import type { EstimateForm } from '../../domain/disclosure/estimate/estimate-form.schemas';
import type { AppContext } from '../app-context';
import { type RenderOptions, renderDocument } from './engine/render-document';
import { loanEstimate } from './templates/loan-estimate';

/** The PDF of a Loan Estimate. */
export const renderEstimate = (
  portal: AppContext,
  form: EstimateForm,
  options: Omit<RenderOptions, 'language'>,
): Promise<Uint8Array> => renderDocument(portal, loanEstimate, form, { language: 'en', ...options });
