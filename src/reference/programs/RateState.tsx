import { useTranslate } from 'react-admin';
import type { Publication } from '../../../domain/pricing/rate-publication.schemas';
import { token } from '../../theme/tokens';
import { Box, Row } from '../../ui/layout/primitives';

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
  return (
    <Row as="span" display="inline-flex" gap={8} whiteSpace="nowrap">
      <Box
        as="span"
        inlineSize={8}
        blockSize={8}
        flex="none"
        radius="full"
        aria-hidden="true"
        style={{ background: dots[state] }}
      />
      {translate(`programs.rates.states.${state}`)}
    </Row>
  );
}
