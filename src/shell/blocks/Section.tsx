import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { token } from '../../theme/tokens';

const Card = styled('section')({
  minInlineSize: 0,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('surface'),
  overflow: 'clip',
});

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('s3'),
  padding: `${token('s3')} ${token('s4')}`,
  '& h2': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: 1.25 },
});

const Aside = styled('div')({ color: token('text-3'), fontSize: token('fs-small') });
const Body = styled('div')({ padding: token('s4'), 'header + &': { paddingBlockStart: 0 } });

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
  return (
    <Card aria-labelledby={title ? id : undefined}>
      {title && (
        <Head>
          <h2 id={id}>{title}</h2>
          {aside && <Aside>{aside}</Aside>}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Card>
  );
}
