import { styled } from '@mui/material/styles';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { token } from '../../theme/tokens';
import { type RichNode, readRichText } from './rich-nodes';

/** How the marks look, while they are written and where they are read. */
export const richTextStyle = {
  fontSize: token('fs-text'),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: token('s2') },
  '& h2': { fontSize: token('fs-h2'), fontWeight: 600, lineHeight: 1.35 },
  '& h3': { fontSize: token('fs-h3'), fontWeight: 600, lineHeight: 1.35 },
  '& h4': { fontSize: token('fs-text'), fontWeight: 600, lineHeight: 1.35 },
  '& strong': { fontWeight: 600 },
  '& ul, & ol': { paddingInlineStart: token('s6') },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li > p': { margin: 0 },
} as const;

const Body = styled('div')(richTextStyle);

type RenderText = (text: string) => ReactNode;

const element =
  (words: RenderText) =>
  (node: RichNode, key: number): ReactNode => {
    if (typeof node === 'string') return <Fragment key={key}>{words(node)}</Fragment>;
    return node.tag === 'br' ? (
      <br key={key} />
    ) : (
      createElement(node.tag, { key, dir: 'auto' }, node.children.map(element(words)))
    );
  };

const asTheyAre: RenderText = (text) => text;

/** Read-only rich text, built from allowed formatting and never from HTML, so that nothing can execute. `words` marks words. */
export function RichText({ html, words = asTheyAre }: { readonly html: string; readonly words?: RenderText }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return <Body>{nodes.map(element(words))}</Body>;
}
