import type { Brief, SettingStyle } from '@filigree/contracts';
import type { Random } from '../../random.ts';
import type { RingDesign } from '../document.ts';
import type { RingWish } from '../wish.ts';

/** The fields a recipe draws; the rest is the same for all. */
export type RingSketch = Pick<
  RingDesign,
  | 'band'
  | 'shoulders'
  | 'head'
  | 'centre'
  | 'halo'
  | 'sideStones'
  | 'bandStones'
  | 'companion'
  | 'openFront'
  | 'spinner'
  | 'detail'
>;

/**
 * A way to compose a ring. `settings` are the askable settings it fulfils; `stones` what it needs: one centre,
 * two main stones, a centre with neighbours of a kind, a row, or none.
 */
export interface Recipe {
  readonly id: string;
  readonly settings: readonly SettingStyle[];
  readonly stones: 'one' | 'two' | 'three' | 'five' | 'accented' | 'row' | 'none';
  readonly ornate: boolean;
  /** Whether the band of it swells towards the top as a dome ring does, by taper: absent where it never does. */
  readonly swells?: (brief: Brief) => boolean;
  /** Changes the plain sketch (band only, centre already in place if wanted) into this composition. */
  readonly draw: (sketch: RingSketch, wish: RingWish, random: Random) => void;
}
