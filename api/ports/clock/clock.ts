/** The time, injected so that a test decides it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
