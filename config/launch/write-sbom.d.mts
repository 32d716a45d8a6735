export function writeSbom(file: string): Promise<number>;
