import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Publication } from '../../../domain/pricing/rate-publication.schemas';
import { token } from '../../theme/tokens';

const Whole = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });
const Dot = styled('span')({ inlineSize: 8, blockSize: 8, flex: 'none', borderRadius: '50%' });

const dots = {
  draft: token('dot-amber'),
  scheduled: token('dot-blue'),
  'in-force': token('dot-green'),
  replaced: token('text-3'),
  withdrawn: token('dot-red'),
} as const;

/** Where an upload of rates stands. */
export function RateState({ publication }: { readonly publication: Pick<Publication, 'state'> }) {
  const translate = useTranslate();
  const { state } = publication;
  return (
    <Whole>
      <Dot aria-hidden="true" style={{ background: dots[state] }} />
      {translate(`programs.rates.states.${state}`)}
    </Whole>
  );
}
