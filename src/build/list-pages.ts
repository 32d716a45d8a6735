import { tsImport } from 'tsx/esm/api';
import type * as PageModules from './page-modules.ts';

const imported = (): Promise<typeof PageModules> => tsImport('./page-modules.ts', import.meta.url);

/** The pages that have a screen, with what the browser needs to show them. */
export const listPages = async (): Promise<typeof PageModules.pageModules> => (await imported()).pageModules;

/** The address of the first list. */
export const firstListPath = async (): Promise<string> => (await imported()).firstList;
