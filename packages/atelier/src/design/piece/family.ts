import type { Arrangement, SettingStyle } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { Random } from '../random.ts';
import type { Carrier } from './carriers.ts';
import type { PlacedOrnament } from './document.ts';
import type { PieceWish } from './wish.ts';

/** What a composition draws; the rest of the document is the same for all. */
export interface PieceSketch {
  readonly carrier: Carrier;
  readonly ornaments: PlacedOrnament[];
}

/** Draws an ornament of the front: what was asked for (motif, culture, stone), `share` of the type's usual size. */
export type DrawOrnament = (share?: number) => Ornament;

/** What a composition draws with. */
export interface Drawing {
  readonly wish: PieceWish;
  readonly random: Random;
  /** The main ornament of this seed. */
  readonly front: DrawOrnament;
  /** Everything that was asked for by name (figures, motifs, cultures), each as an ornament of its own. */
  readonly named: readonly DrawOrnament[];
  /** A single stone in a plain setting, or null when no stones are wanted. */
  readonly stone: (share: number) => Ornament | null;
  /** Where one thing was to hang from another, both of them. */
  readonly hung?: { readonly above: DrawOrnament; readonly below: DrawOrnament };
  /** Stones in a row, each this share of the centre stone; null when no stones are wanted. */
  readonly line: (shares: readonly number[], direction: 'down' | 'across') => Ornament | null;
}

/** A way to compose a piece of a type. */
export interface PieceComposition {
  readonly id: string;
  /** In the title: "drop earrings". */
  readonly noun: string;
  readonly ornate: boolean;
  /** False when this composition cannot keep what was asked. */
  readonly fits: (wish: PieceWish) => boolean;
  /** Points for what was asked or for the era; the best is drawn first. */
  readonly appeal?: (wish: PieceWish) => number;
  /** The arrangement by name that this is one way to make; asked for by name, only its ways are drawn. */
  readonly arrangement?: Arrangement;
  /** True for the ways in which one thing hangs from another: where that was asked for only they are drawn. */
  readonly hangs?: true;
  /** True for what is worn so where its words were said: where it fits, only such ways are drawn. */
  readonly leads?: true;
  /** The settings that it can show; absent: those of a front, which most pieces have. */
  readonly settings?: readonly SettingStyle[];
  /** True for a further way to make that arrangement: where nobody asked for it, the others already differ. */
  readonly onlyAsked?: true;
  readonly draw: (drawing: Drawing) => PieceSketch;
}

/** Stones that each stand alone on a chain or in a row. */
export const EACH_ALONE: readonly SettingStyle[] = ['Solitary', 'Prong', 'Bezel'];

export const placed = (slot: PlacedOrnament['slot'], ornament: Ornament, count = 1): PlacedOrnament => ({
  slot,
  count,
  ornament,
});
