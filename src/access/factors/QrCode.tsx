import { encode } from 'uqr';
import { Box } from '../../ui/layout/primitives';

/** A QR code, dark on white in every theme, because cameras expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box radius="m" overflow="hidden" inlineSize={208} blockSize={208} marginInline="auto">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={208}
        height={208}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={dark} fill="#000" />
      </svg>
    </Box>
  );
}
