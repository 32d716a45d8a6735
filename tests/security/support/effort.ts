/** `npm run test:security` sends everything; `npm test` sends a sample. */
export const isFull = process.env.SECURITY === 'full';

/** The seed of all random choices. To repeat a run: `npm run test:security -- --seed 7`. */
export const seed = Number(process.env.FC_SEED ?? 20_261);

/** One number for the sample, another for the full run. */
export const effort = (short: number, full: number): number => (isFull ? full : short);
