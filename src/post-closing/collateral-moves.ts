import type { CollateralAdd } from '../../domain/post-closing/post-closing.schemas';

/** What the desk records of a note. */
export type CollateralMove = CollateralAdd['kind'];
