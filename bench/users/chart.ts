/** A line over time. */
export interface Line {
  readonly name: string;
  readonly color: string;
  /** Values at equal distances. */
  readonly values: readonly number[];
}

export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
}

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [860, 190, 70, 30, 40] as const;

/** The next round number above a value. */
function roof(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

function panel({ title, unit, lines }: Panel, top: number, seconds: number): string {
  const most = roof(Math.max(...lines.flatMap(({ values }) => values.filter(Number.isFinite)), 1));
  const width = WIDTH - LEFT - 20;
  const x = (part: number) => (LEFT + part * width).toFixed(1);
  const y = (value: number) => (top + HEIGHT * (1 - value / most)).toFixed(1);
  const grid = [0, 0.5, 1].map(
    (part) =>
      `<line x1="${LEFT}" x2="${LEFT + width}" y1="${y(part * most)}" y2="${y(part * most)}" stroke="#d0d7de"/>` +
      `<text x="${LEFT - 8}" y="${Number(y(part * most)) + 4}" text-anchor="end">${part * most}</text>`,
  );
  const time = (part: number) =>
    seconds < 120 ? `${Math.round(part * seconds)} s` : `${Math.round((part * seconds) / 6) / 10} min`;
  const times = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text x="${x(part)}" y="${top + HEIGHT + 18}" text-anchor="${part === 1 ? 'end' : 'middle'}">${time(part)}</text>`,
  );
  const drawn = lines.map(({ color, values }) => {
    const points = values.flatMap((value, place) =>
      Number.isFinite(value) ? [`${x((place + 0.5) / values.length)},${y(value)}`] : [],
    );
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`;
  });
  const names = lines.map(
    ({ name, color }, place) =>
      `<text x="${LEFT + width - 110 * (lines.length - place) + 110}" y="${top - 10}" text-anchor="end" fill="${color}">${name}</text>`,
  );
  const heading = `<text x="${LEFT}" y="${top - 10}" font-weight="bold">${title} (${unit})</text>`;
  return [heading, ...grid, ...times, ...drawn, ...names].join('\n');
}

/** Panels over the same time, as an SVG file. */
export function chart(panels: readonly Panel[], seconds: number): string {
  const height = panels.length * (HEIGHT + TOP + GAP) + 10;
  const drawn = panels.map((one, place) => panel(one, place * (HEIGHT + TOP + GAP) + TOP, seconds));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#24292f">`,
    '<title>Answers and memory of a portal over time</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}
