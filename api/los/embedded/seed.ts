import type { Db } from './los-db';
export async function seedDemoLoans(_db: Db, _now: Date, _progress?: (step: string) => void): Promise<void> {}
