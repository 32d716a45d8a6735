import type { LenderContract } from '../../../domain/lender/lender.contract';
import { callsOf } from '../../providers/data/calls';
import type { SendOptions } from '../../ui/useUpload';

const { call, download, upload } = callsOf<LenderContract>();

/** The calls of the lender's logo. */
export const logoCalls = {
  facts: (signal?: AbortSignal) => call('GET /emet-data/general-settings/logo', { signal }),
  image: (signal?: AbortSignal) => download('GET /emet-data/general-settings/logo/image', { signal }),
  save: (files: readonly File[], version: number, options: SendOptions) =>
    upload('POST /emet-data/general-settings/logo', { files: { files }, body: { version }, ...options }),
  remove: (version: number) => call('DELETE /emet-data/general-settings/logo', { query: { version } }),
};
