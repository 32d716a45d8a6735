import type { OuterPart, PartMode, Preferences, parts } from '../../theme/preferences';
import { token } from '../../theme/tokens';
import { Box, type ElementProps, Row, Stack } from '../../ui/layout/primitives';

const Piece = (props: ElementProps<'div'>) => <Row gap={3} background="surface" align="stretch" {...props} />;
const Line = (props: ElementProps<'i'>) => <Box as="i" blockSize={3} radius={2} background="line-strong" {...props} />;

const bar = { gridArea: 'bar', alignItems: 'center', paddingInline: 5, borderBlockEnd: token('border') } as const;
const nav = { gridArea: 'nav', flexDirection: 'column', padding: 5, borderInlineEnd: token('border') } as const;
const page = { gridArea: 'page', padding: 6, flexDirection: 'column', gap: 5, background: token('canvas') } as const;
const card = {
  flexDirection: 'column',
  gap: 4,
  padding: 5,
  border: token('border'),
  borderRadius: 3,
  background: token('surface'),
} as const;
const foot = { gridArea: 'foot', alignItems: 'center', paddingInline: 6, background: token('canvas') } as const;

interface Props {
  readonly schemes: Preferences['schemes'];
  /** Light or dark of the page itself. */
  readonly mode: 'light' | 'dark';
  readonly partModes: Preferences['partModes'];
}

/** A small preview of the window in given schemes and modes: toolbar, navigation, page with a button, footer. */
export function LookSample({ schemes, mode, partModes }: Props) {
  const marksOf = (part: (typeof parts)[number]) => {
    const own: PartMode = part === 'main' ? 'page' : partModes[part satisfies OuterPart];
    return { 'data-sample-scheme': schemes[part], 'data-sample-mode': own === 'page' ? mode : own };
  };
  return (
    <Stack
      gridTemplate={'"bar bar" 14px "nav page" 1fr "nav foot" 10px / 30px 1fr'}
      blockSize={78}
      overflow="hidden"
      radius="m"
      border
      background="canvas"
      aria-hidden="true"
      {...marksOf('main')}
    >
      <Piece style={bar} {...marksOf('toolbar')}>
        <Box as="i" inlineSize={7} blockSize={7} radius={2} background="accent" />
        <Line style={{ inlineSize: 18, background: token('text-3') }} />
        <Line style={{ inlineSize: 12 }} />
        <Line style={{ inlineSize: 12 }} />
      </Piece>
      <Piece style={nav} {...marksOf('navbar')}>
        <Line style={{ blockSize: 6, background: token('accent-tint'), boxShadow: `inset 8px 0 ${token('accent')}` }} />
        <Line />
        <Line style={{ inlineSize: '70%' }} />
        <Line />
      </Piece>
      <Piece style={page}>
        <Piece style={card}>
          <Line style={{ inlineSize: '55%', background: token('text-2') }} />
          <Line style={{ inlineSize: '90%' }} />
          <Line style={{ inlineSize: 24, blockSize: 8, background: token('accent') }} />
        </Piece>
      </Piece>
      <Piece style={foot} {...marksOf('footer')}>
        <Line style={{ inlineSize: 28, blockSize: 2, background: token('text-3') }} />
        <Line style={{ inlineSize: 8, blockSize: 2, background: token('accent') }} />
      </Piece>
    </Stack>
  );
}
