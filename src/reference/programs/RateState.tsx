import { useTranslate } from 'react-admin';
import type { Publication } from '../../../domain/pricing/rate-publication.schemas';
import { token } from '../../theme/tokens';
import { DotLabel } from '../../ui/layout/Dot';

const dots = {
  draft: token('dot-amber'),
  scheduled: token('dot-blue'),
  'in-force': token('dot-green'),
  replaced: token('text-3'),
  withdrawn: token('dot-red'),
} as const;

/** The state of an upload of rates. */
export function RateState({ publication }: { readonly publication: Pick<Publication, 'state'> }) {
  const translate = useTranslate();
  const { state } = publication;
  return <DotLabel fill={dots[state]}>{translate(`programs.rates.states.${state}`)}</DotLabel>;
}
