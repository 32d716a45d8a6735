/** What every page loads when the browser is idle, and how much it counts. Otherwise it would load files of many other screens. */
export const idleModules: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'src/ui/overlay-parts': 10, 'src/shell/palette/PaletteDialog': 5 }),
);

/** The texts that the application loads when the browser is idle. */
export const IDLE_TEXTS = 'messages';
