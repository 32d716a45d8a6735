import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { token } from '../theme/tokens';

const Card = styled('section')({
  minInlineSize: 0,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  overflow: 'clip',
});

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s3')} ${token('s4')}`,
  '& h2, & h3': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: 1.25 },
  // A long title and what stands beside it share no line on a phone.
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', rowGap: 2 },
}));

const Aside = styled('div')({ minInlineSize: 0, color: token('text-3'), fontSize: token('fs-small') });
const Body = styled('div')({ padding: token('s4'), 'header + &': { paddingBlockStart: 0 } });

/**
 * The level of the headings of sections; 3 inside a part of the page that has a heading of its own. There they are no landmarks:
 * each borrower has those of the same name.
 */
const Level = createContext<2 | 3>(2);

export const SectionLevel = Level.Provider;

interface Props {
  readonly title?: ReactNode;
  /** At the end of the head: a count, a link, a button. */
  readonly aside?: ReactNode;
  /** The content goes to the edges (tables, lists with lines). */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A group of content on paper, with a title. */
export function Section({ title, aside, flush, children }: Props) {
  const id = useId();
  const isPart = useContext(Level) === 3;
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <Card aria-labelledby={title && !isPart ? id : undefined}>
      {title && (
        <Head>
          <Heading id={id}>{title}</Heading>
          {aside && <Aside>{aside}</Aside>}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Card>
  );
}
