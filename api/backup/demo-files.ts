/** Files in the data folder of a demo without which its backup could not be read. A real portal has these in its environment. */
export const demoFiles: readonly string[] = ['data-key', 'secret'];
