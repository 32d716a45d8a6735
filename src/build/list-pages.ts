import { tsImport } from 'tsx/esm/api';
import type { PageModule } from './page-modules.ts';

/** The pages that have a screen, with what the browser needs to show them. */
export async function listPages(): Promise<readonly PageModule[]> {
  const { pageModules }: { pageModules: readonly PageModule[] } = await tsImport('./page-modules.ts', import.meta.url);
  return pageModules;
}
