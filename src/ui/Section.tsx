import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { token } from '../theme/tokens';
import { Box } from './layout/primitives';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s3')} ${token('s4')}`,
  '& h2, & h3': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: 1.25 },
  // On a phone, a long title and its aside are on separate lines.
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', rowGap: 2 },
}));

const Body = styled('div')({ padding: token('s4'), 'header + &': { paddingBlockStart: 0 } });

/**
 * Heading level of sections: 3 inside a part of the page with its own heading. Those are not landmarks, because each
 * borrower has sections with the same names.
 */
const Level = createContext<2 | 3>(2);

export const SectionLevel = Level.Provider;

interface Props {
  readonly title?: ReactNode;
  /** At the end of the header: a count, a link or a button. */
  readonly aside?: ReactNode;
  /** No padding around the content, for tables and lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled card. */
export function Section({ title, aside, flush, children }: Props) {
  const id = useId();
  const isPart = useContext(Level) === 3;
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <Box
      as="section"
      minInlineSize={0}
      border
      radius="l"
      background="surface"
      overflow="clip"
      aria-labelledby={title && !isPart ? id : undefined}
    >
      {title && (
        <Head>
          <Heading id={id}>{title}</Heading>
          {aside && (
            <Box minInlineSize={0} color="text-3" size="small">
              {aside}
            </Box>
          )}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Box>
  );
}
